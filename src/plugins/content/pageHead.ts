import { posix } from 'node:path';
import { autoImports } from './autoImports';
import { platformById, type PlatformId } from '../../model/platforms';
import type { PageContext } from './expandContext';
import { applyEdits, type Edit, type Placed } from './placed';
import { versionsOf } from './siteIndex';

/** The last line of a document. */
function feedbackElement(platform: PlatformId | undefined, version: string | undefined): string {
  const attributes = [
    platform === undefined ? '' : ` platform="${platformById(platform).label}"`,
    version === undefined ? '' : ` version="${version}"`,
  ];
  return `<Feedback${attributes.join('')} />`;
}

/** Anchor of the section of a migration page that has the upgrade path. */
const upgradeAnchor = 'your-upgrade';

/** What puts a link to the platform's upgrade path above the versions of a changelog, if there is one. */
function upgradeLink(text: string, { input, path, place }: PageContext): Edit[] {
  if (place.type !== 'guide' || place.kind.id !== 'changelog') return [];
  const migration = posix.join(posix.dirname(path), 'migration.mdx');
  if (input.index.errors.anchors.get(migration)?.includes(upgradeAnchor) !== true) return [];
  const start = text.search(/^## /m);
  const link = `[Upgrade from an older version](./migration.mdx#${upgradeAnchor})`;
  return start < 0 ? [] : [{ start, end: start, text: `${link}\n\n` }];
}

/** What names the first ⇄ link of a page; the others have the same meaning. */
function firstEquivalents(text: string): Edit[] {
  const mark = '<Equivalents ';
  const start = text.indexOf(mark);
  return start < 0 ? [] : [{ start, end: start + mark.length, text: `${mark}first ` }];
}

/**
 * Adds what the writer of a page need not write: imports, the line of availability, the link from a changelog to the
 * upgrade path, and the link for feedback.
 *
 * @param page The expanded text of the page, with its front matter.
 */
export function withPageHead(page: Placed, context: PageContext): Placed {
  const { place, scope } = context;
  const { text } = page;
  const version = scope === undefined ? undefined : versionsOf(context.input.index, scope)[0];
  const availability =
    place.type === 'guide'
      ? `<Availability${version === undefined ? '' : ` version="${version}"`} />`
      : '';
  const isDocument = place.type !== 'shared' && place.type !== 'misplaced';
  const feedback = isDocument ? feedbackElement(scope?.platform, version) : '';
  const edits = [...upgradeLink(text, context), ...firstEquivalents(text)];
  if (feedback !== '') {
    edits.push({ start: text.trimEnd().length, end: text.length, text: `\n\n${feedback}\n` });
  }
  const withFeedback = applyEdits(page, edits);
  const head = [autoImports(`${availability}\n${withFeedback.text}`), availability]
    .filter(Boolean)
    .join('\n\n');
  if (head === '') return withFeedback;
  const start = /^---\n[\s\S]*?\n---\n/.exec(text)?.[0].length ?? 0;
  return applyEdits(withFeedback, [{ start, end: start, text: `\n${head}\n\n` }]);
}
