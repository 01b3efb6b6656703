// Checks a deployment: status codes, headers, content types, broken links, all forms of every address, the not-found
// page. A fault of all pages has many lines, of which the first are listed.
//
//   npm run check:deployed -- https://docs.example.com
//   npm run check:deployed -- https://docs.example.com --plain-host    (GitHub Pages: no own headers)
import { parseArgs } from 'node:util';
import { checkDeployed } from './deployed/check';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'plain-host': { type: 'boolean', default: false } },
});
const [url] = positionals;

async function check(site: string): Promise<void> {
  const settings = { url: site, plainHost: values['plain-host'] };
  const { problems, pages, files } = await checkDeployed(settings);
  for (const line of problems.slice(0, 100)) console.log(line);
  if (problems.length > 100) console.log('…');
  console.log(`${pages} pages and ${files.length} files checked, ${problems.length} problems.`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

if (url !== undefined && /^https?:\/\//.test(url)) {
  void check(url);
} else {
  console.error('Usage: npm run check:deployed -- <url> [--plain-host]');
  process.exitCode = 2;
}
