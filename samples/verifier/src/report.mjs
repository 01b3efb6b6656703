// What the checker prints and writes.

import { languageIds } from './languages.mjs';

/** @import { Outcome } from './checkers.mjs' */
/** @import { LanguageId, LanguageRow, Unit } from './types.d.ts' */

/**
 * @param {LanguageId} language
 * @param {readonly Outcome[]} outcomes
 * @returns {Outcome | undefined}
 */
export function outcomeFor(language, outcomes) {
  return outcomes.find(({ checker }) => checker.languages.includes(language));
}

/**
 * One row for each language that occurs.
 * @param {readonly Unit[]} units
 * @param {readonly Outcome[]} outcomes
 * @returns {LanguageRow[]}
 */
export function languageRows(units, outcomes) {
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
