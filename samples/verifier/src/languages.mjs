// Which files and fences belong to which language.

/** @import { LanguageId } from './types.d.ts' */

/** What a sample can be written in, and with which checker it is checked; in the order of the report. */
export const languageIds = /** @type {const} */ ([
  'typescript',
  'javascript',
  'kotlin',
  'gradle',
  'java',
  'dart',
  'csharp',
  'xml',
  'json',
  'typed-json',
  'yaml',
  'shell',
  'swift',
  'toml',
  'ruby',
  'vue',
]);

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

/** Fences are called like an extension or like the language. @type {Readonly<Record<string, LanguageId>>} */
const byFence = {
  ...byExtension,
  typescript: 'typescript',
  javascript: 'javascript',
  kotlin: 'kotlin',
  csharp: 'csharp',
  bash: 'shell',
  shell: 'shell',
  ruby: 'ruby',
};

/**
 * Project files that nothing here parses. In starter projects, their placeholders and minimums are still checked.
 */
const unparsed = new Set(['properties', 'xcconfig', 'pbxproj', 'sln', 'gradle']);

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
 * @returns {LanguageId | 'ignored' | 'unparsed' | undefined} `undefined`: a file for which there is no checker.
 */
export function languageOfFile(file) {
  const name = file.split('/').at(-1) ?? file;
  if (ignoredNames.has(name) || /\.(?:md|pro)$/.test(name)) return 'ignored';
  const extension = extensionOf(name);
  return unparsed.has(extension) ? 'unparsed' : (byName[name] ?? byExtension[extension]);
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
