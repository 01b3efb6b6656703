// What the checker prints and writes.

import { languageIds } from './languages';
import type { Outcome } from './checkers';
import type { LanguageId, LanguageRow, Unit } from './types';

/** What the checker that answers for a language found. */
export function outcomeFor(
  language: LanguageId,
  outcomes: readonly Outcome[],
): Outcome | undefined {
  return outcomes.find(({ checker }) => checker.languages.includes(language));
}

/** One row for each language that occurs. */
export function languageRows(units: readonly Unit[], outcomes: readonly Outcome[]): LanguageRow[] {
  return languageIds.flatMap((language) => {
    const found = units.filter((unit) => unit.language === language).length;
    const outcome = outcomeFor(language, outcomes);
    if (found === 0) return [];
    const level = outcome?.level ?? 'none';
    return [
      {
        language,
        found,
        checked: level === 'none' ? 0 : found,
        level,
        tool: outcome?.tool ? `${outcome.tool.name} ${outcome.tool.version}` : '–',
        seconds: outcome?.seconds ?? 0,
      },
    ];
  });
}
