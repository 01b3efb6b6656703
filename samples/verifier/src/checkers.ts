// Which backends check which languages. The first backend of a list whose tool is there is used.

import { dart, dartEmulated, dartSdk } from './backends/dart';
import { csharp } from './backends/csharp';
import { grammar, grammarLanguages } from './backends/grammar';
import { java } from './backends/java';
import { json } from './backends/json';
import { kotlin } from './backends/kotlin';
import { swift } from './backends/swift';
import { typescript } from './backends/typescript';
import { vue } from './backends/vue';
import { xml } from './backends/xml';
import { yaml } from './backends/yaml';
import type { Backend, Finding, LanguageId, Level, Paths, Tool, Unit } from './types';

export interface Checker {
  readonly languages: readonly LanguageId[];
  /** Languages whose units it reads as well; another checker answers for them. */
  readonly also?: readonly LanguageId[];
  readonly backends: readonly Backend[];
}

export interface Outcome {
  readonly checker: Checker;
  readonly level: Level;
  readonly tool: Tool | undefined;
  /** Why the backend gave up. */
  readonly crash: string | undefined;
  readonly findings: readonly Finding[];
  readonly seconds: number;
}

/** Slow ones first: their processes run while the others work. */
const checkers: readonly Checker[] = [
  { languages: ['kotlin', 'gradle'], backends: [kotlin] },
  { languages: ['java'], backends: [java] },
  { languages: ['dart'], backends: [dartSdk, dart, dartEmulated] },
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

/** @param print Is told of missing tools before anything is compiled. */
export function checkAll(
  units: readonly Unit[],
  paths: Paths,
  print: (line: string) => void = () => undefined,
): Promise<Outcome[]> {
  return Promise.all(checkers.map((checker) => check(checker, units, paths, print)));
}

async function check(
  checker: Checker,
  all: readonly Unit[],
  paths: Paths,
  print: (line: string) => void,
): Promise<Outcome> {
  const { languages, also = [], backends } = checker;
  const units = all.filter(({ language }) => [...languages, ...also].includes(language));
  const start = performance.now();
  const outcome = (rest: Partial<Outcome>): Outcome => ({
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
