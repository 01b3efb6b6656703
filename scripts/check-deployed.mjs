// Checks a deployment: status codes, headers, content types, broken links, all forms of every address, the not-found
// page. Lists every problem; one of many addresses is one line.
//
//   npm run check:deployed -- https://docs.example.com
//   npm run check:deployed -- https://docs.example.com --plain-host    (GitHub Pages: no own headers)
import { parseArgs } from 'node:util';
import { checkDeployed } from './deployed/check.mjs';
import { summarize } from './deployed/summary.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'plain-host': { type: 'boolean', default: false } },
});
const [url] = positionals;
if (url === undefined || !/^https?:\/\//.test(url)) {
  console.error('Usage: npm run check:deployed -- <url> [--plain-host]');
  process.exit(2);
}
const { problems, pages, files } = await checkDeployed({ url, plainHost: values['plain-host'] });
for (const line of summarize(problems)) console.log(line);
console.log(`${pages} pages and ${files.length} files checked, ${problems.length} problems.`);
process.exitCode = problems.length === 0 ? 0 : 1;
