import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteDir } from '../e2e/site';

/** Configuration of a server as operations/README.md documents it. */
export interface DocumentedServer {
  /** Virtual server, with its address and folders as documented. */
  readonly server: string;
  /** `current.conf`, which names the release. */
  readonly current: string;
}

/** Folder and release in the documentation. */
export const documentedFolder = '/srv/docs';
export const documentedRelease = `${documentedFolder}/releases/2026-11-22`;

/**
 * Reads the configuration out of the documentation, so that what is tested is what operators copy.
 *
 * @param heading Heading of the section of a server.
 * @param language Language of the section's code blocks.
 * @throws Where the section lacks one of the two blocks.
 */
export function documentedServer(heading: string, language: string): DocumentedServer {
  const readme = readFileSync(join(siteDir, 'operations/README.md'), 'utf8');
  const section = readme.split(/^### /m).find((text) => text.startsWith(`${heading}\n`)) ?? '';
  const [server, current] = [
    ...section.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm')),
  ].map(([, code = '']) => code);
  if (server === undefined || current === undefined) {
    throw new Error(`operations/README.md: "${heading}" lacks a block of ${language}`);
  }
  return { server, current };
}
