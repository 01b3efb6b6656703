import { describe, expect, it } from 'vitest';
import { misplacedProblem, treeProblems } from './docProblems';

describe('misplacedProblem', () => {
  it('suggests the platform that is spelled most like the folder', () => {
    expect(misplacedProblem('android/intro.mdx')).toContain(
      '"android" is not a platform folder. Did you mean "Android"?',
    );
    expect(misplacedProblem('reactnative/intro.mdx')).toContain('Did you mean "react-native"?');
  });

  it('suggests the page kind that is spelled most like the file', () => {
    const message = misplacedProblem('Android/docscan.mdx');
    expect(message).toContain('"docscan.mdx" is not a page kind of the Document SDK');
    expect(message).toContain('Did you mean "docScan"?');
    expect(message).toContain('changelog');
  });

  it('lists only the kinds of the product', () => {
    expect(misplacedProblem('barcode-scanner-sdk/Android/docScan.mdx')).not.toContain(
      'photoPayment',
    );
    expect(misplacedProblem('barcode-scanner-sdk/Android/barcodescan.mdx')).toContain(
      'Did you mean "barcodeScan"?',
    );
  });

  it('explains how files of shared text are named', () => {
    expect(misplacedProblem('_shared/Wrong Name.mdx')).toContain('<page kind or subject>');
  });
});

describe('treeProblems', () => {
  it('accepts a tree whose platforms have an introduction', () => {
    expect(
      treeProblems([
        'index.mdx',
        '_shared/docScan.mdx',
        'Android/intro.mdx',
        'Android/docScan.mdx',
      ]),
    ).toEqual([]);
  });

  it('asks no introduction of a platform that has only a reference', () => {
    expect(treeProblems(['capacitor/api/index.mdx'])).toEqual([]);
  });

  it('lists every problem, not only the first', () => {
    const problems = treeProblems([
      'Android/docScan.mdx',
      'Linux/intro.mdx',
      'Android/typo.mdx',
      'barcode-scanner-sdk/iOS/theming.mdx',
    ]);
    expect(problems.map(({ path }) => path)).toEqual([
      'Linux/intro.mdx',
      'Android/typo.mdx',
      'Android/',
      'barcode-scanner-sdk/iOS/',
    ]);
    expect(problems.at(-1)?.message).toContain('intro.mdx is missing');
  });
});
