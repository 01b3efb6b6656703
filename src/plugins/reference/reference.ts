import { basename } from 'node:path';
import { kindsOf, pageKind } from '../../model/pageKinds';
import type { Api, ApiComment, ApiSymbol } from '../api/types';
import { equivalentsMark } from '../content/equivalents';
import { referenceFolders } from '../content/links';
import {
  apiKey,
  commentFor,
  kindOf,
  resolveSymbol,
  type ApiSet,
  type Resolved,
  type Scope,
} from '../content/resolve';
import type { SiteIndex } from '../content/siteIndex';
import { restriction, type RenderContext } from '../content/tables';

/** What the pages of one package's reference are made of. */
export interface Reference extends RenderContext {
  readonly index: SiteIndex;
  /** Declarations of the package. */
  readonly api: Api;
  /** npm name of the package. */
  readonly packageName: string;
}

/** The reference of one package. Mentions stay `sdk:` links: the loader expands them as it does in guides. */
export function referenceOf(
  apis: ApiSet,
  index: SiteIndex,
  scope: Scope,
  packageName: string,
): Reference {
  const api = apis.platforms.get(apiKey(scope));
  if (api === undefined) throw new Error(`No declarations for ${apiKey(scope)}.`);
  const hrefOf = (name: string): string | undefined => {
    const kind = (api.symbols.get(name) ?? api.symbols.get(`${name}()`))?.kind;
    return kind === undefined
      ? undefined
      : `../${referenceFolders[kind as keyof typeof referenceFolders]}/${name}.mdx`;
  };
  return { apis, index, scope, api, packageName, hrefOf, link: (markdown) => markdown };
}

/** The package's own declaration, with what the model says of it. */
export function resolve({ apis, scope }: Reference, declared: ApiSymbol): Resolved {
  const id = declared.id.replace(/\(\)$/, '');
  const own: Resolved = { id, kind: kindOf(declared), text: id, declared, neutral: undefined };
  // A variable shares its name with the interface it is of; only its own comment is about it.
  if (declared.kind === 'variable') return own;
  // The model knows a member of an enumeration by its value.
  const value = `${declared.parent ?? ''}.${declared.type.replace(/'/g, '')}`;
  for (const name of declared.kind === 'enumMember' ? [value, id] : [id]) {
    const resolution = resolveSymbol(apis, scope, name);
    if ('ok' in resolution && resolution.ok.neutral !== undefined) {
      return { ...resolution.ok, declared };
    }
  }
  return own;
}

/** What is said of a symbol of the package. */
export const commentOf = (reference: Reference, symbol: Resolved): ApiComment =>
  commentFor(symbol, reference.apis.model);

/** Facts in one line, and the mark that opens the symbol's names on other platforms. */
export function factLine(
  { scope }: Reference,
  symbol: Resolved,
  facts: Readonly<Record<string, string | undefined>>,
): string {
  const parts = Object.entries(facts).flatMap(([label, text = '']) =>
    text === '' ? [] : [`**${label}:** ${text}`],
  );
  const only = restriction(symbol, scope);
  if (only !== undefined) parts.push(`**${only}**`);
  return `${parts.join(' · ')}${equivalentsMark(symbol, scope)}`.trim();
}

/** The notice on a deprecated symbol. */
export const deprecation = ({ deprecated }: ApiComment): string =>
  deprecated === undefined ? '' : `:::warning[Deprecated]\n\n${deprecated}\n\n:::`;

/** Examples of the declaration. Those of the model name one package; each reference shows its own. */
export function examples(reference: Reference, symbol: Resolved): string {
  const own = symbol.declared?.comment.examples ?? [];
  return own
    .map((example) => (example.startsWith('```') ? example : `\`\`\`ts\n${example}\n\`\`\``))
    .join('\n\n')
    .replace(/(?<=from ')@deckle\/[\w-]+(?=')/g, reference.packageName);
}

/** Link to a guide of the platform, from a page of the reference. */
export const guideLink = (path: string): string => {
  const file = basename(path);
  return `[${pageKind(basename(path, '.mdx'))?.title ?? file}](../../${file})`;
};

/** Guides of the platform that mention a symbol or its members. */
export function usedIn({ index, scope }: Reference, { id }: Resolved): string {
  const members = new Map<string, string[]>();
  for (const [mention, paths] of index.mentions.get(apiKey(scope)) ?? []) {
    if (mention !== id && !mention.startsWith(`${id}.`)) continue;
    for (const path of paths) {
      const known = members.get(path) ?? [];
      members.set(path, mention === id ? known : [...known, `\`sdk:${mention}\``]);
    }
  }
  const kinds = kindsOf(scope.product).map((kind) => kind.id);
  const rank = ([path]: readonly [string, unknown]): number =>
    kinds.indexOf(basename(path, '.mdx'));
  const items = [...members]
    .sort((a, b) => rank(a) - rank(b))
    .map(
      ([path, shown]) =>
        `- ${[guideLink(path), ...(shown.length > 0 ? [shown.join(', ')] : [])].join(': ')}`,
    );
  return items.length === 0 ? '' : `## Used in these guides\n\n${items.join('\n')}`;
}

/** Functions and members of the package whose declaration names a type, each as a link. */
export function usedBy({ api }: Reference, { name }: ApiSymbol): string {
  const named = new RegExp(`\\b${name}\\b(?!\\()`);
  const links = [...api.symbols.values()]
    .filter(({ kind }) => kind === 'function' || kind === 'property')
    .filter((user) => user.parent !== name && named.test(user.signature.slice(user.name.length)))
    .map(({ kind, parent = '', name: user }) => {
      const code = `${parent}.${user}${kind === 'function' ? '()' : ''}`;
      return `[\`${code}\`](../interfaces/${parent}.mdx#${user})`;
    });
  return links.length === 0 ? '' : `**Used by:** ${links.join(', ')}`;
}
