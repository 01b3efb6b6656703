import classic from '@docusaurus/preset-classic';
import type { LoadContext, PluginModule, Preset } from '@docusaurus/types';
import documentsPlugin from './documentsPlugin';
import fastDocumentsPlugin from './plugin';

const docsPlugin = require.resolve('@docusaurus/plugin-content-docs');

/**
 * The preset `classic`, with documents that are static HTML in the browser. See README.md in this folder.
 *
 * @param options Those of `classic`.
 */
export default function fastDocuments(
  context: LoadContext,
  options: Parameters<typeof classic>[1],
): Preset {
  const { plugins = [], themes = [] } = classic(context, options);
  return {
    // Without documents, the build fails: output/payloadStep.ts.
    plugins: plugins.map((plugin) =>
      Array.isArray(plugin) && plugin[0] === docsPlugin
        ? [documentsPlugin as PluginModule, plugin[1]]
        : plugin,
    ),
    // A theme, because its components take the place of those of `classic`.
    themes: [...themes, fastDocumentsPlugin],
  };
}
