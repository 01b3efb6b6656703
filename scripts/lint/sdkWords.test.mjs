import { describe, expect, it } from 'vitest';
import { identifierWords, sdkWords } from './sdkWords.mjs';

describe('words of the SDK', () => {
  it('are the parts of identifiers', () => {
    expect(identifierWords('fun setAnalyzeConfiguration(readBIC: Boolean)')).toEqual([
      'fun',
      'set',
      'Analyze',
      'Configuration',
      'read',
      'BIC',
      'Boolean',
    ]);
    expect(identifierWords('BLACKWHITE_2, PDFPageFormat')).toEqual([
      'BLACKWHITE',
      'PDF',
      'Page',
      'Format',
    ]);
  });

  it('do not come from comments and strings, where misspellings are', () => {
    expect(identifierWords('/** initialised */ val a = "initialised" // initialised')).toEqual([
      'val',
    ]);
  });

  it('are read from all declarations', () => {
    expect(sdkWords(process.cwd())).toEqual(expect.arrayContaining(['codabar', 'blackwhite']));
  });
});
