import { expect, it } from 'vitest';
import { checkPagesRead } from './loadedContent';

it('a page that was written too late is named', () => {
  const docs = [{ source: '@site/docs/a.mdx' }];
  const content = { 'docusaurus-plugin-content-docs': { default: { loadedVersions: [{ docs }] } } };
  expect(() => checkPagesRead(content, ['a.mdx', 'b.mdx'])).toThrow('before docs/b.mdx was');
});
