// Lines of texts. The browser runs this, too.

/**
 * @param {string} text
 * @param {number} offset
 * @returns {number} The line, counted from 1, of the character at an offset.
 */
export function lineAt(text, offset) {
  return text.slice(0, offset).split('\n').length;
}
