/** How many addresses are listed one by one for the same problem. */
const most = 5;

/**
 * Groups what is wrong with many addresses in the same way, as with a host that sends no headers at all.
 * @param {readonly string[]} problems Lines of a report: path, two spaces, what is wrong.
 * @returns {string[]} Lines to print: first the problems of many addresses, most frequent first, then the others.
 */
export function summarize(problems) {
  /** @type {Map<string, string[]>} */
  const byText = new Map();
  for (const problem of problems) {
    const [path = '', ...rest] = problem.split('  ');
    const page = path.replace(/(?:\/index)?\.html$/, '');
    const text = rest.join('  ');
    // What depends on the address itself is one problem of all.
    const shared = page.length > 1 ? text.replaceAll(page, '<address>') : text;
    byText.set(shared, [...(byText.get(shared) ?? []), problem]);
  }
  const groups = [...byText].sort(([, a], [, b]) => b.length - a.length);
  const many = groups.filter(([, lines]) => lines.length > most);
  const few = groups.filter(([, lines]) => lines.length <= most);
  return [
    ...many.map(([text, lines]) => {
      const first = lines.slice(0, 3).map((line) => line.split('  ')[0]);
      return `${text}  (${lines.length} addresses: ${first.join(', ')}, …)`;
    }),
    ...few.flatMap(([, lines]) => lines).sort(),
  ];
}
