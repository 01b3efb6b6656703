import { describe, expect, it } from 'vitest';
import { decodeUses, encodeUses, findUses, type Use } from './uses';

const uses: readonly Use[] = [
  { label: 'onboardingImageSource', words: ['onboardingImageSource'] },
  { label: 'Source', words: ['Source', '.CAMERA', '.GALLERY'] },
  { label: "'A4'", words: ['.A4'] },
  { label: 'ScanFilter.auto', words: ['.auto'] },
];

const find = (code: string): readonly string[] => [...findUses(code, uses)];

describe('uses', () => {
  it('pass through an attribute', () => {
    expect(decodeUses(encodeUses(uses))).toEqual(uses);
    expect(decodeUses('')).toEqual([]);
  });
});

describe('findUses', () => {
  it('finds whole identifiers only', () => {
    expect(find('config.onboardingImageSource = "x"')).toEqual(['onboardingImageSource']);
    expect(find('{ onboardingImageSource: image }')).toEqual(['onboardingImageSource']);
    expect(find('myonboardingImageSource; onboardingImageSources; _onboardingImageSource')).toEqual(
      [],
    );
  });

  it.each(["source: 'GALLERY'", 'source: "GALLERY"', 'x = .GALLERY', 'Source.GALLERY', 'GALLERY,'])(
    'finds a member of an enumeration in %j',
    (code) => {
      expect(find(code)).toEqual(['Source']);
    },
  );

  it('takes an ordinary word for a member only behind a dot or a quote', () => {
    expect(find('auto scan = await open()')).toEqual([]);
    expect(find('filter = ScanFilter.auto')).toEqual(['ScanFilter.auto']);
    expect(find('filter = .auto')).toEqual(['ScanFilter.auto']);
  });

  it('finds literals of strings', () => {
    expect(find("writePDF(path, 'A4')")).toEqual(["'A4'"]);
    expect(find("writePDF(path, 'A4_LANDSCAPE')")).toEqual([]);
  });

  it('returns nothing for empty input', () => {
    expect(find('')).toEqual([]);
  });
});
