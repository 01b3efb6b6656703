// Puts values in place of {{version}}, {{previousVersion}} and {{fact.name}}.

import { didYouMean } from './nearest';

export interface Values {
  readonly version: string | undefined;
  readonly previousVersion: string | undefined;
  readonly facts: Readonly<Record<string, string>>;
}

export interface Unknown {
  name: string;
  line: number;
  message: string;
}

/** A text with its placeholders filled in. */
export function fillPlaceholders(
  code: string,
  values: Values,
): { code: string; unknown: Unknown[] } {
  const unknown: Unknown[] = [];
  const known = [
    'version',
    'previousVersion',
    ...Object.keys(values.facts).map((name) => `fact.${name}`),
  ];
  const lines = code.split('\n').map((text, index) =>
    text.replace(/\{\{\s*([^{}]*?)\s*\}\}/g, (whole, name: string) => {
      const value = valueOf(name, values);
      if (value !== undefined) return value;
      const message = `There is no "{{${name}}}" for this platform.${didYouMean(name, known)}`;
      unknown.push({ name, line: index + 1, message });
      return whole;
    }),
  );
  return { code: lines.join('\n'), unknown };
}

/** @param name What is between the braces. */
export function valueOf(name: string, values: Values): string | undefined {
  if (name === 'version') return values.version;
  if (name === 'previousVersion') return values.previousVersion;
  const fact = /^fact\.(.*)$/.exec(name)?.[1] ?? '';
  return Object.hasOwn(values.facts, fact) ? values.facts[fact] : undefined;
}
