import { basename } from 'node:path';
import { kindsOf, pageKind } from '../../model/pageKinds';
import { type Api, type ApiComment, apiKey, type ApiSet, type Scope } from '../api/types';
import { equivalentsMark, referenceFolders } from '../content/symbols/links';
import { symbolOn, type Resolved } from '../content/symbols/resolve';
import type { SiteIndex } from '../content/site/siteIndex';
import { restriction, type RenderContext } from '../content/symbols/tables';

/** A kind of symbol that has its own page. */
export type TopKind = keyof typeof referenceFolders;

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

/**
 * A type or variable of the package, with what the model says of it.
 *
 * @throws Error where the package declares no such symbol.
 */
export function resolve(
  { apis, scope, api, packageName }: Reference,
  name: string,
  kind: TopKind,
): Resolved {
  // A variable shares its name with the interface it is of; only its own comment is about it.
  const declared = api.symbols.get(kind === 'variable' ? `${name}()` : name);
  if (declared === undefined) throw new Error(`"${name}" is not a ${kind} of ${packageName}.`);
  const symbol = kind === 'variable' ? undefined : symbolOn(apis, scope, name);
  return symbol ?? { id: name, kind: 'type', text: name, declared, neutral: undefined };
}

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
  const examples = symbol.declared?.comment.examples ?? [];
  return examples
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
  const mentions = [...(index.mentions.get(apiKey(scope)) ?? [])].filter(
    ([mention]) => mention === id || mention.startsWith(`${id}.`),
  );
  const guides = new Set(mentions.flatMap(([, paths]) => paths));
  const items = kindsOf(scope.product).flatMap((kind) => {
    const path = [...guides].find((guide) => basename(guide, '.mdx') === kind.id);
    if (path === undefined) return [];
    const members = mentions.filter(([mention, paths]) => mention !== id && paths.includes(path));
    const shown = members.map(([mention]) => `\`sdk:${mention}\``).join(', ');
    return [`- ${guideLink(path)}${shown && `: ${shown}`}`];
  });
  return items.length === 0 ? '' : `## Used in these guides\n\n${items.join('\n')}`;
}

/** Functions and members of the package whose declaration names a type, each as a link. */
export function usedBy({ api }: Reference, name: string): string {
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
