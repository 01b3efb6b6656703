import { afterAll, beforeAll } from 'vitest';
import { startServer, type Site } from '../../scripts/serve/server.mjs';
import { buildDir } from '../builtSite';

/** What the server answered. */
interface Answer {
  readonly status: number;
  /** Values by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Serves the build while the tests of a file run.
 *
 * @param options - Those of `startServer`, beyond folder and mode.
 * @returns A function that requests a path and does not follow redirects.
 */
export function serveBuild(
  options: { readonly production?: boolean } = {},
): (path: string) => Promise<Answer> {
  let site: Site | undefined;
  beforeAll(async () => {
    site = await startServer({ root: buildDir, mode: 'direct', ...options });
  });
  afterAll(() => site?.close());
  return async (path) => {
    if (site === undefined) throw new Error('Requests are for tests, which run after beforeAll.');
    const answer = await fetch(site.url + path, { redirect: 'manual' });
    return {
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: await answer.text(),
    };
  };
}
