// The page of errors.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { built, pageHtml, siteDir } from '../builtSite';
import { guides } from '../docsTree';

const path = '/docs/errors';

interface Declared {
  readonly id: string;
  readonly message?: string;
}

const declared = (
  JSON.parse(readFileSync(join(siteDir, 'api-sources/model/errors.json'), 'utf8')) as {
    readonly errors: readonly Declared[];
  }
).errors;

it('the page of errors has every declared error with its anchor, and every message of the get-started pages', () => {
  const html = pageHtml(path);
  for (const { id } of declared) expect(html).toMatch(new RegExp(`id="?${id}["\\s>]`));
  const headings = guides
    .filter(({ kind }) => kind.id === 'getStarted')
    .map(({ url }) =>
      /## Build(?: and start)? errors\n([\s\S]*?)\n## /.exec(built(`${url.slice(1)}.md`)),
    );
  expect(headings.filter((section) => section === null)).toEqual([]);
  const text = built('docs/errors.md').replace(/[\\`]/g, '');
  const missing = headings
    .flatMap((section) => [...(section?.[1] ?? '').matchAll(/^### (.*)$/gm)])
    .map(([, heading = '']) => heading.replace(/[\\`]/g, ''))
    // Numbers and names of packages differ between platforms.
    .map((heading) => heading.split(/[\d:@]/)[0] ?? '')
    .filter((heading) => !text.includes(heading));
  expect(missing).toEqual([]);
});

it('the page of errors is in llms.txt, and its Markdown version has every message', () => {
  expect(built('llms.txt')).toContain('/docs/errors.md)');
  const markdown = built('docs/errors.md');
  for (const { message } of declared)
    if (message !== undefined) expect(markdown).toContain(`\`${message}\``);
});

it('the page of errors is linked from the footer, and from the pages that speak of errors', () => {
  const html = pageHtml('/docs/Flutter/getStarted');
  const footer = html.lastIndexOf('footer__links');
  for (const part of [html.slice(0, footer), html.slice(footer)])
    expect(part).toMatch(/href="?\/docs\/errors[\s">]/);
  expect(pageHtml('/docs/Flutter/sdkInit')).toMatch(/href="?\/docs\/errors#license-expired[\s">]/);
});
