import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Preferences of `config.xml` and the facts that they repeat, because a sample holds no placeholders. */
const factOfPreference = {
  'android-minSdkVersion': 'minSdk',
  'android-compileSdkVersion': 'compileSdk',
  'android-targetSdkVersion': 'targetSdk',
  'deployment-target': 'iosDeploymentTarget',
} as const;

function readFacts(platform: string): Record<string, string> {
  return JSON.parse(readFileSync(`api-sources/${platform}/facts.json`, 'utf8')) as Record<
    string,
    string
  >;
}

function readPreferences(platform: string): Map<string, string> {
  const xml = readFileSync(`samples/${platform}/config.xml`, 'utf8');
  const found = xml.matchAll(/<preference name="([^"]+)" value="([^"]*)"/g);
  return new Map(Array.from(found, ([, name = '', value = '']) => [name, value]));
}

describe.each(['document/cordova', 'barcode/cordova'])('config.xml of samples/%s', (platform) => {
  it.each(Object.entries(factOfPreference))('sets %s to the fact %s', (preference, fact) => {
    const expected = readFacts(platform)[fact];
    expect(expected).toBeDefined();
    expect(readPreferences(platform).get(preference)).toBe(expected);
  });
});
