import { describe, expect, it } from 'vitest';
import { canaryProblem } from './canaries';
import { readExamples } from './examples';
import { catalogAliases, wrapGradle } from './gradleScript';
import { languageOfFence, languageOfFile } from './languages';
import { toProblem } from './positions';
import type { Unit } from './types';

const unit: Unit = {
  kind: 'canary',
  language: 'kotlin',
  file: 'a.kt',
  line: 10,
  indent: 3,
  code: '',
};

it('reads the language of files by their extension, and that of fences by what they claim, too', () => {
  expect(languageOfFile('samples/document/Android/kotlin/A.kt')).toBe('kotlin');
  expect(languageOfFile('samples/document/Android/README.md')).toBe('ignored');
  expect(languageOfFile('samples/document/Android/gradle.properties')).toBe('unparsed');
  expect(languageOfFile('samples/document/Android/a.xyz')).toBeUndefined();
  expect(languageOfFence('kotlin', { mode: 'gradle', type: undefined })).toBe('gradle');
  expect(languageOfFence('json', { mode: '', type: 'AnalyzeResult' })).toBe('typed-json');
  expect(languageOfFence('text', { mode: '', type: undefined })).toBeUndefined();
  expect(languageOfFence('bash', { mode: 'gradle', type: undefined })).toBeUndefined();
});

it('takes the fences of @example blocks only', () => {
  const source = `/**
 * Text.
 * \`\`\`ts
 * no example
 * \`\`\`
 * @example
 * \`\`\`ts
 * const a = 1;
 *
 * a;
 * \`\`\`
 */`;
  expect(readExamples(source)).toEqual([{ line: 8, indent: 3, code: 'const a = 1;\n\na;' }]);
});

describe('a Gradle script', () => {
  const aliases = catalogAliases(`[versions]
kotlin = "2.2"
[libraries]
deckle-sdk = { module = "com.example:sdk", version.ref = "kotlin" }
[plugins]
kotlin-android = { id = "org.jetbrains.kotlin.android", version.ref = "kotlin" }
`);

  it('gets the aliases of the version catalog, and keeps its lines', () => {
    const code =
      'import a.B\nalias(libs.plugins.kotlin.android)\nimpl(libs.deckle.sdk, libs.other)';
    const { text, lineOffset } = wrapGradle(code, 'script0', aliases);
    expect(text.split('\n').slice(lineOffset, -2)).toEqual([
      '',
      'alias(CatalogPlugin())',
      'impl(CatalogLibrary(), libs.other)',
    ]);
    expect(text).toMatch(/^package scripts\.script0; .*; import a\.B\n/);
  });
});

it('maps a finding back to its page', () => {
  expect(toProblem({ unit, line: 2, column: 5, message: 'm' })).toMatchObject({
    file: 'a.kt',
    line: 11,
    column: 8,
  });
});

describe('canaries', () => {
  it('are content only with the expected finding, and with no other place', () => {
    const expected = { kind: 'k', line: 2, text: 'boom', type: undefined };
    const finding = (line: number, message: string) => ({ unit, line, column: 1, message });
    expect(canaryProblem(expected, [finding(2, 'a boom')])).toBeUndefined();
    expect(canaryProblem(expected, [])).toContain('not reported');
    expect(canaryProblem(expected, [finding(3, 'a boom')])).toContain('not reported as expected');
    expect(canaryProblem(expected, [finding(2, 'a boom'), finding(3, 'else')])).toContain(
      'something else',
    );
  });
});
