// What a writer waits for, as a Markdown table beside the goals.

/**
 * Seconds. A line of the API is measured on this site only: the template has none.
 * @typedef {object} DevCost
 * @property {number} cold From `npm start` to the first page, without caches.
 * @property {number} warm The same, with the caches of the start before.
 * @property {number} saved From saving a page to the page in the browser.
 * @property {number} [model] From saving a line of the API to the page in the browser.
 */

/**
 * @typedef {object} Goal
 * @property {string} name
 * @property {'cold' | 'warm' | 'saved' | 'model'} figure
 * @property {number} [times] At most so many times the template's.
 * @property {number} [seconds] At most so many seconds.
 */

/** @type {readonly Goal[]} */
const goals = [
  { name: 'First page, cold', figure: 'cold', times: 3 },
  { name: 'First page, warm', figure: 'warm', times: 3 },
  { name: 'Saved page', figure: 'saved', times: 1.5 },
  { name: 'Saved line of the API', figure: 'model', seconds: 10 },
];

/**
 * The middle one of some figures.
 * @param {readonly number[]} values
 * @returns {number} The larger of the two in the middle for an even number of figures.
 */
export const median = (values) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** @param {number | undefined} seconds */
const inSeconds = (seconds) => (seconds === undefined ? '–' : `${seconds.toFixed(1)} s`);

/**
 * @param {Goal} goal
 * @param {number | undefined} seconds
 * @param {number | undefined} ratio
 */
function verdict({ times, seconds: limit }, seconds, ratio) {
  const figure = times === undefined ? seconds : ratio;
  if (figure === undefined) return '–';
  return figure <= (times ?? limit ?? 0) ? 'met' : 'missed';
}

/**
 * Figures beside goals.
 * @param {DevCost | undefined} site Nothing where it was not measured.
 * @param {DevCost | undefined} template
 * @returns {string}
 */
export function devTable(site, template) {
  return [
    '| | this site | template | ratio | goal | |',
    '|---|---|---|---|---|---|',
    ...goals.map((goal) => {
      const { name, figure, times, seconds } = goal;
      const own = site?.[figure];
      const other = template?.[figure];
      const ratio = own === undefined || other === undefined ? undefined : own / other;
      const cells = [
        name,
        inSeconds(own),
        inSeconds(other),
        ratio === undefined ? '–' : ratio.toFixed(1),
        times === undefined ? `≤ ${seconds ?? 0} s` : `≤ ${times} × template`,
        verdict(goal, own, ratio),
      ];
      return `| ${cells.join(' | ')} |`;
    }),
  ].join('\n');
}
