import { describe, expect, it } from 'vitest';
import { run } from '../../../../tests/fixtures/expand';

describe('shared text', () => {
  it('is included in pages and in other sections', () => {
    const { text, dependencies, problems } = run('<Shared of="all#twice" />');
    expect(problems).toEqual([]);
    expect(text.match(/Hello \[`ScanFilter\.AUTO`\]/g)).toHaveLength(2);
    expect(dependencies).toEqual(['docs/_shared/all.mdx']);
  });

  it('is included in list entries and table cells', () => {
    const { text } = run(
      '- <Shared of="all#null" />\n\n| A |\n|---|\n| <Shared of="all#null" /> |',
    );
    expect(text).toContain('- `null` hides it.\n');
    expect(text).toContain('| `null` hides it. |');
  });

  it('is reported with its own file and line', () => {
    expect(run('A\n\nB\n\n<Shared of="all#broken" />').problems).toMatchObject([
      { file: 'docs/_shared/all.mdx', line: 14 },
    ]);
  });

  it('cannot include itself', () => {
    expect(run('<Shared of="all#loop" />').problems).toEqual([
      {
        file: 'docs/_shared/all.mdx',
        line: 10,
        message: 'The section "all#loop" includes itself.',
      },
    ]);
  });
});
