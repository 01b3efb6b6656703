/** How many addresses are listed one by one for the same problem. */
const most = 5;

/**
 * Groups what is wrong with many addresses in the same way, as with a host that sends no headers at all.
 * @param {readonly string[]} problems Lines of a report: path, two spaces, what is wrong.
 * @returns {string[]} Lines to print, those of many addresses first.
 */
export function summarize(problems) {
  /** @type {Map<string, string[]>} */
  const paths = new Map();
  for (const problem of problems) {
    const [path = '', ...text] = problem.split('  ');
    paths.set(text.join('  '), [...(paths.get(text.join('  ')) ?? []), path]);
  }
  const groups = [...paths].sort(([, a], [, b]) => b.length - a.length);
  return groups.flatMap(([text, at]) =>
    at.length > most
      ? [`${text}  (${at.length} addresses: ${at.slice(0, 3).join(', ')}, …)`]
      : at.map((path) => `${path}  ${text}`),
  );
}
