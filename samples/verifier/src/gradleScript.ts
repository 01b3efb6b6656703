// A Gradle script becomes the body of a function on the stubbed BuildScript.

/** The aliases of a version catalog as a script writes them: `androidx.compose.ui`, `plugins.android.application`. */
export function catalogAliases(toml: string): ReadonlySet<string> {
  const [, libraries = '', plugins = ''] = toml.split(/^\[(?:libraries|plugins)\]$/m);
  const keysOf = (table: string) =>
    [...table.matchAll(/^([\w-]+)\s*=/gm)].map(([, key = '']) => key.replaceAll('-', '.'));
  return new Set([...keysOf(libraries), ...keysOf(plugins).map((key) => `plugins.${key}`)]);
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
