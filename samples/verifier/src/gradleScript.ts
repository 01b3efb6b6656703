// A Gradle script becomes the body of a function on the stubbed BuildScript.

/**
 * The aliases of a version catalog as a script writes them: `androidx.compose.ui`, `plugins.android.application`. One
 * whose `version.ref` names no version of the catalog isn't among them.
 */
export function catalogAliases(toml: string): ReadonlySet<string> {
  const versions = new Set<string>();
  const aliases = new Set<string>();
  let table = '';
  for (const line of toml.split('\n')) {
    table = /^\[(\w+)\]/.exec(line)?.[1] ?? table;
    const [, key, value = ''] = /^([\w-]+)\s*=\s*(.+)$/.exec(line) ?? [];
    if (key === undefined) continue;
    const version = /\bversion\.ref\s*=\s*"([^"]+)"/.exec(value)?.[1];
    if (table === 'versions') versions.add(key);
    else if (version === undefined || versions.has(version))
      aliases.add(`${table === 'libraries' ? '' : `${table}.`}${key.replaceAll('-', '.')}`);
  }
  return aliases;
}

/**
 * @param name Name of the function and of its package.
 * @param aliases Those of the project's version catalog. Others do not compile.
 * @returns `lineOffset`: lines that stand before the code.
 */
export function wrapGradle(
  code: string,
  name: string,
  aliases: ReadonlySet<string>,
): { text: string; lineOffset: number } {
  const imports = code.match(/^import [\w.*]+/gm) ?? [];
  const body = code
    .replace(/^import [\w.*]+.*$/gm, '')
    // Gradle generates a class for each part of an alias; only its last one counts here.
    .replace(/\blibs\.([a-zA-Z][\w.]*)/g, (text, alias: string) =>
      aliases.has(alias) ? `Catalog${alias.startsWith('plugins.') ? 'Plugin' : 'Library'}()` : text,
    );
  const header = [`package scripts.${name}`, 'import org.gradle.script.*', ...imports].join('; ');
  return { text: `${header}\nfun BuildScript.${name}() {\n${body}\n}\n`, lineOffset: 2 };
}
