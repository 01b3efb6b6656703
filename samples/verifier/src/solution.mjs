// Visual Studio solution files (.sln).

/**
 * @typedef {{ line: number, message: string }} SolutionProblem
 */

const opening = /^(Project|Global|GlobalSection|ProjectSection)\b/;

/**
 * What is wrong with a solution: a block that isn't closed, a project whose file is missing, an id of no project.
 * @param {string} code
 * @param {(path: string) => boolean} exists Whether the solution's folder has the file, with `/` in its path.
 * @returns {SolutionProblem[]}
 */
export function solutionProblems(code, exists) {
  /** @type {SolutionProblem[]} */
  const problems = [];
  /** @type {{ name: string, line: number }[]} */
  const open = [];
  /** @type {Set<string>} */
  const ids = new Set();
  const lines = code.split(/\r?\n/).map((text, index) => ({ text: text.trim(), line: index + 1 }));
  if (!lines.some(({ text }) => text.startsWith('Microsoft Visual Studio Solution File,')))
    problems.push({ line: 1, message: "expected 'Microsoft Visual Studio Solution File'" });

  for (const { text, line } of lines) {
    const name = opening.exec(text)?.[1];
    if (name !== undefined) open.push({ name, line });
    if (name === 'Project') {
      const match = /^Project\("\{[\w-]+\}"\) = "[^"]+", "([^"]+)", "(\{[\w-]+\})"$/.exec(text);
      if (match === null) {
        problems.push({ line, message: 'a project has a type, a name, a path and an id' });
      } else {
        const [, path = '', id = ''] = match;
        ids.add(id);
        const file = path.replaceAll('\\', '/');
        if (!exists(file)) problems.push({ line, message: `there is no file ${file}` });
      }
    }
    const end = /^End(\w+)$/.exec(text)?.[1];
    if (end !== undefined && open.pop()?.name !== end)
      problems.push({ line, message: `'End${end}' closes nothing` });
  }
  for (const { name, line } of open) problems.push({ line, message: `'${name}' is never closed` });
  for (const { text, line } of lines) {
    const id = /^(\{[\w-]+\})\./.exec(text)?.[1];
    if (id !== undefined && !ids.has(id))
      problems.push({ line, message: `no project has the id ${id}` });
  }
  return problems;
}
