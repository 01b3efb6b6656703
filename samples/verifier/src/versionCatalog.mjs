// What Gradle generates from a version catalog: the accessor `libs` of a project's build scripts.

/** @typedef {{ kind?: 'Library' | 'Plugin', children: Map<string, Node> }} Node */

/** Tables of a catalog, and what their entries are in a script. */
const kinds = /** @type {const} */ ({
  libraries: 'Library',
  bundles: 'Library',
  plugins: 'Plugin',
});

/**
 * The entries of a catalog by table, each on its own line.
 * @param {string} toml
 * @returns {Map<string, { alias: string, text: string }[]>}
 */
function readTables(toml) {
  /** @type {Map<string, { alias: string, text: string }[]>} */
  const tables = new Map();
  let table = '';
  for (const line of toml.split('\n')) {
    table = /^\s*\[([\w.-]+)\]/.exec(line)?.[1] ?? table;
    const [, alias, text = ''] = /^\s*([\w-]+)\s*=\s*(.+)$/.exec(line) ?? [];
    if (alias === undefined) continue;
    tables.set(table, [...(tables.get(table) ?? []), { alias, text }]);
  }
  return tables;
}

/**
 * Kotlin declarations of `libs`, as an extension of the stubbed build script. An entry whose `version.ref` names no
 * version of the catalog is left out, so a script that uses it does not compile.
 * @param {string} toml
 * @param {string} name Of the package.
 * @returns {string}
 */
export function catalogAccessors(toml, name) {
  const tables = readTables(toml);
  const versions = new Set(tables.get('versions')?.map(({ alias }) => alias));
  /** @type {Node} */
  const root = { children: new Map() };
  for (const [table, kind] of Object.entries(kinds)) {
    for (const { alias, text } of tables.get(table) ?? []) {
      const version = /\bversion\.ref\s*=\s*"([^"]+)"/.exec(text)?.[1];
      if (version !== undefined && !versions.has(version)) continue;
      const path = alias.split(/[-_.]/);
      add(root, table === 'libraries' ? path : [table, ...path], kind);
    }
  }
  /** @type {string[]} */
  const classes = [];
  declare(root, 'Libs', classes);
  return [
    `package scripts.${name}`,
    'import org.gradle.script.*',
    ...classes,
    'val BuildScript.libs: Libs get() = Libs()',
    '',
  ].join('\n');
}

/**
 * @param {Node} node
 * @param {readonly string[]} path
 * @param {'Library' | 'Plugin'} kind
 */
function add(node, path, kind) {
  const [first, ...rest] = path;
  if (first === undefined) {
    node.kind = kind;
    return;
  }
  const child = node.children.get(first) ?? { children: new Map() };
  node.children.set(first, child);
  add(child, rest, kind);
}

/**
 * @param {Node} node
 * @param {string} name Of its class.
 * @param {string[]} classes Gets the class and those of what is below it.
 */
function declare(node, name, classes) {
  const members = [...node.children].map(([key, child]) => {
    const type = `${name}_${key}`;
    declare(child, type, classes);
    return `    val ${key}: ${type} = ${type}()`;
  });
  const base = node.kind === undefined ? '' : ` : Catalog${node.kind}()`;
  classes.push(`class ${name}${base} {\n${members.join('\n')}\n}`);
}
