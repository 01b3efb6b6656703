import { describe, expect, it } from 'vitest';
import { solutionProblems } from './solution.mjs';

const id = '{8F0C6B14-2D6F-4C1B-9E55-6D0A3B7F1A03}';
const lines = [
  'Microsoft Visual Studio Solution File, Format Version 12.00',
  `Project("{9A19103F-16F7-4668-BE54-9A1E7A4F7556}") = "App", "App\\App.csproj", "${id}"`,
  'EndProject',
  'Global',
  '\tGlobalSection(ProjectConfigurationPlatforms) = postSolution',
  `\t\t${id}.Debug|Any CPU.ActiveCfg = Debug|Any CPU`,
  '\tEndGlobalSection',
  'EndGlobal',
];

/** @param {readonly string[]} text */
const problems = (text) => solutionProblems(text.join('\r\n'), (path) => path === 'App/App.csproj');

describe('a solution', () => {
  it('has closed blocks, existing projects and known ids', () => {
    expect(problems(lines)).toEqual([]);
  });

  it.each([
    [1, 'other', 1, "expected 'Microsoft Visual Studio Solution File'"],
    [
      2,
      'Project("{A}") = "App", "Other\\App.csproj", "{B}"',
      2,
      'there is no file Other/App.csproj',
    ],
    [2, 'Project("{A}") = "App"', 2, 'a project has a type, a name, a path and an id'],
    [3, '', 2, "'Project' is never closed"],
    [6, '\t\t{0}.Debug|Any CPU.ActiveCfg = Debug|Any CPU', 6, 'no project has the id {0}'],
    [7, 'EndGlobal', 7, "'EndGlobal' closes nothing"],
  ])('reports what line %i says wrongly', (changed, text, line, message) => {
    const wrong = lines.map((before, index) => (index + 1 === changed ? text : before));
    expect(problems(wrong)).toContainEqual({ line, message });
  });
});
