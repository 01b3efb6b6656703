// Vue: the template is compiled, and its names have to be those of the script, which is type-checked as TypeScript.

import { compileScript, parse } from '@vue/compiler-sfc';
import { packageTool } from '../process';
import { typescript } from './typescript';
import type { Backend, Finding, Paths, Unit } from '../types';

export const vue: Backend = {
  level: 'compiled',
  tool: () => ({ tool: packageTool('@vue/compiler-sfc') }),
  async check(units, paths) {
    const findings = await Promise.all(units.map((unit) => checkComponent(unit, paths)));
    return findings.flat();
  },
};

async function checkComponent(unit: Unit, paths: Paths): Promise<Finding[]> {
  const finding = (line: number, column: number, message: string): Finding => ({
    unit,
    line,
    column,
    message,
  });
  const { descriptor, errors } = parse(unit.code, { filename: unit.file });
  if (errors.length > 0)
    return errors.map((error) => {
      const start = 'loc' in error ? error.loc : undefined;
      return finding(start?.start.line ?? 1, start?.start.column ?? 1, error.message);
    });
  const { scriptSetup, template } = descriptor;
  if (scriptSetup === null || template === null)
    return [finding(1, 1, 'a Vue sample has a <template> and a <script setup lang="ts">')];
  let compiled: string;
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
  // The lines keep their numbers. As a part of a program, the script may declare what only the template uses.
  const code = '\n'.repeat(scriptSetup.loc.start.line - 1) + scriptSetup.content;
  const script = { ...unit, kind: 'fence', language: 'typescript', code } as Unit;
  const findings = await typescript.check([script], paths);
  return [...unknownNames, ...findings.map((found) => ({ ...found, unit }))];
}
