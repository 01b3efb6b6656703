import { describe, expect, it } from 'vitest';
import { holds, withConditions, type Conditions } from './conditions';
import type { PlatformId } from '../../model/platforms';

const on = (platform: PlatformId, facts: Conditions['facts'] = {}): Conditions => ({
  scope: { product: 'document', platform },
  facts,
  has: (reference) => reference === 'ScanTips' && platform !== 'Windows',
});

describe('holds', () => {
  it('asks which systems the apps of a platform run on', () => {
    expect(holds('iOS', on('Flutter'))).toBe(true);
    expect(holds('iOS', on('Android'))).toBe(false);
    expect(holds('Windows', on('Windows'))).toBe(true);
    expect(holds('Windows', on('iOS'))).toBe(false);
  });

  it('compares with the minimum version of the platform', () => {
    expect(holds('iOS < 14', on('Flutter', { iosDeploymentTarget: '13.0' }))).toBe(true);
    expect(holds('iOS < 14', on('Flutter', { iosDeploymentTarget: '15.1' }))).toBe(false);
    expect(holds('iOS < 15', on('iOS', { deploymentTarget: '15.0' }))).toBe(false);
    expect(holds('iOS < 14', on('Flutter'))).toBe(true);
  });

  it('asks whether the platform has a symbol', () => {
    expect(holds('sdk:ScanTips', on('Flutter'))).toBe(true);
    expect(holds('sdk:ScanTips', on('Windows'))).toBe(false);
    expect(withConditions('One. [sdk:ScanTips: See `sdk:ScanTips`.]', on('iOS'))).toBe(
      'One. See `sdk:ScanTips`.',
    );
  });

  it('rejects anything but a condition', () => {
    expect(() => holds('macOS', on('iOS'))).toThrow('is not a condition');
  });
});

describe('withConditions', () => {
  const text = 'Reads text[iOS < 13: ; Apple devices need iOS 13]. [iOS: Has no effect on iOS.]';

  it('keeps conditions that can hold, and removes the rest', () => {
    expect(withConditions(text, on('Flutter', { iosDeploymentTarget: '11.0' }))).toBe(
      'Reads text; Apple devices need iOS 13. Has no effect on iOS.',
    );
    expect(withConditions(text, on('Flutter', { iosDeploymentTarget: '13.0' }))).toBe(
      'Reads text. Has no effect on iOS.',
    );
    expect(withConditions(text, on('Android'))).toBe('Reads text.');
  });

  it('shows all where there is no platform', () => {
    expect(withConditions(text, undefined)).toContain('need iOS 13. Has no effect');
  });

  it('joins a condition between two sentences', () => {
    expect(withConditions('One. [iOS: Two.] Three.', on('Android'))).toBe('One. Three.');
  });

  it('takes an entry of a list away with its mark', () => {
    expect(withConditions('- One\n- [iOS: Two.]\n', on('Android'))).toBe('- One\n\n');
    expect(withConditions('- One\n- [iOS: Two.]\n', on('iOS'))).toBe('- One\n- Two.\n');
  });

  it('leaves links, labels and lists alone', () => {
    const links = '[iOS](./ios.mdx), [iOS: a link](./ios.mdx) and `[iOS]`';
    expect(withConditions(links, on('Android'))).toBe(links);
  });
});
