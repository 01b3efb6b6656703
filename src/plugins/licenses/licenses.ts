import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '../../base/text';

/** A package that the reader's browser gets something of. */
export interface LicensedPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX identifier. */
  readonly license: string;
  readonly text: string;
}

/** Packages that come without a license file, and one that has theirs: of the same owner, as their files say. */
const sameLicense: Readonly<Record<string, string>> = { infima: '@docusaurus/core' };

/** Folder of the package that a file is in; nothing for files of the site. */
export function packageFolder(path: string): string | undefined {
  return /^(?:.*[!|])?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1];
}

/** Texts of the license files in a folder, then the notices; without such files, what its readme says. */
function licenseText(folder: string): string {
  if (!existsSync(folder)) return '';
  const files = readdirSync(folder).sort((a, b) => a.localeCompare(b, 'en'));
  const textOf = (file: string): string => readText(join(folder, file)).trim();
  const licenses = files.filter((file) => /^(?:license|copying|notice)(?:\.\w+)?$/i.test(file));
  if (licenses.length > 0) return licenses.map(textOf).join('\n\n');
  const readme = files.find((file) => /^readme(?:\.\w+)?$/i.test(file));
  return (
    /^#+ *licen[sc]e\s+(.{200,})/ims.exec(readme === undefined ? '' : textOf(readme))?.[1] ?? ''
  );
}

/**
 * Packages with their licenses, each version once, sorted by name.
 *
 * @param folders Folders of packages, in any order and also several times.
 * @param siteDir Folder of the site.
 * @throws Error that lists all packages without a license text.
 */
export function readPackages(folders: Iterable<string>, siteDir: string): LicensedPackage[] {
  const packages = [...new Set(folders)].map((folder): LicensedPackage => {
    const manifest = JSON.parse(readText(join(folder, 'package.json'))) as Readonly<
      Record<'name' | 'version' | 'license', string>
    >;
    const other = sameLicense[manifest.name];
    const own = licenseText(folder);
    const text =
      own === '' && other !== undefined ? licenseText(join(siteDir, 'node_modules', other)) : own;
    const { name, version, license } = manifest;
    return { name, version, license, text };
  });
  const missing = packages.filter(({ text }) => text === '');
  if (missing.length > 0) {
    throw new Error(
      [
        'Packages whose license must be published with the site come without a license file. If another package has the same license and owner, name it in sameLicense of src/plugins/licenses/licenses.ts:',
        ...missing.map(({ name, version, license }) => `- ${name} ${version} (${license})`),
      ].join('\n'),
    );
  }
  // Copies of a version in several folders are one package.
  const unique = new Map(packages.map((one) => [`${one.name} ${one.version}`, one]));
  return [...unique.values()].sort(
    (a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en'),
  );
}

const line = '-'.repeat(80);

/** All licenses as plain text. Packages with the same text share it. */
export function renderLicenses(packages: readonly LicensedPackage[]): string {
  const byText = new Map<string, string[]>();
  for (const { name, version, license, text } of packages) {
    byText.set(text, [...(byText.get(text) ?? []), `${name} ${version} (${license})`]);
  }
  const sections = [...byText].map(([text, names]) => `${names.join('\n')}\n\n${text}`);
  const title = 'Licenses of the software and the font that this site sends to your browser';
  return `${[title, ...sections].join(`\n\n${line}\n\n`)}\n`;
}
