// Which files and fences belong to which language.

import type { LanguageId } from './types';

/** What a sample can be written in, and with which checker it is checked; in the order of the report. */
export const languageIds = [
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
] as const;

const byExtension: Readonly<Record<string, LanguageId>> = {
  ts: 'typescript',
  tsx: 'typescript',
  js: 'javascript',
  jsx: 'javascript',
  mjs: 'javascript',
  kt: 'kotlin',
  kts: 'gradle',
  java: 'java',
  dart: 'dart',
  cs: 'csharp',
  xaml: 'xml',
  xml: 'xml',
  plist: 'xml',
  html: 'xml',
  storyboard: 'xml',
  csproj: 'xml',
  json: 'json',
  yaml: 'yaml',
  yml: 'yaml',
  sh: 'shell',
  swift: 'swift',
  toml: 'toml',
  rb: 'ruby',
  vue: 'vue',
  xcprivacy: 'xml',
  xcscheme: 'xml',
  xcworkspacedata: 'xml',
  manifest: 'xml',
  svg: 'xml',
};

const byName: Readonly<Record<string, LanguageId>> = { Podfile: 'ruby', Gemfile: 'ruby' };

/** Of blocks on pages. Whole programs are files, from which pages take their code. */
const byFence: Readonly<Record<string, LanguageId>> = {
  bash: 'shell',
  html: 'xml',
  json: 'json',
  ruby: 'ruby',
  swift: 'swift',
  toml: 'toml',
  xml: 'xml',
  yaml: 'yaml',
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

/** `undefined`: a file for which there is no checker. */
export function languageOfFile(file: string): LanguageId | 'ignored' | 'unparsed' | undefined {
  const name = file.split('/').at(-1) ?? file;
  if (ignoredNames.has(name) || /\.(?:md|pro)$/.test(name)) return 'ignored';
  const extension = extensionOf(name);
  return unparsed.has(extension) ? 'unparsed' : (byName[name] ?? byExtension[extension]);
}

/** What the code of a fence is checked as; `undefined` where there is no checker. */
export function languageOfFence(
  language: string,
  { mode, type }: { mode: string; type: string | undefined },
): LanguageId | undefined {
  if (mode !== '') return language === 'kotlin' && mode === 'gradle' ? 'gradle' : undefined;
  return language === 'json' && type !== undefined ? 'typed-json' : byFence[language];
}

/** The folder of a sample's product and platform: `samples/document/Android`. */
export function platformFolderOf(file: string): string {
  return file.split('/', 3).join('/');
}

/** File extension of a unit that is written to disk or given a name. */
export function extensionOf(file: string): string {
  return (file.split('.').at(-1) ?? '').toLowerCase();
}
