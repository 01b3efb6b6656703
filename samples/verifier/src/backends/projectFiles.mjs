// Project files in formats that no package here reads: Java properties, Xcode projects, Groovy build files.

import { groovyProblems } from '../groovy.mjs';
import { OpenStepError, parseOpenStep, undefinedIds } from '../openStep.mjs';
import { positionAt } from '../positions.mjs';

/** @import { Backend } from '../types.d.ts' */

/** @typedef {{ offset: number, message: string }} Place */

/**
 * @param {string} code
 * @returns {Place[]}
 */
function propertiesProblems(code) {
  /** @type {Place[]} */
  const problems = [];
  let offset = 0;
  for (const line of code.split('\n')) {
    if (!/^\s*(?:[#!].*)?$|^\s*[\w.-]+\s*[=:]/.test(line))
      problems.push({ offset, message: `expected 'name=value' instead of '${line.trim()}'` });
    offset += line.length + 1;
  }
  return problems;
}

/**
 * @param {string} code
 * @returns {Place[]}
 */
function xcodeProblems(code) {
  try {
    return undefinedIds(parseOpenStep(code)).map((id) => ({
      offset: code.indexOf(id),
      message: `no object has the id ${id}`,
    }));
  } catch (error) {
    if (error instanceof OpenStepError) return [{ offset: error.offset, message: error.message }];
    throw error;
  }
}

/**
 * @param {string} name
 * @param {'parsed' | 'balanced'} level
 * @param {(code: string) => readonly Place[]} problemsOf
 * @returns {Backend}
 */
const reader = (name, level, problemsOf) => ({
  level,
  tool: async () => ({ tool: { name, version: '1' } }),
  check: async (units) =>
    units.flatMap((unit) =>
      problemsOf(unit.code).map(({ offset, message }) => ({
        unit,
        ...positionAt(unit.code, offset),
        message,
        category: /** @type {const} */ ('sample'),
      })),
    ),
});

export const properties = reader('Properties reader', 'parsed', propertiesProblems);
export const xcodeProject = reader('Xcode project reader', 'parsed', xcodeProblems);
export const groovy = reader('Bracket reader', 'balanced', groovyProblems);
