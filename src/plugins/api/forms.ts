import { membersOf, type Api, type ApiSymbol } from './types';

/**
 * Makes the functions of one object further forms of those of another, where a package offers both:
 * in Cordova, an object whose functions take callbacks beside one whose functions return Promises.
 * Afterward, the first object is no longer a symbol.
 *
 * @throws Error naming the functions that only one of the two objects has.
 */
export function joinForms(api: Api, object: string, into: string): Api {
  const names = (type: string): string[] => membersOf(api, type).map(({ name }) => name);
  const known = names(into);
  const further = names(object);
  const alone = [
    ...known.filter((name) => !further.includes(name)).map((name) => `${into}.${name}`),
    ...further.filter((name) => !known.includes(name)).map((name) => `${object}.${name}`),
  ];
  if (further.length === 0 || alone.length > 0) {
    throw new Error(
      `${api.id}: "${object}" and "${into}" have the same functions, but ${alone.join(', ') || object} ${alone.length === 1 ? 'stands' : 'stand'} alone.`,
    );
  }
  const symbols = new Map<string, ApiSymbol>();
  for (const [id, symbol] of api.symbols) {
    if (symbol.parent === object || id === object) continue;
    const form = symbol.parent === into ? api.symbols.get(`${object}.${symbol.name}`) : undefined;
    symbols.set(
      id,
      form === undefined ? symbol : { ...symbol, overloads: [...(symbol.overloads ?? []), form] },
    );
  }
  return { ...api, symbols };
}
