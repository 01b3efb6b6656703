// Finds a Swift compiler: the one on the PATH, or what setup/swift-debian.sh has unpacked.

import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compareVersions } from '../../../../src/base/versions';
import { run } from '../process';
import { userCache } from '../buildOnce';

export interface Toolchain {
  readonly command: string;
  /** What stands before the arguments of the compiler's frontend. */
  readonly args: readonly string[];
  readonly version: string;
  /** UIKit and the other frameworks are installed, so `stubs/swift` is not needed. */
  readonly hasFrameworks: boolean;
}

/** The oldest compiler that understands the stubs and the samples. */
const oldest = '5.9';

/** The system of the sample apps, where there is an SDK for it. */
const appleTarget = 'arm64-apple-ios15.0-simulator';

/** A compiler that can run, or why there is none. */
export async function findSwift(): Promise<Toolchain | { missing: string }> {
  const onPath = await probe('swiftc', ['-frontend']);
  if ('missing' in onPath) {
    const unpacked = unpackedFrontend(unpackedRoot());
    if (unpacked === undefined) return onPath;
    const found = await probe(unpacked.command, unpacked.args);
    return 'missing' in found ? found : { ...found, hasFrameworks: false };
  }
  if (process.platform !== 'darwin') return { ...onPath, hasFrameworks: false };
  const sdk = await run('xcrun', ['--sdk', 'iphonesimulator', '--show-sdk-path']);
  if (sdk.code !== 0) {
    return {
      missing: 'swiftc is installed, but the iOS SDK is missing: install Xcode and open it once',
    };
  }
  const path = sdk.output.trim();
  // XCTest is part of the platform, not of its SDK.
  const developer = dirname(dirname(path));
  const tests = ['-F', join(developer, 'Library/Frameworks'), '-I', join(developer, 'usr/lib')];
  const args = [...onPath.args, '-sdk', path, '-target', appleTarget, ...tests];
  return { ...onPath, args, hasFrameworks: true };
}

async function probe(
  command: string,
  args: readonly string[],
): Promise<Omit<Toolchain, 'hasFrameworks'> | { missing: string }> {
  const { code, output } = await run(command, [...args, '--version']);
  const version = /Swift version (\d+(?:\.\d+)*)/.exec(output)?.[1];
  if (code !== 0 || version === undefined) {
    return {
      missing: `${command} does not run; see "Swift" in samples/verifier/README.md`,
    };
  }
  return compareVersions(version, oldest) < 0
    ? {
        missing: `Swift ${version} is too old; install ${oldest} or newer`,
      }
    : { command, args, version };
}

/** The folder that setup/swift-debian.sh fills. */
function unpackedRoot(env: NodeJS.ProcessEnv = process.env): string {
  return env.SWIFT_ROOT || userCache('swift', env);
}

/**
 * The compiler of that folder. It is of a newer Debian than the machine may be, so that it runs with the libraries, and
 * sees the C headers of its release.
 */
function unpackedFrontend(root: string): { command: string; args: string[] } | undefined {
  if (!existsSync(join(root, 'complete'))) return undefined;
  const swift = join(root, 'usr/libexec/swift');
  for (const name of readdirSync(join(root, 'usr/lib'))) {
    const libraries = join(root, 'usr/lib', name);
    const loader = name.endsWith('-linux-gnu')
      ? readdirSync(libraries).find((file) => /^ld-linux-.*\.so/.test(file))
      : undefined;
    if (loader === undefined) continue;
    const runtime = ['linux', 'host'].map((folder) => join(swift, 'lib/swift', folder));
    return {
      command: join(libraries, loader),
      args: [
        '--library-path',
        [libraries, ...runtime].join(':'),
        join(swift, 'bin/swift-frontend'),
        '-frontend',
        '-sdk',
        root,
        '-resource-dir',
        join(swift, 'lib/swift'),
      ],
    };
  }
  return undefined;
}
