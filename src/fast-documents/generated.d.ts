/** What `documentsPlugin.ts` writes: functions that return the compiled documents, by the paths of their routes. */
declare module '@generated/docusaurus-plugin-content-docs/default/documents' {
  import type { PropDocContent } from '@docusaurus/plugin-content-docs';

  const documents: Readonly<
    Record<
      string,
      (() => PropDocContent & { readonly default: () => import('react').ReactNode }) | undefined
    >
  >;
  export default documents;
}
