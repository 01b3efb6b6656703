import { describe, expect, it } from 'vitest';
import { cardOf, equivalentsPath, partsOfId, type EquivalentsFile } from './equivalents';

const file: EquivalentsFile = {
  platforms: ['Android', 'iOS', 'Windows'],
  symbols: {
    '': { Android: ['ScanFilter', '/docs/Android/docScan#ScanFilter'], iOS: ['ScanFilter'] },
    AUTO: { Android: ['ScanFilter.AUTO', '/docs/Android/docScan#ScanFilter.AUTO'] },
  },
};

describe('cardOf', () => {
  it('has a line for each platform that has the symbol, and names the others', () => {
    expect(cardOf(file, 'ScanFilter', 'iOS')).toEqual({
      present: [
        {
          platform: 'Android',
          name: 'ScanFilter',
          href: '/docs/Android/docScan#ScanFilter',
          isHere: false,
        },
        { platform: 'iOS', name: 'ScanFilter', isHere: true },
      ],
      absent: ['Windows'],
    });
    expect(cardOf(file, 'ScanFilter.AUTO', '').absent).toEqual(['iOS', 'Windows']);
  });

  it('treats an unknown symbol as absent everywhere', () => {
    expect(cardOf(file, 'ScanFilter.NONE', 'iOS')).toEqual({
      present: [],
      absent: ['Android', 'iOS', 'Windows'],
    });
  });
});

it('splits ids, and returns the file of a type', () => {
  expect(partsOfId('ScanFilter.AUTO')).toEqual({ type: 'ScanFilter', member: 'AUTO' });
  expect(partsOfId('ScanFilter')).toEqual({ type: 'ScanFilter', member: '' });
  expect(equivalentsPath('barcode', 'Barcode')).toBe('equivalents/barcode/Barcode.json');
});
