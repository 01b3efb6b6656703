import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { platformValues } from '../../src/model/platformValues';
import { fillStarter, listStarters, starterFiles } from '../../src/model/starters';
import { compareVersions } from '../../src/base/versions';
import { siteDir } from '../docsTree';

const read = (file: string): string => readFileSync(join(siteDir, file), 'utf8');

const wrapperFile = 'gradle/wrapper/gradle-wrapper.properties';

const starters = listStarters(siteDir).map((starter) => {
  const { folder, product, platform } = starter;
  const values = platformValues(starter, siteDir);
  const pages = product === 'barcode' ? 'docs/barcode-scanner-sdk' : 'docs';
  const { files, needs } = starterFiles(starter, siteDir);
  return {
    ...starter,
    files,
    needs,
    wrapper: files.find(({ path }) => path.endsWith(wrapperFile)),
    has: (path: string) => files.some((file) => file.path === path),
    facts: values.facts,
    readme: read(`${folder}/README.md`),
    page: read(`${pages}/${platform}/getStarted.mdx`),
    json: (file: string): unknown => JSON.parse(fillStarter(read(file), values).code),
  };
});

/** SHA-256 that Gradle publishes of the wrapper's JAR, by the version of the distribution. */
const wrapperChecksums: Readonly<Record<string, string>> = {
  '9.4.1': '55243ef57851f12b070ad14f7f5bb8302daceeebc5bce5ece5fa6edb23e1145c',
};

/** A number that a page or a README types, although it's a fact. */
const typed =
  /(?:Node\.js|Java|JDK|Xcode|Flutter|\.NET|API level|minSdk|compileSdk|iOS) \d[\d.]* (?:or (?:newer|higher)|SDK|and its workload)/g;

describe.each(starters)('$folder', (starter) => {
  const { needs, page, readme } = starter;

  it('is called source files until a command has added the rest', () => {
    const sentence = 'These are source files for a new project: ';
    if (needs === undefined) {
      expect(readme).not.toContain(sentence);
      return;
    }
    expect(readme).toContain(`${sentence}\`${needs}\` `);
    expect(page).not.toMatch(/(?:complete|finished) project/);
    expect(page).toContain('source files for a new project');
  });

  it('types no minimum that is a fact', () => {
    expect([...readme.matchAll(typed)].map(([text]) => text)).toEqual([]);
    const start = page.slice(0, page.indexOf('\n## ', page.indexOf('## Before you start') + 1));
    expect([...start.matchAll(typed)].map(([text]) => text)).toEqual([]);
  });
});

it.each(starters.filter(({ wrapper }) => wrapper !== undefined))(
  '$folder has the Gradle wrapper as Gradle publishes it',
  ({ files, has, wrapper }) => {
    const android = wrapper?.path.slice(0, -wrapperFile.length) ?? '';
    expect([`${android}gradlew`, `${android}gradlew.bat`].filter((path) => !has(path))).toEqual([]);
    const version = /gradle-([\d.]+)-bin\.zip/.exec(read(wrapper?.source ?? ''))?.[1] ?? '';
    const jar = files.find(({ path }) => path === `${android}gradle/wrapper/gradle-wrapper.jar`);
    const bytes = readFileSync(join(siteDir, jar?.source ?? ''));
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(wrapperChecksums[version]);
  },
);

describe.each(starters.filter(({ has }) => has('package.json')))('$folder for npm', (starter) => {
  const { facts, folder, json, platform, product } = starter;
  interface Package {
    readonly version?: string;
    readonly resolved?: string;
    readonly integrity?: string;
    readonly inBundle?: boolean;
    readonly dependencies?: object;
    readonly devDependencies?: object;
    readonly peerDependencies?: object;
    readonly engines?: { readonly node?: string };
  }
  const { package: sdkName = '' } = facts;
  const { packages } = existsSync(join(siteDir, folder, 'package-lock.json'))
    ? (json(`${folder}/package-lock.json`) as { packages: Record<string, Package> })
    : { packages: {} };
  const { '': app, [`node_modules/${sdkName}`]: sdk, ...others } = packages;

  // `npm run starters:lock` writes what is compared here.
  it('has a lock file of its dependencies and of the SDK’s', () => {
    const { dependencies, devDependencies } = json(`${folder}/package.json`) as Package;
    expect(app).toMatchObject({
      ...(dependencies && { dependencies }),
      ...(devDependencies && { devDependencies }),
    });
    const { version, peerDependencies } = json(
      `api-sources/${product}/${platform}/package.json`,
    ) as Package;
    expect(sdk).toMatchObject({ version, ...(peerDependencies && { peerDependencies }) });
  });

  it('locks checksums and no registry', () => {
    expect(sdk).not.toHaveProperty('integrity');
    for (const [path, { resolved, integrity, inBundle }] of Object.entries(others)) {
      expect(resolved, path).toBeUndefined();
      if (inBundle !== true) expect(integrity, path).toMatch(/^sha512-/);
    }
  });

  it('asks for the Node.js that each package runs on', () => {
    const { node: oldest = '' } = facts;
    const refused = Object.entries(packages).filter(
      ([, { engines }]) => !runsOn(engines?.node, oldest),
    );
    expect(refused).toEqual([]);
  });
});

/** Whether a range of `engines` includes a version. */
function runsOn(range: string | undefined, version: string): boolean {
  if (range === undefined || range === '*') return true;
  return range.split('||').some((part) =>
    part
      .trim()
      .replace(/([<>=^~]) +/g, '$1')
      .split(/\s+/)
      .every((comparator) => {
        const [, sign = '', least = '0'] = /^([<>=^~]*)v?([\d.]+)/.exec(comparator) ?? [];
        const order = compareVersions(version, least);
        if (sign === '<') return order < 0;
        return (
          order >= 0 && (sign.startsWith('>') || version.split('.')[0] === least.split('.')[0])
        );
      }),
  );
}

it('there are 17 starter projects', () => {
  expect(starters).toHaveLength(17);
});
