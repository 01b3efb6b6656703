import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { isSamePath } from '@docusaurus/theme-common/internal';
import { documentAttribute } from '@site/src/model/pageState';
import { remembering } from '@site/src/client/remember';
import { requestText } from '@site/src/client/request';
import { loadStyles } from '@site/src/client/stylesheets';
import { classifyDocPath } from '@site/src/model/docPaths';
import type { PageKindId } from '@site/src/model/pageKinds';
import { switchTarget, type SiteMap } from '@site/src/model/siteMap';
import { isComparable } from '@site/src/model/comparison';
import { alignSections } from './align';
import { sectionsOf } from './read';
import View from './View';

/** Element that contains the text of a guide. */
const textSelector = '.theme-doc-markdown';

/** HTML of the text in a document. */
function textIn(root: ParentNode, path: string): string {
  const element = root.querySelector(`[${documentAttribute}] ${textSelector}`);
  if (element === null) throw new Error(`There is no text of a guide in ${path}.`);
  return element.innerHTML;
}

/** A stylesheet in a page. */
const inlined = /<style data-href="([^"]*)">.*?<\/style>/gs;

/** HTML of the text of a guide: of the one in view, or on another page, whose stylesheets are loaded. */
const textOf = remembering(async (path) => {
  if (isSamePath(path, window.location.pathname)) return textIn(document, path);
  const html = await requestText(path);
  await loadStyles([...html.matchAll(inlined)].map(([, href = '']) => href));
  // The security policy of the page in view allows its own styles only: the browser would report those of the other.
  return textIn(new DOMParser().parseFromString(html.replace(inlined, ''), 'text/html'), path);
});

export interface Request {
  /** Id of the document in view. */
  readonly id: string;
  /** Its address. */
  readonly path: string;
  /** Id of the other platform, as the address has it. */
  readonly other: string;
  readonly siteMap: SiteMap;
}

/** What to show because of the address. */
export interface CompareResult {
  readonly node: ReactNode;
  /** Whether it replaces the guide; otherwise it is above the guide. */
  readonly replaces: boolean;
}

const nothing: CompareResult = { node: undefined, replaces: false };

/**
 * Loads the other guide and places both side by side.
 *
 * @throws Error if the other guide cannot be loaded.
 */
export async function compare({ id, path, other, siteMap }: Request): Promise<CompareResult> {
  const here = classifyDocPath(`${id}.mdx`);
  if (here.type !== 'guide' || !isComparable(here.kind)) return nothing;
  const product = siteMap.products.find((entry) => entry.id === here.product);
  const platform = product?.platforms.find((entry) => entry.id === here.platform);
  if (product === undefined || platform === undefined) return nothing;
  const { title } = here.kind;
  const kind = here.kind.id as PageKindId;
  const target = product.platforms.find((entry) => entry.id.toLowerCase() === other.toLowerCase());
  if (target === platform) return nothing;
  const otherPath = target?.pages[kind];
  if (target === undefined || otherPath === undefined) {
    const nearest = target && switchTarget(product, target, kind);
    const reason =
      target === undefined
        ? `no platform is called “${other.slice(0, 40)}”`
        : `${target.label} has no page “${title}”`;
    const node = (
      <div className="alert alert--warning margin-bottom--md" role="alert">
        {`There is nothing to compare with: ${reason}. `}
        {nearest !== undefined && (
          <Link to={nearest.path}>{`Open ${nearest.title} on ${target?.label ?? ''}`}</Link>
        )}
      </div>
    );
    return { node, replaces: false };
  }
  const texts = await Promise.all([textOf(path), textOf(otherPath)]);
  const left = sectionsOf({ kind, path, label: platform.label, html: texts[0], prefix: '' });
  const right = sectionsOf({
    kind,
    path: otherPath,
    label: target.label,
    html: texts[1],
    prefix: `${target.id}-`,
  });
  const node = (
    <View
      kind={kind}
      title={title}
      left={platform}
      right={target}
      choices={product.platforms.flatMap((entry) => {
        const page = entry.pages[kind];
        return page === undefined ? [] : [{ id: entry.id, label: entry.label, path: page }];
      })}
      rows={alignSections(left, right)}
    />
  );
  return { node, replaces: true };
}
