/**
 * A name with a mark wherever it may break: between its words. The browser runs this, too.
 *
 * @param mark What is put between the words: `\n`, `<wbr>`.
 */
export const markHumps = (name: string, mark: string): string =>
  // Not by a look-behind, which Safari lacks before 16.4.
  name.replace(/([a-z])(?=[A-Z])/g, `$1${mark}`);
