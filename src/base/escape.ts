// Nothing but functions that also the browser can run: what it loads imports from here.

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A text as HTML for the content of an element, where quotes may stand as they are. */
export function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign);
}

/**
 * A text as HTML that says just this text.
 *
 * @param text Any text.
 * @returns HTML for the content of an element, or for the value of an attribute in double quotes.
 */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}

/**
 * A value as JSON for a script element: no text in it ends the element.
 *
 * @param value What JSON can hold.
 */
export function scriptJson(value: object): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}
