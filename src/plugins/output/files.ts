import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * All files below a folder.
 *
 * @param folder Any folder, such as that of the build.
 * @returns Their paths, each beginning with that of the folder, in no order.
 * @throws Error where there is no such folder.
 */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
