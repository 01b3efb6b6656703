// Which backends check which languages. The first backend of a list whose tool is there is used.

import { dart, dartSdk } from './backends/dart.mjs';
import { csharp } from './backends/csharp.mjs';
import { grammar, grammarLanguages } from './backends/grammar.mjs';
import { java } from './backends/java.mjs';
import { json } from './backends/json.mjs';
import { kotlin } from './backends/kotlin.mjs';
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
 * @property {string | undefined} crash Why the backend gave up.
 * @property {readonly Finding[]} findings
 * @property {number} seconds
 */

/** @type {readonly Checker[]} Slow ones first: their processes run while the others work. */
const checkers = [
  { languages: ['kotlin', 'gradle'], backends: [kotlin] },
  { languages: ['java'], backends: [java] },
  { languages: ['dart'], backends: [dartSdk, dart] },
  { languages: ['csharp'], also: ['xml'], backends: [csharp] },
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
];

/**
 * @param {readonly Unit[]} units
 * @param {Paths} paths
 * @param {(line: string) => void} [print] Is told of missing tools before anything is compiled.
 * @returns {Promise<Outcome[]>}
 */
export function checkAll(units, paths, print = () => undefined) {
  return Promise.all(checkers.map((checker) => check(checker, units, paths, print)));
}

/**
 * @param {Checker} checker
 * @param {readonly Unit[]} all
 * @param {Paths} paths
 * @param {(line: string) => void} print
 * @returns {Promise<Outcome>}
 */
async function check(checker, all, paths, print) {
  const { languages, also = [], backends } = checker;
  const units = all.filter(({ language }) => [...languages, ...also].includes(language));
  const start = performance.now();
  /** @type {(rest: Partial<Outcome>) => Outcome} */
  const outcome = (rest) => ({
    checker,
    level: 'none',
    tool: undefined,
    crash: undefined,
    findings: [],
    seconds: (performance.now() - start) / 1000,
    ...rest,
  });
  let missing = '';
  for (const backend of backends) {
    const found = await backend.tool(paths, units);
    if ('missing' in found) {
      missing ||= found.missing;
      continue;
    }
    const { tool } = found;
    try {
      const findings = units.length === 0 ? [] : await backend.check(units, paths);
      return outcome({ level: backend.level, tool, findings });
    } catch (error) {
      return outcome({ tool, crash: error instanceof Error ? error.message : String(error) });
    }
  }
  print(`Degraded: ${languages.join(', ')} not checked: ${missing}.`);
  return outcome({});
}
