// Vue: the template is compiled, and its names have to be those of the script, which is type-checked as TypeScript.

import { compileScript, parse } from '@vue/compiler-sfc';
import { packageTool } from '../process.mjs';
import { typescript } from './typescript.mjs';

/** @import { Backend, Finding, Paths, Unit } from '../types.d.ts' */

/** @type {Backend} */
export const vue = {
  level: 'compiled',
  tool: async () => ({ tool: packageTool('@vue/compiler-sfc') }),
  async check(units, paths) {
    const findings = await Promise.all(units.map((unit) => checkComponent(unit, paths)));
    return findings.flat();
  },
};

/**
 * @param {Unit} unit
 * @param {Paths} paths
 * @returns {Promise<Finding[]>}
 */
async function checkComponent(unit, paths) {
  /** @type {(line: number, column: number, message: string) => Finding} */
  const finding = (line, column, message) => ({ unit, line, column, message });
  const { descriptor, errors } = parse(unit.code, { filename: unit.file });
  if (errors.length > 0)
    return errors.slice(0, 1).map((error) => {
      const start = 'loc' in error ? error.loc?.start : undefined;
      return finding(start?.line ?? 1, start?.column ?? 1, error.message);
    });
  const { scriptSetup, template } = descriptor;
  if (scriptSetup === null || template === null)
    return [finding(1, 1, 'a Vue sample has a <template> and a <script setup lang="ts">')];
  /** @type {string} */
  let compiled;
  try {
    compiled = compileScript(descriptor, { id: 'sample', inlineTemplate: true }).content;
  } catch (error) {
    const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    return [finding(template.loc.start.line, 1, message)];
  }
  // What the script doesn't declare, the compiler looks up when the component runs.
  const unknown = new Set([...compiled.matchAll(/_ctx\.(\w+)/g)].map(([, name = '']) => name));
  const unknownNames = [...unknown].map((name) => {
    const offset = template.content.search(new RegExp(`\\b${name}\\b`));
    const before = unit.code.slice(0, template.loc.start.offset + Math.max(0, offset)).split('\n');
    const column = (before.at(-1)?.length ?? 0) + 1;
    return finding(before.length, column, `the script has no '${name}'`);
  });
  return [...unknownNames, ...(await checkScript(unit, scriptSetup, template.content, paths))];
}

/**
 * @param {Unit} unit
 * @param {{ content: string, loc: { start: { line: number } } }} script
 * @param {string} template
 * @param {Paths} paths
 * @returns {Promise<Finding[]>}
 */
async function checkScript(unit, { content, loc }, template, paths) {
  const words = new Set(
    template
      .replace(/<\/?([a-z-]+)/g, (_, /** @type {string} */ tag) => ` ${pascalCase(tag)} `)
      .match(/\b[A-Za-z_$][\w$]*\b/g),
  );
  const declared = [
    ...content.matchAll(/\b(?:const|let|function)\s+([\w$]+)|([\w$]+)(?=[^{}]*\}\s*from\b)/g),
  ];
  const used = declared
    .map(([, local, imported]) => local ?? imported ?? '')
    .filter((name) => words.has(name));
  // The lines keep their numbers, and what the template uses is used.
  const code = `${'\n'.repeat(loc.start.line - 1)}${content}\nexport const usedInTemplate = [${[...new Set(used)].join(', ')}];\n`;
  const virtual = {
    ...unit,
    language: /** @type {const} */ ('typescript'),
    file: `${unit.file}.ts`,
    code,
  };
  const findings = await typescript.check([virtual], paths);
  return findings.map((found) => ({ ...found, unit }));
}

/**
 * @param {string} tag
 * @returns {string} As a script imports the component.
 */
function pascalCase(tag) {
  return tag.replace(/(?:^|-)([a-z])/g, (_, /** @type {string} */ letter) => letter.toUpperCase());
}
