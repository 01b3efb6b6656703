/**
 * Stands for the theme's component that renders a document, in the browser's production bundle.
 * There, every document has a body; see src/document/README.md.
 *
 * @throws Error always: a document without a body would show nothing.
 */
export default function NoContent(): never {
  throw new Error('The text of this page is not in the page.');
}
