import { expect, it } from 'vitest';
import { checkPagesRead } from './loadedContent';

it('a page that was written too late is named', () => {
  const docs = [{ source: '@site/docs/symbols/index.mdx' }];
  const content = { 'docusaurus-plugin-content-docs': { default: { loadedVersions: [{ docs }] } } };
  const check =
    (...paths: string[]) =>
    (): void =>
      checkPagesRead(content, paths);
  expect(check('symbols/index.mdx')).not.toThrow();
  expect(check('symbols/index.mdx', 'symbols/Page.mdx')).toThrow(
    'before docs/symbols/Page.mdx was',
  );
});
