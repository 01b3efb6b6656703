import type { Api, ApiSymbol, PackageForm } from './types';

/** The API of one of a platform's packages. */
export interface PackageApi {
  /** What readers call the package. */
  readonly label: string;
  readonly api: Api;
  /** Beginnings of ids that the first package spells otherwise, and its spelling: `['Level', 'Logger.Level']`. */
  readonly renamed?: readonly (readonly [string, string])[];
}

/** A package's id in the spelling of the first package. */
function common(id: string, { renamed = [] }: PackageApi): string {
  const rule = renamed.find(([prefix]) => id.startsWith(prefix));
  return rule === undefined ? id : rule[1] + id.slice(rule[0].length);
}

/** What distinguishes two forms of a symbol. */
function shape({ kind, id, signature, overloads = [] }: ApiSymbol): string {
  return [kind, id, signature, ...overloads.map((form) => form.signature)].join('\n');
}

/**
 * The packages of one platform as one API, in the spelling of the first. A symbol that all packages
 * declare alike is taken from the first. For any other, {@link ApiSymbol.packages} lists the declaration of each
 * package, and the comment is that of the first package that has the symbol.
 */
export function mergePackages(id: string, packages: readonly PackageApi[]): Api {
  const forms = new Map<string, { shape: string; labels: string[]; symbol: ApiSymbol }[]>();
  for (const one of packages) {
    for (const symbol of one.api.symbols.values()) {
      const key = common(symbol.id, one);
      const known = forms.get(key) ?? [];
      const symbolShape = shape(symbol);
      const same = known.find((form) => form.shape === symbolShape);
      if (same === undefined) known.push({ shape: symbolShape, labels: [one.label], symbol });
      else same.labels.push(one.label);
      forms.set(key, known);
    }
  }
  const symbols = new Map<string, ApiSymbol>();
  for (const [key, list] of forms) {
    const [first] = list;
    if (first === undefined) continue;
    const dot = key.lastIndexOf('.');
    const symbol: ApiSymbol = {
      ...first.symbol,
      id: key,
      name: key.slice(dot + 1),
      ...(dot < 0 ? {} : { parent: key.slice(0, dot) }),
    };
    const everywhere = list.length === 1 && first.labels.length === packages.length;
    const differing: readonly PackageForm[] = list.map(({ labels, symbol: form }) => ({
      labels,
      symbol: form,
    }));
    symbols.set(key, everywhere ? symbol : { ...symbol, packages: differing });
  }
  return { id, symbols, packages: packages.map(({ label }) => label) };
}
