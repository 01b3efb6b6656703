// Which version an upgrade is to, and what it needs.

/**
 * @typedef {Record<string, string>} Dependencies
 * @typedef {{ dependencies?: Dependencies, devDependencies?: Dependencies }} Package
 */

/**
 * Whether a version is exact, as all versions in `package.json` are.
 * @param {string} version
 * @returns {boolean}
 */
export const isExact = (version) => /^\d+\.\d+\.\d+(-[\w.-]+)?$/.test(version);

/**
 * Sets every dependency of the scope `@docusaurus` to one version.
 * @param {Package} manifest Content of `package.json`; not changed.
 * @param {string} version
 * @returns {{ manifest: Package, names: string[] }} The new content, and the packages that got the version.
 */
export function withDocusaurus(manifest, version) {
  const changed = structuredClone(manifest);
  /** @type {string[]} */
  const names = [];
  for (const group of [changed.dependencies, changed.devDependencies]) {
    for (const name of Object.keys(group ?? {})) {
      if (group === undefined || !name.startsWith('@docusaurus/')) continue;
      group[name] = version;
      names.push(name);
    }
  }
  return { manifest: changed, names };
}

/**
 * The Node.js version that a package requires, if the current one is older.
 * @param {string} range `engines.node` of the package. Only `>=` is understood; npm warns about the rest.
 * @param {string} version Version of Node.js, such as `20.19.0`.
 * @returns {string | undefined} The oldest version that will do.
 */
export function missingNode(range, version) {
  const needed = /^>=\s*v?(\d+(?:\.\d+){0,2})$/.exec(range.trim())?.[1];
  if (needed === undefined) return undefined;
  const have = version.split('.').map(Number);
  for (const [index, number] of needed.split('.').map(Number).entries()) {
    const difference = (have[index] ?? 0) - number;
    if (difference !== 0) return difference < 0 ? needed : undefined;
  }
  return undefined;
}
