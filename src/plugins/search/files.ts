import { groupBy } from '../../../samples/verifier/src/groupBy.mjs';
import type { IndexFile, PageRow } from '../../search/format';
import { generalFile } from '../../search/format';

/** The files of the index: one per platform with both of its products, one for pages of no platform. */
export function filesOf(rows: readonly PageRow[]): ReadonlyMap<string, IndexFile> {
  return groupBy(rows, ({ platform }) => platform ?? generalFile);
}

/** Module that imports each file when it is asked for. */
export function filesModule(names: readonly string[]): string {
  const entries = names.map(
    (name) =>
      `  ${JSON.stringify(name)}: () => import(/* webpackChunkName: "search-${name}" */ ${JSON.stringify(`./${name}.json`)}),`,
  );
  return `export default {\n${entries.join('\n')}\n};\n`;
}
