import { describe, expect, it } from 'vitest';
import { symbolDepth, type PageRow } from '../../search/format';
import { filesOf } from './files';

const guide: PageRow = {
  path: '/docs/Android/docScan',
  title: 'Document scanning',
  kind: 'docScan',
  product: 'document',
  platform: 'Android',
  sections: [
    ['', '', 0, `${'word '.repeat(31)}longer text`],
    ['scan', 'Scan a document', 2, 'The camera opens.', 'launch'],
    ['ScanFilter.AUTO', 'AUTO', symbolDepth, 'Chosen.', 'filter', 'auto'],
  ],
};
const reference: PageRow = { ...guide, kind: 'api', path: '/docs/Android/api/interfaces/Page' };
const start: PageRow = { ...guide, kind: 'api', path: '/docs/Android/api/' };
const site: PageRow = {
  path: '/accessibility',
  title: 'Accessibility',
  kind: 'site',
  sections: [],
};

// Which of them are loaded: tests/e2e/search.spec.ts.
describe('the files of the index', () => {
  const files = filesOf([guide, reference, start, site]);

  it('are one for each platform, one for other pages, and the outline', () => {
    expect([...files.keys()]).toEqual(['Android', 'general', 'outline']);
    expect(files.get('Android')).toEqual([guide, reference, start]);
    expect(files.get('general')).toEqual([site]);
  });

  it('have an outline of guides without their text, and the first page of a reference', () => {
    const [page, api, ...others] = files.get('outline') ?? [];
    expect(others).toEqual([]);
    expect(page?.sections).toEqual([
      ['', '', 0, 'word '.repeat(31).trim()],
      ['scan', 'Scan a document', 2, ''],
      ['ScanFilter.AUTO', 'AUTO', symbolDepth, '', '', 'auto'],
    ]);
    expect(api).toMatchObject({ path: '/docs/Android/api/', sections: [{}] });
    expect(api?.sections).toHaveLength(1);
  });
});
