/**
 * Replaces the theme's component that renders a document, in the browser's production bundle, where every document is
 * static HTML.
 *
 * @throws Error always: a document without HTML would show nothing.
 */
export default function NoContent(): never {
  throw new Error('This document has no HTML; see src/fast-documents/README.md.');
}
