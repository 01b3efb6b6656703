import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { siteDir } from '../docsTree';

const platforms = ['document/cordova', 'barcode/cordova'];
const files = platforms.flatMap((platform) =>
  ['config.xml', 'starter/config.xml']
    .map((name) => ({ platform, file: `samples/${platform}/${name}` }))
    .filter(({ file }) => existsSync(join(siteDir, file))),
);

function readFacts(platform: string): Record<string, string> {
  return JSON.parse(
    readFileSync(join(siteDir, `api-sources/${platform}/facts.json`), 'utf8'),
  ) as Record<string, string>;
}

/** Values of preferences; in a starter project, some are placeholders of facts. */
function readPreferences(xml: string, facts: Record<string, string>): Map<string, string> {
  const found = xml.matchAll(/<preference\s+name="([^"]+)"\s+value="([^"]*)"/g);
  return new Map(
    Array.from(found, ([, name = '', value = '']) => [
      name,
      value.replace(/\{\{fact\.(\w+)\}\}/g, (_, fact: string) => facts[fact] ?? ''),
    ]),
  );
}

describe.each(files)('$file', ({ platform, file }) => {
  const xml = readFileSync(join(siteDir, file), 'utf8');
  const facts = readFacts(platform);
  const preferences = readPreferences(xml, facts);

  it('sets the deployment target to the fact', () => {
    expect(facts.iosDeploymentTarget).toBeDefined();
    expect(preferences.get('deployment-target')).toBe(facts.iosDeploymentTarget);
  });

  it('leaves the versions of the Android SDK to cordova-android', () => {
    const names = [...preferences.keys()];
    expect(names.filter((name) => /^android-\w+SdkVersion$/.test(name))).toEqual([]);
  });

  // Cordova reads and writes a file once per name: the change that it writes last is the only one that stays.
  it('calls the Android manifest by one name', () => {
    const names = xml.matchAll(/\b(?:target|file)="([^"]*AndroidManifest\.xml)"/g);
    expect([...new Set(Array.from(names, ([, name]) => name))]).toEqual([
      'app/src/main/AndroidManifest.xml',
    ]);
  });
});
