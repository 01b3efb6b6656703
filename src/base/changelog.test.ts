import { expect, it } from 'vitest';
import { changelogVersions } from './changelog';

it('versions are headings of level 2 with a number and a date', () => {
  expect(
    changelogVersions('# x\n## 2.0.1 (2026-07)\ntext\n### 9.9 (2026)\n## 2.0.0 (2025)\n## Older'),
  ).toEqual(['2.0.1', '2.0.0']);
});
