// Which backends check which languages. The first backend of a list whose tool is there is used.

import { dart } from './backends/dart';
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
  /** Units of other languages that it reads as well; another checker answers for them. */
  readonly also?: (unit: Unit) => boolean;
  readonly backend: Backend;
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
  { languages: ['kotlin', 'gradle'], backend: kotlin },
  { languages: ['java'], backend: java },
  { languages: ['dart'], backend: dart },
  { languages: ['csharp'], also: ({ file }) => file.endsWith('.xaml'), backend: csharp },
  { languages: ['swift'], backend: swift },
  { languages: ['typescript', 'javascript', 'typed-json'], backend: typescript },
  { languages: ['vue'], backend: vue },
  { languages: ['xml'], backend: xml },
  { languages: ['json'], also: ({ language }) => language === 'typed-json', backend: json },
  { languages: ['yaml'], backend: yaml },
  { languages: grammarLanguages, backend: grammar },
];

/** @param print Is told of missing tools. */
export function checkAll(
  units: readonly Unit[],
  paths: Paths,
  print: (line: string) => void,
): Promise<Outcome[]> {
  return Promise.all(checkers.map((checker) => check(checker, units, paths, print)));
}

async function check(
  checker: Checker,
  all: readonly Unit[],
  paths: Paths,
  print: (line: string) => void,
): Promise<Outcome> {
  const { languages, also, backend } = checker;
  const units = all.filter((unit) => languages.includes(unit.language) || also?.(unit));
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
  if (units.length === 0) return outcome({});
  const found = await backend.tool(paths);
  if ('missing' in found) {
    print(`Degraded: ${languages.join(', ')} not checked: ${found.missing}.`);
    return outcome({});
  }
  const { tool } = found;
  try {
    const findings = await backend.check(units, paths);
    return outcome({ level: backend.level, tool, findings });
  } catch (error) {
    return outcome({ tool, crash: error instanceof Error ? error.message : String(error) });
  }
}
