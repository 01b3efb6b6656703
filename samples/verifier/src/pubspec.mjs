// A pubspec.yaml, or a part of one: its keys, and what it says about the SDK's package.

import { isMap, isScalar } from 'yaml';
import { didYouMean } from '../../../src/base/nearest.mjs';

/** @import { Document, Node, YAMLMap } from 'yaml' */

/**
 * @typedef {object} PubspecFacts
 * @property {string} package
 * @property {string} dart Oldest Dart that the package runs on.
 * @property {readonly string[]} versions Released versions of the package; none are known before there is a changelog.
 *
 * @typedef {{ offset: number, message: string }} PubspecProblem
 */

const topKeys = [
  'name',
  'description',
  'version',
  'homepage',
  'repository',
  'issue_tracker',
  'documentation',
  'publish_to',
  'environment',
  'dependencies',
  'dev_dependencies',
  'dependency_overrides',
  'executables',
  'platforms',
  'topics',
  'flutter',
];
const dependencyKeys = ['sdk', 'path', 'git', 'hosted', 'version'];
const dependencyLists = ['dependencies', 'dev_dependencies', 'dependency_overrides'];
const VERSION = String.raw`\d+\.\d+\.\d+[\w.+-]*`;
const CONSTRAINT = new RegExp(
  `^(?:any|\\^?${VERSION}|(?:[<>]=?${VERSION})(?:\\s+[<>]=?${VERSION})*)$`,
);

/**
 * Whether a document is a pubspec: no other file that pages show has these keys.
 * @param {Document} document
 * @returns {boolean}
 */
export function isPubspec({ contents }) {
  return (
    isMap(contents) &&
    [...dependencyLists, 'environment'].some((key) => isMap(contents.get(key, true)))
  );
}

/**
 * @param {Document} document
 * @param {PubspecFacts} facts
 * @returns {PubspecProblem[]}
 */
export function pubspecProblems({ contents }, facts) {
  if (!isMap(contents)) return [];
  /** @type {PubspecProblem[]} */
  const problems = [];
  for (const { name, offset } of entries(contents)) {
    if (!topKeys.includes(name))
      problems.push({
        offset,
        message: `pubspec.yaml has no key "${name}".${didYouMean(name, topKeys)}`,
      });
  }
  for (const list of dependencyLists) {
    const dependencies = contents.get(list, true);
    if (!isMap(dependencies)) continue;
    for (const entry of entries(dependencies)) problems.push(...dependencyProblems(entry, facts));
  }
  const environment = contents.get('environment', true);
  if (isMap(environment)) {
    for (const { name, offset, value } of entries(environment))
      if (name === 'sdk' && isScalar(value))
        problems.push(...sdkProblems(String(value.value), offset, facts));
  }
  return problems;
}

/**
 * @param {YAMLMap} map
 * @returns {{ name: string, offset: number, value: Node | null }[]}
 */
function entries(map) {
  return map.items.map(({ key, value }) => {
    const node = /** @type {Node} */ (key);
    return {
      name: isScalar(node) ? String(node.value) : '',
      offset: node.range?.[0] ?? 0,
      value: /** @type {Node | null} */ (value),
    };
  });
}

/**
 * @param {{ name: string, offset: number, value: Node | null }} entry
 * @param {PubspecFacts} facts
 * @returns {PubspecProblem[]}
 */
function dependencyProblems({ name, offset, value }, facts) {
  if (name.includes('deckle') && name !== facts.package)
    return [
      {
        offset,
        message: `there is no package "${name}": the SDK is "${facts.package}"`,
      },
    ];
  if (!/^[a-z_][a-z0-9_]*$/.test(name))
    return [
      {
        offset,
        message: `"${name}" is not a package name: those have small letters, digits and underscores`,
      },
    ];
  if (isMap(value))
    return entries(value)
      .filter((part) => !dependencyKeys.includes(part.name))
      .map((part) => ({
        offset: part.offset,
        message: `a dependency has no key "${part.name}".${didYouMean(part.name, dependencyKeys)}`,
      }));
  if (!isScalar(value) || value.value === null) return [];
  const constraint = String(value.value);
  if (!CONSTRAINT.test(constraint))
    return [
      {
        offset,
        message: `"${constraint}" is not a version of ${name}: write ^1.2.3 or ">=1.2.3 <2.0.0"`,
      },
    ];
  const first = new RegExp(VERSION).exec(constraint)?.[0];
  const isUnknown =
    name === facts.package &&
    first !== undefined &&
    facts.versions.length > 0 &&
    !facts.versions.includes(first);
  return isUnknown ? [{ offset, message: `${name} has no version ${first}` }] : [];
}

/**
 * @param {string} constraint
 * @param {number} offset
 * @param {PubspecFacts} facts
 * @returns {PubspecProblem[]}
 */
function sdkProblems(constraint, offset, facts) {
  if (!CONSTRAINT.test(constraint))
    return [
      {
        offset,
        message: `"${constraint}" is not a version of Dart: write ^3.0.0 or ">=${facts.dart}.0 <4.0.0"`,
      },
    ];
  const [major = 0, minor = 0] = (/\d+\.\d+/.exec(constraint)?.[0] ?? '').split('.').map(Number);
  const [least = 0, leastMinor = 0] = facts.dart.split('.').map(Number);
  const isOld = major < least || (major === least && minor < leastMinor);
  return isOld
    ? [
        {
          offset,
          message: `${facts.package} needs Dart ${facts.dart} or newer, not ${constraint}`,
        },
      ]
    : [];
}
