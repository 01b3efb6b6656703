/** The words of which a name is made, where it may break: `page`, `Arrangement`. The browser runs this, too. */
export const wordsOfName = (name: string): string[] =>
  // Not by a look-behind, which Safari lacks before 16.4.
  name.replace(/([a-z\d])(?=[A-Z])/g, '$1\0').split('\0');

/** A text with a capital first letter. The browser runs this, too. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
