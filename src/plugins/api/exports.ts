import { ownMembersOf, type Api, type ApiSymbol } from './types';

const placeOf = ({ file, line }: ApiSymbol): string => `${file} ${String(line).padStart(6)}`;

const inOrder = (symbols: readonly ApiSymbol[]): ApiSymbol[] =>
  symbols.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));

/**
 * What a package in TypeScript exports: its own declarations, and types of the model that it exports again. A type has
 * the members of each base that the package doesn't export, also of `Omit<Base, 'member'>`.
 *
 * @param own What the package declares.
 * @param source Of its entry module.
 */
export function exportsOf(own: Api, source: string, model: Api): Api {
  const imported = new Map(
    [...source.matchAll(/(\w+) as (\w+)/g)].map(([, name = '', alias = '']) => [alias, name]),
  );
  const again = [...source.matchAll(/^export type \{([^}]*)\}/gm)].flatMap(
    ([, names = '']) => names.match(/\w+/g) ?? [],
  );
  const isExported = (name: string): boolean =>
    again.includes(name) || own.symbols.get(name)?.isInternal === false;
  const membersOf = (api: Api, { bases, name: type }: ApiSymbol): ApiSymbol[] => {
    const members = ownMembersOf(api, type);
    const inherited = bases.flatMap((base) => {
      const [, name = base, omitted = ''] = /^Omit<\s*(\w+), (.*)>$/.exec(base) ?? [];
      if (isExported(name)) return [];
      const declared = own.symbols.get(name);
      const neutral = model.symbols.get(imported.get(name) ?? name);
      const all = declared ? membersOf(own, declared) : neutral ? membersOf(model, neutral) : [];
      return all.filter((member) => !omitted.includes(`'${member.name}'`));
    });
    const isOwn = ({ name }: ApiSymbol): boolean => members.some((member) => member.name === name);
    return [...inherited.filter((member) => !isOwn(member)), ...members];
  };
  const withMembers = (api: Api, type: ApiSymbol): ApiSymbol[] => [
    type,
    ...inOrder(membersOf(api, type)).map((member) => ({
      ...member,
      id: `${type.name}.${member.name}`,
      parent: type.name,
    })),
  ];
  const types = [...own.symbols.values()].filter(
    ({ isInternal, parent }) => parent === undefined && isInternal === false,
  );
  const symbols = inOrder([...types, ...again.flatMap((name) => model.symbols.get(name) ?? [])])
    .flatMap((type) => withMembers(own.symbols.has(type.id) ? own : model, type))
    .map((symbol): [string, ApiSymbol] => [symbol.id, symbol]);
  return { ...own, symbols: new Map(symbols) };
}
