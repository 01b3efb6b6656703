// An XML fence may show a part of a file: some elements without their root.

const namespaces = [
  'xmlns:android="http://schemas.android.com/apk/res/android"',
  'xmlns:app="http://schemas.android.com/apk/res-auto"',
  'xmlns:tools="http://schemas.android.com/tools"',
].join(' ');

/**
 * @param {string} code
 * @returns {{ text: string, lineOffset: number }} `lineOffset`: lines that stand before the code.
 */
export function wrapFragment(code) {
  if (/^\s*<(?:\?xml|!DOCTYPE)/.test(code)) return { text: code.trimStart(), lineOffset: 0 };
  return {
    text: `<fragment ${namespaces}>\n${code}\n</fragment>`,
    lineOffset: 1,
  };
}
