import { describe, expect, it } from 'vitest';
import { withConditions, type Conditions } from './conditions';
import type { PlatformId } from '../../../model/platforms';

const on = (platform: PlatformId, facts: Conditions['facts'] = {}): Conditions => ({
  scope: { product: 'document', platform },
  facts,
  has: (reference) => reference === 'ScanTips' && platform !== 'Windows',
});

describe('withConditions', () => {
  it.each<[condition: string, platform: PlatformId, facts: Conditions['facts'], holds: boolean]>([
    ['iOS', 'Flutter', {}, true],
    ['iOS', 'Android', {}, false],
    ['Windows', 'iOS', {}, false],
    ['iOS < 14', 'Flutter', { iosDeploymentTarget: '13.0' }, true],
    ['iOS < 14', 'Flutter', { iosDeploymentTarget: '15.1' }, false],
    ['iOS < 14', 'Flutter', {}, true],
    ['sdk:ScanTips', 'Windows', {}, false],
  ])('"%s" on %s with the facts %j: %s', (condition, platform, facts, expected) => {
    const text = withConditions(`One.[${condition}: ; two]`, on(platform, facts));
    expect(text).toBe(expected ? 'One.; two' : 'One.');
  });

  const text = 'Reads text[iOS < 13: ; Apple devices need iOS 13]. [iOS: Has no effect on iOS.]';
  const links = '[iOS](./ios.mdx), [iOS: a link](./ios.mdx) and `[iOS]`';
  const older = on('Flutter', { iosDeploymentTarget: '11.0' });
  const newer = on('Flutter', { iosDeploymentTarget: '13.0' });

  it.each([
    [text, older, 'Reads text; Apple devices need iOS 13. Has no effect on iOS.'],
    [text, newer, 'Reads text. Has no effect on iOS.'],
    [text, on('Android'), 'Reads text.'],
    // Where there is no platform, all is shown.
    [text, undefined, 'Reads text; Apple devices need iOS 13. Has no effect on iOS.'],
    ['One. [sdk:ScanTips: See `sdk:ScanTips`.]', on('iOS'), 'One. See `sdk:ScanTips`.'],
    ['One. [iOS: Two.] Three.', on('Android'), 'One. Three.'],
    ['- One\n- [iOS: Two.]\n', on('Android'), '- One\n\n'],
    ['- One\n- [iOS: Two.]\n', on('iOS'), '- One\n- Two.\n'],
    [links, on('Android'), links],
  ])('keeps what can hold, and removes the rest: %j (%#)', (source, conditions, result) => {
    expect(withConditions(source, conditions)).toBe(result);
  });
});
