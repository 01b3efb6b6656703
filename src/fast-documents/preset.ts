import classic from '@docusaurus/preset-classic';
import type {
  LoadContext,
  PluginConfig,
  PluginModule,
  PluginOptions,
  Preset,
} from '@docusaurus/types';
import documentsPlugin from './documentsPlugin';
import fastDocumentsPlugin from './plugin';

const docsPlugin = require.resolve('@docusaurus/plugin-content-docs');

const isDocs = (plugin: PluginConfig): plugin is [string, PluginOptions] =>
  Array.isArray(plugin) && plugin[0] === docsPlugin;

/**
 * The preset `classic`, with documents that are static HTML in the browser. See README.md in this folder.
 *
 * @param options Those of `classic`.
 * @throws Error where that preset has no docs plugin.
 */
export default function fastDocuments(
  context: LoadContext,
  options: Parameters<typeof classic>[1],
): Preset {
  const { plugins = [], themes = [] } = classic(context, options);
  if (!plugins.some(isDocs)) {
    throw new Error('The preset "classic" has no docs plugin. See src/fast-documents/README.md.');
  }
  return {
    plugins: plugins.map((plugin) =>
      isDocs(plugin) ? [documentsPlugin as PluginModule, plugin[1]] : plugin,
    ),
    // A theme, because its components take the place of those of `classic`.
    themes: [...themes, fastDocumentsPlugin],
  };
}
