// Which backends check which languages. The first backend of a list whose tool is there is used.

import { dart, dartSdk } from './backends/dart.mjs';
import { csharp } from './backends/csharp.mjs';
import { grammar, grammarLanguages } from './backends/grammar.mjs';
import { java } from './backends/java.mjs';
import { json } from './backends/json.mjs';
import { kotlin } from './backends/kotlin.mjs';
import { groovy, properties, xcodeProject } from './backends/projectFiles.mjs';
import { shell } from './backends/shell.mjs';
import { solution } from './backends/solution.mjs';
import { swift } from './backends/swift.mjs';
import { typescript } from './backends/typescript.mjs';
import { vue } from './backends/vue.mjs';
import { xml } from './backends/xml.mjs';
import { yaml } from './backends/yaml.mjs';

/** @import { Backend, Finding, LanguageId, Level, Paths, Tool, Unit } from './types.d.ts' */

/**
 * @typedef {object} Checker
 * @property {readonly LanguageId[]} languages
 * @property {readonly LanguageId[]} [also] Languages whose units it reads as well; another checker answers for them.
 * @property {readonly Backend[]} backends
 *
 * @typedef {object} Outcome
 * @property {Checker} checker
 * @property {Level} level
 * @property {Tool | undefined} tool
 * @property {Backend | undefined} backend The one that was used.
 * @property {string | undefined} missing Why the first backend cannot run.
 * @property {string | undefined} crash Why the backend gave up.
 * @property {readonly Finding[]} findings
 * @property {number} seconds
 */

/** @type {readonly Checker[]} Slow ones first: their processes run while the others work. */
const checkers = [
  { languages: ['kotlin', 'gradle'], backends: [kotlin] },
  { languages: ['java'], backends: [java] },
  { languages: ['dart'], backends: [dart, dartSdk] },
  { languages: ['csharp'], also: ['xml'], backends: [csharp] },
  { languages: ['shell'], backends: [shell] },
  { languages: ['swift'], backends: [swift] },
  {
    languages: ['typescript', 'javascript', 'typed-json'],
    backends: [typescript],
  },
  { languages: ['vue'], backends: [vue] },
  { languages: ['xml'], backends: [xml] },
  { languages: ['json'], also: ['typed-json'], backends: [json] },
  { languages: ['yaml'], backends: [yaml] },
  { languages: grammarLanguages, backends: [grammar] },
  { languages: ['properties'], backends: [properties] },
  { languages: ['xcode'], backends: [xcodeProject] },
  { languages: ['solution'], backends: [solution] },
  { languages: ['groovy'], backends: [groovy] },
];

/**
 * @param {readonly Unit[]} units
 * @param {Paths} paths
 * @param {(line: string) => void} [print] Is told of missing tools before anything is compiled.
 * @returns {Promise<Outcome[]>}
 */
export function checkAll(units, paths, print) {
  return Promise.all(checkers.map((checker) => check(checker, units, paths, print)));
}

/**
 * @param {Checker} checker
 * @param {readonly Unit[]} all
 * @param {Paths} paths
 * @param {(line: string) => void} [print]
 * @returns {Promise<Outcome>}
 */
async function check(checker, all, paths, print = () => undefined) {
  const languages = [...checker.languages, ...(checker.also ?? [])];
  const units = all.filter(({ language }) => languages.includes(language));
  const start = performance.now();
  /** @type {string | undefined} */
  let missing;
  /** @param {Level} level */
  const printMissing = (level) => {
    if (missing === undefined) return;
    const extent = level === 'none' ? 'not checked' : `only checked at level "${level}"`;
    print(`Degraded: ${checker.languages.join(', ')} ${extent}: ${missing}.`);
  };
  for (const backend of checker.backends) {
    const found = await backend.tool(paths, units);
    if ('missing' in found) {
      missing ??= found.missing;
      continue;
    }
    printMissing(backend.level);
    const outcome = {
      checker,
      backend,
      level: backend.level,
      tool: found.tool,
      missing,
      crash: undefined,
    };
    try {
      const findings = units.length === 0 ? [] : await backend.check(units, paths);
      return { ...outcome, findings, seconds: secondsSince(start) };
    } catch (error) {
      const crash = error instanceof Error ? error.message : String(error);
      return {
        ...outcome,
        level: 'none',
        crash,
        findings: [],
        seconds: secondsSince(start),
      };
    }
  }
  printMissing('none');
  return {
    checker,
    backend: undefined,
    level: 'none',
    tool: undefined,
    missing,
    crash: undefined,
    findings: [],
    seconds: secondsSince(start),
  };
}

/**
 * @param {number} start
 * @returns {number}
 */
function secondsSince(start) {
  return (performance.now() - start) / 1000;
}
