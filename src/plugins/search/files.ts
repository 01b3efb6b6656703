import { groupBy } from '../../base/groupBy';
import type { IndexFile, PageRow, SectionRow } from '../../search/format';
import { generalFile, outlineFile, symbolDepth, symbolsFile } from '../../search/format';

/** Longest text of a page in the outline, in characters: that of a description. */
const longestText = 160;

/** The beginning of a text, up to the end of a word. */
const beginningOf = (text: string): string =>
  text.length <= longestText ? text : text.slice(0, longestText).replace(/\s+\S*$/, '');

/** What the outline says of a section: its heading and, if it is about a symbol, its other names. */
function outlineSection([anchor, heading, depth, prose, , names]: SectionRow): SectionRow {
  if (depth === 0) return [anchor, heading, depth, beginningOf(prose)];
  return depth === symbolDepth && names !== undefined
    ? [anchor, heading, depth, '', '', names]
    : [anchor, heading, depth, ''];
}

/** The pages of all platforms without their text. Of a reference, only the first page: guides show its symbols, too. */
export function outlineOf(rows: readonly PageRow[]): IndexFile {
  return rows
    .filter(
      ({ platform, kind, path }) =>
        platform !== undefined && (kind !== 'api' || path.endsWith('/api/')),
    )
    .map((page) => ({
      ...page,
      sections: (page.kind === 'api' ? page.sections.slice(0, 1) : page.sections).map(
        outlineSection,
      ),
    }));
}

/** The files of the index: one per platform with both of its products, one for pages of no platform, one for symbols on all platforms, and the outline. */
export function filesOf(rows: readonly PageRow[]): ReadonlyMap<string, IndexFile> {
  return new Map<string, IndexFile>([
    ...groupBy(rows, ({ platform, kind }) =>
      kind === 'symbols' ? symbolsFile : (platform ?? generalFile),
    ),
    [outlineFile, outlineOf(rows)],
  ]);
}

/** Module that imports each file when it is asked for. */
export function filesModule(names: readonly string[]): string {
  const entries = names.map(
    (name) =>
      `  ${JSON.stringify(name)}: () => import(/* webpackChunkName: "search-${name}" */ ${JSON.stringify(`./${name}.json`)}),`,
  );
  return `export default {\n${entries.join('\n')}\n};\n`;
}
