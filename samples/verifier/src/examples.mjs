// Cuts the @example blocks out of the comments of a TypeScript file.

/**
 * @typedef {{ line: number, indent: number, code: string }} Example
 */

/**
 * @param {string} source
 * @returns {Example[]}
 */
export function readExamples(source) {
  /** @type {Example[]} */
  const examples = [];
  let inComment = false;
  let inExample = false;
  /** @type {{ line: number, indent: number, code: string[] } | undefined} */
  let open;
  source.split(/\r?\n/).forEach((text, index) => {
    if (!inComment) {
      inComment = /^\s*\/\*\*/.test(text) && !text.includes('*/');
      inExample = false;
      return;
    }
    if (!open && text.includes('*/')) {
      inComment = false;
      return;
    }
    const prefix = /^\s*\* ?/.exec(text)?.[0] ?? '';
    const body = text.slice(prefix.length);
    if (open) {
      if (/^```\s*$/.test(body)) {
        examples.push({
          line: open.line,
          indent: open.indent,
          code: open.code.join('\n'),
        });
        open = undefined;
      } else {
        open.code.push(body);
      }
      return;
    }
    if (/^@example\b/.test(body)) inExample = true;
    else if (/^@\w+/.test(body)) inExample = false;
    if (inExample && /^```(?:tsx?|typescript)\b/.test(body))
      open = { line: index + 2, indent: prefix.length, code: [] };
  });
  return examples;
}
