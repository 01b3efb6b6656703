import { describe, expect, it } from 'vitest';
import { compareVersions } from './versions';

describe('compareVersions', () => {
  it('puts versions in the order of their releases', () => {
    const released = [
      '0.0.1-beta.2',
      '1.0.0-alpha.1',
      '1.0.0-beta.2',
      '1.0.0-beta.11',
      '1.0.0',
      '1.0.4',
      '1.7.2.0',
      '1.7.2.1',
      '1.10.0',
      '2.0.1-beta.1',
      '2.0.5',
    ];
    expect([...released].reverse().sort(compareVersions)).toEqual(released);
  });

  it('takes a missing part for 0', () => {
    expect(compareVersions('1.9', '1.9.0.0')).toBe(0);
    expect(compareVersions('1.9', '1.9.0.1')).toBeLessThan(0);
  });
});
