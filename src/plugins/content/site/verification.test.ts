import { createHash } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { testFolder } from '../../../../tests/fixtures/folder.mjs';
import {
  compiledIn,
  readReport,
  verificationLead,
  verificationResults,
  verifiedLevel,
} from './verification';
import type { VerificationReport } from '../../../base/verificationReport';

const report: VerificationReport = {
  strict: false,
  passed: 3,
  failed: 0,
  languages: [
    {
      language: 'kotlin',
      found: 2,
      checked: 2,
      level: 'compiled',
      tool: 'kotlin-compiler 2.4.20',
    },
    {
      language: 'swift',
      found: 1,
      checked: 1,
      level: 'parsed',
      tool: 'tree-sitter-wasms 0.1.13',
    },
  ],
  samples: [],
  references: [],
  starters: [
    {
      folder: 'samples/document/capacitor/starter',
      compiled: ['typescript'],
    },
  ],
  noverify: [],
  canaries: [
    { path: 'a', language: 'swift', kind: 'syntax', checked: true, reported: true },
    { path: 'b', language: 'swift', kind: 'missing return', checked: false, reported: false },
    { path: 'c', language: 'swift', kind: 'unknown type', checked: true, reported: false },
  ],
};

describe('verificationLead', () => {
  it('says which code the last run did not compile, and that checks failed', () => {
    expect(verificationLead({ ...report, failed: 2 })).toBe(
      'The last run compiled the programs that the code on these pages is cut from except those in Swift. Configuration files and commands are parsed. 2 checks failed.',
    );
  });

  it('says that all code was compiled only if it was', () => {
    const languages = report.languages.filter(({ language }) => language !== 'swift');
    expect(verificationLead({ ...report, languages })).toBe(
      'The last run compiled the programs that the code on these pages is cut from. Configuration files and commands are parsed.',
    );
    expect(verificationLead(undefined)).toContain('without checking');
  });
});

describe('verificationResults', () => {
  it('has a row for each language, and counts the programs that were tried and refused', () => {
    const results = verificationResults(report);
    expect(results).toContain('| Kotlin | 2 of 2 | compiled | kotlin-compiler 2.4.20 |');
    expect(results).toContain('Of 2 programs with intentional errors, 1 were refused.');
    expect(verificationResults(undefined)).toBe("The checks didn't run for this build.");
  });
});

it('says which code of a starter project is compiled', () => {
  expect(compiledIn(report, 'samples/document/capacitor/starter')).toBe(
    'We compile its TypeScript',
  );
  expect(compiledIn(report, 'samples/document/iOS/starter')).toBe('');
});

describe('verifiedLevel', () => {
  const sample = (path: string, level: string, ok = true) => ({
    path,
    level,
    ok,
    language: '',
    sha256: createHash('sha256').update('text').digest('hex'),
    tool: 'tool',
  });
  const level = verifiedLevel({
    ...report,
    samples: [sample('a.cs', 'compiled'), sample('b.cs', 'compiled', false)],
  });

  it.each([
    ['a.cs', 'text', 'compiled'],
    ['a.cs', 'text that was changed', undefined],
    ['b.cs', 'text', undefined],
  ])('says of %s with the text %j: %s', (path, source, expected) => {
    expect(level(path, source)).toBe(expected);
    expect(verifiedLevel(undefined)(path, source)).toBeUndefined();
  });
});

describe('readReport', () => {
  const { root: folder, write } = testFolder(afterAll);

  it('reads the report, names it where it is damaged, and can do without', () => {
    expect(readReport(folder)).toBeUndefined();
    const text = JSON.stringify(report, null, 2);
    write({ 'verification.json': text });
    expect(readReport(folder)).toEqual(report);
    write({ 'verification.json': text.slice(0, text.indexOf('"kotlin"')) });
    expect(() => readReport(folder)).toThrow(
      /^verification\.json:7 {2}This is not valid JSON: .*npm run samples:verify/,
    );
  });
});
