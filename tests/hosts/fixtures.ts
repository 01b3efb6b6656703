import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostProgram } from '../../scripts/hosts.mjs';
import { mergeTests, test as base } from '@playwright/test';
import { buildDir, test as siteTest } from '../e2e/site';
import { startHost, type Host, type HostName } from './servers';

/** Where the build is put when the first release is deployed. */
export const firstRelease = (folder: string): string => join(folder, 'releases/a');

/** Folders that tests of deployments do without: nine tenths of the files, which each of them would copy twice. */
export const dispensable = /\/(?:docs\/(?!Android)[^/.]+|assets\/cards|samples)$/;

/** Makes a folder with the build as its first release. Servers run as another user and must be able to read it. */
function makeFolder(omit: RegExp | undefined): string {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'releases'));
  // With the times of the build: a deployment keeps them or makes them later.
  cpSync(buildDir, firstRelease(folder), {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => omit?.test(path) !== true,
  });
  return folder;
}

/** Skips a test whose host is not on this machine; scripts/hosts.mjs names it in the run. */
function skipMissing(name: HostName): void {
  base.skip(name !== 'preview' && hostProgram(name) === undefined, `${name} is not installed`);
}

/**
 * Starts a host with the build as its only release, and skips the test where it is not installed.
 *
 * @param omit Folders of the build to leave out, by the end of their paths.
 * @returns The host, whose files are removed when it is stopped.
 */
export async function startDeployed(name: HostName, omit?: RegExp): Promise<Host> {
  skipMissing(name);
  const folder = makeFolder(omit);
  const remove = (): void => {
    rmSync(folder, { recursive: true });
  };
  try {
    const host = await startHost(name, folder, firstRelease(folder));
    let stopped: Promise<void> | undefined;
    return { ...host, stop: () => (stopped ??= host.stop().finally(remove)) };
  } catch (error) {
    remove();
    throw error;
  }
}

interface TestFixtures {
  /** Host of a test; each `describe` sets its own. */
  readonly hostName: HostName;
  /** Started once for all tests of a worker: a test that deploys starts its own with {@link startDeployed}. */
  readonly host: Host;
}

interface WorkerFixtures {
  readonly startOnce: (name: HostName) => Promise<Host>;
}

/** Tests on real servers, by HTTP. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  hostName: ['nginx', { option: true }],
  startOnce: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs
    async ({}, use) => {
      const started = new Map<HostName, Promise<Host>>();
      await use((name) => {
        const host = started.get(name) ?? startDeployed(name);
        started.set(name, host);
        return host;
      });
      for (const host of await Promise.allSettled(started.values())) {
        if (host.status === 'fulfilled') await host.value.stop();
      }
    },
    { scope: 'worker' },
  ],
  host: async ({ hostName, startOnce }, use) => {
    skipMissing(hostName);
    await use(await startOnce(hostName));
  },
  baseURL: async ({ host }, use) => {
    await use(host.url);
  },
});

/** Tests on real servers in the browser, which fail on console errors, refusals of the policy among them. */
export const browserTest = mergeTests(siteTest, test);

export { expect } from '@playwright/test';
