import docsPlugin, { validateOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';

/** Alias of the component that shows a document, for the server. */
export const documentComponent = 'fast-documents/Document';

/** Modules of documents by the paths of their routes. */
type Sources = Map<string, string>;

/**
 * A route without what the browser does without: the modules of documents, and their titles and descriptions in the
 * properties of the version, which serve cards of categories.
 *
 * @param sources Receives the modules that are left out.
 */
export function lightened(route: RouteConfig, sources: Sources): RouteConfig {
  const { modules, ...rest } = route;
  const { content } = modules ?? {};
  if (typeof content === 'string') {
    sources.set(route.path, content);
    return { ...rest, component: documentComponent };
  }
  const version = rest.props?.version;
  return {
    ...route,
    ...(typeof version === 'object' && {
      props: { ...rest.props, version: { ...version, docs: {} } },
    }),
    ...(route.routes !== undefined && {
      routes: route.routes.map((inner) => lightened(inner, sources)),
    }),
  };
}

/**
 * The docs plugin, with routes that name no module of a document: Docusaurus would list each of them for the browser, and
 * build a script for it. The server finds the documents in a module, `documents.js`. Pictures and files beside a document
 * are not copied, since only the client's bundle would: those of this site are in `static/`.
 */
export default async function documentsPlugin(
  context: LoadContext,
  options: Parameters<typeof docsPlugin>[1],
): Promise<Plugin> {
  const plugin = (await docsPlugin(context, options)) as Plugin;
  return {
    ...plugin,

    async contentLoaded({ content, actions }) {
      const sources: Sources = new Map();
      await plugin.contentLoaded?.({
        content,
        actions: {
          ...actions,
          addRoute: (route) => {
            actions.addRoute(lightened(route, sources));
          },
        },
      });
      if (sources.size === 0) {
        throw new Error(
          'No route has a document as its module "content". See src/fast-documents/README.md.',
        );
      }
      const entries = [...sources].map(
        ([path, source]) => `${JSON.stringify(path)}: () => require(${JSON.stringify(source)})`,
      );
      await actions.createData('documents.js', `module.exports = {${entries.join(',\n')}};`);
    },
  };
}

documentsPlugin.validateOptions = validateOptions;
