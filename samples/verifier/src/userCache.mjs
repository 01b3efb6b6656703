// What is expensive to get and the same for every clone of the repository is kept in the home directory.

import { homedir } from 'node:os';
import { join } from 'node:path';

/**
 * @param {string} name
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string} A folder that all clones on this machine share.
 */
export function userCache(name, env = process.env) {
  return join(env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'deckle-docs', name);
}
