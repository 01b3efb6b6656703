import { expect, it } from 'vitest';
import { checkPagesRead } from './loadedContent';

it('names all pages that were written too late', () => {
  const docs = [{ source: '@site/docs/a.mdx' }];
  const content = { 'docusaurus-plugin-content-docs': { default: { loadedVersions: [{ docs }] } } };
  expect(() => checkPagesRead(content, ['a.mdx', 'b.mdx', 'c.mdx'])).toThrow(/:\nb\.mdx\nc\.mdx$/);
});
