import { describe, expect, it } from 'vitest';
import { sectionRow, type NamedSection } from './encode';

const section = (rest: Partial<NamedSection>): NamedSection => ({
  anchor: 'a',
  heading: 'A heading',
  trail: [],
  prose: '',
  code: '',
  isSymbol: false,
  names: [],
  ...rest,
});

describe('a section in the index', () => {
  it('carries no more than it has to', () => {
    expect(sectionRow(section({ prose: 'Text.' }))).toEqual(['a', 'A heading', 2, 'Text.']);
    expect(sectionRow(section({ anchor: '', heading: '' }))).toEqual(['', '', 0, '']);
    expect(sectionRow(section({ trail: ['Above'] }))[2]).toBe(3);
  });

  it('has each name in code once, and none that its prose has', () => {
    expect(
      sectionRow(
        section({ prose: 'Call writePDF.', code: 'writePDF(path); openFile(path); openFile(a4)' }),
      )[4],
    ).toBe('openFile');
  });

  it('has the types that a symbol belongs to elsewhere', () => {
    expect(
      sectionRow(
        section({
          heading: 'Document.writePDF',
          isSymbol: true,
          names: ['DeckleSDK.writePDF', 'Document.writePDF', 'DeckleSdkDocument.writePDF'],
        }),
      ).slice(5),
    ).toEqual(['', 'DeckleSdkDocument DeckleSDK']);
  });
});
