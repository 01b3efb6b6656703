// The result as a Markdown table.

/** @import { Cost } from './measure.mjs' */

/**
 * @typedef {object} Row
 * @property {string} name
 * @property {number} pages
 * @property {Cost} cold
 * @property {Cost} warm
 * @property {Cost} changed
 */

/**
 * @param {Row} row
 * @returns {string}
 */
function peak({ cold, warm, changed }) {
  const peaks = [cold, warm, changed].flatMap(({ peakMiB }) => peakMiB ?? []);
  return peaks.length === 0 ? '–' : `${(Math.max(...peaks) / 1024).toFixed(1)} GiB`;
}

/**
 * @param {readonly Row[]} rows
 * @returns {string}
 */
export function table(rows) {
  return [
    '| | pages | cold | warm | one page changed | peak memory | a page, cold | a page, warm |',
    '|---|---|---|---|---|---|---|---|',
    ...rows.map((row) => {
      const { name, pages, cold, warm, changed } = row;
      const each = [cold, warm].map(({ seconds }) => `${Math.round((seconds * 1000) / pages)} ms`);
      const times = [cold, warm, changed].map(({ seconds }) => `${Math.round(seconds)} s`);
      return `| ${[name, pages, ...times, peak(row), ...each].join(' | ')} |`;
    }),
  ].join('\n');
}
