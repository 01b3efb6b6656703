// Which files and fences belong to which language, and how far each has to be checked.

/** @import { LanguageId, Level } from './types.d.ts' */

/** @type {Readonly<Record<LanguageId, Level>>} */
export const requiredLevel = {
  typescript: 'compiled',
  javascript: 'compiled',
  kotlin: 'compiled',
  gradle: 'compiled',
  java: 'compiled',
  dart: 'compiled',
  csharp: 'compiled',
  xml: 'parsed',
  json: 'parsed',
  'typed-json': 'compiled',
  yaml: 'parsed',
  shell: 'parsed',
  swift: 'compiled',
  toml: 'parsed',
  ruby: 'parsed',
  vue: 'compiled',
  properties: 'parsed',
  xcode: 'parsed',
  solution: 'parsed',
  groovy: 'balanced',
};

export const languageIds = /** @type {readonly LanguageId[]} */ (Object.keys(requiredLevel));

/** @type {Readonly<Record<string, LanguageId>>} */
const byExtension = {
  ts: 'typescript',
  tsx: 'typescript',
  mts: 'typescript',
  js: 'javascript',
  jsx: 'javascript',
  mjs: 'javascript',
  cjs: 'javascript',
  kt: 'kotlin',
  kts: 'gradle',
  java: 'java',
  dart: 'dart',
  cs: 'csharp',
  config: 'xml',
  xaml: 'xml',
  xml: 'xml',
  plist: 'xml',
  html: 'xml',
  storyboard: 'xml',
  csproj: 'xml',
  props: 'xml',
  targets: 'xml',
  json: 'json',
  yaml: 'yaml',
  yml: 'yaml',
  sh: 'shell',
  swift: 'swift',
  toml: 'toml',
  rb: 'ruby',
  podspec: 'ruby',
  vue: 'vue',
  properties: 'properties',
  xcconfig: 'properties',
  pbxproj: 'xcode',
  sln: 'solution',
  gradle: 'groovy',
  entitlements: 'xml',
  xcprivacy: 'xml',
  xcscheme: 'xml',
  xcworkspacedata: 'xml',
  slnx: 'xml',
  manifest: 'xml',
  svg: 'xml',
};

/** @type {Readonly<Record<string, LanguageId>>} */
const byName = { Podfile: 'ruby', Gemfile: 'ruby' };

/** @type {Readonly<Record<string, LanguageId>>} */
const byFence = {
  ts: 'typescript',
  tsx: 'typescript',
  typescript: 'typescript',
  js: 'javascript',
  jsx: 'javascript',
  javascript: 'javascript',
  kotlin: 'kotlin',
  kt: 'kotlin',
  kts: 'gradle',
  java: 'java',
  dart: 'dart',
  cs: 'csharp',
  csharp: 'csharp',
  xml: 'xml',
  html: 'xml',
  json: 'json',
  yaml: 'yaml',
  yml: 'yaml',
  bash: 'shell',
  sh: 'shell',
  shell: 'shell',
  swift: 'swift',
  toml: 'toml',
  ruby: 'ruby',
  vue: 'vue',
  properties: 'properties',
  groovy: 'groovy',
};

/** Files of a sample folder that aren't samples. */
const ignoredNames = new Set([
  'README.md',
  '.gitignore',
  '.gitkeep',
  '.editorconfig',
  '.npmrc',
  '.watchmanconfig',
  '.metadata',
]);

/**
 * @param {string} file
 * @returns {LanguageId | 'ignored' | undefined} `undefined`: a file for which there is no checker.
 */
export function languageOfFile(file) {
  const name = file.split('/').at(-1) ?? file;
  if (ignoredNames.has(name) || /\.(?:md|pro)$/.test(name)) return 'ignored';
  return byName[name] ?? byExtension[(name.split('.').at(-1) ?? '').toLowerCase()];
}

/**
 * @param {string} language
 * @param {{ mode: string, type: string | undefined }} claim
 * @returns {LanguageId | undefined}
 */
export function languageOfFence(language, { mode, type }) {
  const id = byFence[language.toLowerCase()];
  if (id === 'kotlin' && mode === 'gradle') return 'gradle';
  if (id === 'json' && type !== undefined) return 'typed-json';
  if (mode !== '' && mode !== language) return undefined;
  return id;
}

/**
 * File extension of a unit that is written to disk or given a name.
 * @param {string} file
 * @returns {string}
 */
export function extensionOf(file) {
  return (file.split('.').at(-1) ?? '').toLowerCase();
}

/** @type {Readonly<Record<Level, number>>} */
const rank = { none: 0, balanced: 1, parsed: 2, compiled: 3 };

/**
 * @param {Level} reached
 * @param {Level} required
 * @returns {boolean}
 */
export function isBelow(reached, required) {
  return rank[reached] < rank[required];
}
