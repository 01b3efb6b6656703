import { describe, expect, it } from 'vitest';
import { maskFences, readClaim, readFences, readMeta } from './fences';

const claimOf = (info: string, code = '') => {
  const [fence] = readFences(`\`\`\`${info}\n${code}\n\`\`\``);
  if (!fence) throw new Error('no fence');
  return readClaim(fence);
};

describe('readFences', () => {
  it('finds language, meta, code and lines', () => {
    const lines = { fenceLine: 3, line: 4, endLine: 6 };
    const code = 'npm ci\nnpm test';
    expect(readFences(`Text\n\n\`\`\`bash verify\n${code}\n\`\`\`\n`)).toEqual([
      { language: 'bash', meta: 'verify', ...lines, indent: 0, code },
    ]);
  });

  it('takes the indent of a list off the code', () => {
    const [fence] = readFences('1. Install\n\n   ```bash verify\n   npm ci\n     --silent\n   ```');
    expect(fence?.indent).toBe(3);
    expect(fence?.code).toBe('npm ci\n  --silent');
  });

  it('lets a longer fence hold a shorter one', () => {
    const fences = readFences('````md noverify="shows a fence"\n```bash\nls\n```\n````');
    expect(fences).toHaveLength(1);
    expect(fences[0]?.code).toBe('```bash\nls\n```');
  });

  it('takes no inline code for a fence, and reads one that the page never closes', () => {
    expect(readFences('```not a fence``` in a line')).toEqual([]);
    expect(readFences('```json verify\n{}')[0]?.code).toBe('{}');
  });
});

describe('maskFences', () => {
  it('blanks fences with their code and leaves every other character in place', () => {
    const page = '# a\n~~~md\n# b\n~~~\n# c\n- d\n\n  ```\n  # e';
    const masked = maskFences(page);
    expect(masked.match(/^ *# ./gm)).toEqual(['# a', '# c']);
    expect(masked.split('\n').map(({ length }) => length)).toEqual(
      page.split('\n').map(({ length }) => length),
    );
  });
});

describe('readMeta', () => {
  it('reads words, values, quoted values and numbers of lines', () => {
    const words = readMeta(
      '{1,3-4} tab="Yarn" title="App \'x\'.tsx" reference=samples/a.ts#b showLineNumbers',
    );
    expect([...words]).toEqual([
      ['lines', '1,3-4'],
      ['tab', 'Yarn'],
      ['title', "App 'x'.tsx"],
      ['reference', 'samples/a.ts#b'],
      ['showLineNumbers', ''],
    ]);
  });
});

describe('readClaim', () => {
  it.each([
    [
      'kotlin tab reference=samples/A.kt#b',
      { kind: 'reference', file: 'samples/A.kt', region: 'b' },
    ],
    ['json reference=a.json type=Page', { kind: 'reference', file: 'a.json', type: 'Page' }],
    ['kotlin verify=gradle', { kind: 'verify', mode: 'gradle' }],
    ['json verify type=AnalyzeResult', { kind: 'verify', mode: '', type: 'AnalyzeResult' }],
    ['ruby noverify="Podfile"', { kind: 'noverify', reason: 'Podfile' }],
  ])('reads "%s"', (info, claim) => {
    expect(claimOf(info, info.includes('reference') ? '' : 'code')).toEqual(claim);
  });

  it.each([
    ['bash', 'this one has none'],
    ['bash verify noverify="x"', 'this one has verify and noverify'],
    ['bash noverify', 'says why'],
    ['ts reference=samples/a.ts', 'needs a file and a region'],
    ['json reference=samples/a.json#b', 'has no regions'],
    ['bash title="verify this"', 'this one has none'],
  ])('rejects "%s"', (info, words) => {
    const claim = claimOf(info);
    expect(claim.kind === 'wrong' ? claim.message : claim.kind).toContain(words);
  });

  it('rejects a reference that contains code', () => {
    expect(claimOf('ts reference=samples/a.ts#b', 'const x = 1;').kind).toBe('wrong');
  });
});
