// A Gradle script becomes the body of a function on the stubbed BuildScript.

/**
 * @param {string} code
 * @param {string} name Name of the function and of its package.
 * @param {string} [catalog] Package that declares `libs`, if the project has a version catalog.
 * @returns {{ text: string, lineOffset: number }} `lineOffset`: lines that stand before the code.
 */
export function wrapGradle(code, name, catalog) {
  const imports = [
    ...(catalog === undefined ? [] : [`import scripts.${catalog}.libs`]),
    ...(code.match(/^import [\w.*]+/gm) ?? []),
  ];
  const body = code.replace(/^import [\w.*]+.*$/gm, '');
  const header = [`package scripts.${name}`, 'import org.gradle.script.*', ...imports].join('; ');
  return {
    text: `${header}\nfun BuildScript.${name}() {\n${body}\n}\n`,
    lineOffset: 2,
  };
}
