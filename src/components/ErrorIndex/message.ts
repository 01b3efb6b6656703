/** The message that an entry of the page of errors is about. */
export const messageOf = (entry: Element): string =>
  entry.querySelector('h3 code')?.textContent ?? '';
