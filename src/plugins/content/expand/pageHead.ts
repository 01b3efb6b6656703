import { autoImports } from '../../components/autoImports';
import { platformById, type PlatformId } from '../../../model/platforms';
import type { PageContext } from '../site/expandContext';
import { applyEdits, type Edit, type Placed } from '../source/placed';
import { versionsOf } from '../site/siteIndex';

/** The last line of a document. */
function feedbackElement(platform: PlatformId | undefined, version: string | undefined): string {
  const attributes = [
    platform === undefined ? '' : ` platform="${platformById(platform).label}"`,
    version === undefined ? '' : ` version="${version}"`,
  ];
  return `<Feedback${attributes.join('')} />`;
}

/** What names the first ⇄ link of a page; the others have the same meaning. */
function firstEquivalents(text: string): Edit[] {
  const mark = '<Equivalents ';
  const start = text.indexOf(mark);
  return start < 0 ? [] : [{ start, end: start + mark.length, text: `${mark}first ` }];
}

/**
 * Adds what the writer of a page need not write: imports, the line of availability, and the link for feedback.
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
  const edits = firstEquivalents(text);
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
