// Groovy build files: whether brackets, strings and comments are closed. No parser of Groovy is light enough to be here.

const part =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'''[\s\S]*?'''|"""[\s\S]*?"""|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|\/\*|['"]|[(){}[\]]/g;

/** @type {Readonly<Record<string, string>>} */
const opening = { ')': '(', '}': '{', ']': '[' };

/**
 * @param {string} code
 * @returns {{ offset: number, message: string }[]}
 */
export function groovyProblems(code) {
  /** @type {{ sign: string, offset: number }[]} */
  const open = [];
  for (const { 0: text, index: offset } of code.matchAll(part)) {
    if (/^['"]$/.test(text)) return [{ offset, message: 'this string is never closed' }];
    if (text === '/*') return [{ offset, message: 'this comment is never closed' }];
    if (/^[({[]$/.test(text)) open.push({ sign: text, offset });
    if (/^[)}\]]$/.test(text) && open.pop()?.sign !== opening[text])
      return [{ offset, message: `'${text}' closes nothing` }];
  }
  return open
    .slice(-1)
    .map(({ sign, offset }) => ({ offset, message: `'${sign}' is never closed` }));
}
