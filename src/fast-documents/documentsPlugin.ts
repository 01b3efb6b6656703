import { join } from 'node:path';
import docsPlugin, { validateOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';
import { readText } from '../base/text';

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

/** Whether a document's source shows a picture or links to a file beside it. */
export const showsFiles = (source: string): boolean =>
  /!\[[^\]]*\]\(|\brequire\(|\]\((?:\.{1,2}\/|\/)[^)#\s]*\.(?!mdx?\b)\w+\)/.test(
    source.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, ''),
  );

/** A module that exports functions which load others, by name. */
const loadersCode = (loaders: Iterable<readonly [name: string, code: string]>): string =>
  `module.exports = {${[...loaders].map(([name, code]) => `${JSON.stringify(name)}: () => ${code}`).join(',\n')}};`;

/**
 * The docs plugin, with routes that name no module of a document. Docusaurus would list each of them for the browser,
 * and build a script for it. Two modules take their place:
 *
 * - `documents.js` has the documents for the server.
 * - `files.js` makes the bundler copy pictures and files of documents, since the server's bundle copies none. Nothing
 *   calls what it exports.
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
      const all = [...sources].map(
        ([path, source]) => [path, `require(${JSON.stringify(source)})`] as const,
      );
      const withFiles = [...sources].flatMap(([path, source]) => {
        const file = join(context.siteDir, source.replace('@site/', ''));
        return showsFiles(readText(file))
          ? [[path, `import(${JSON.stringify(source)})`] as const]
          : [];
      });
      await actions.createData('documents.js', loadersCode(all));
      await actions.createData('files.js', loadersCode(withFiles));
    },
  };
}

documentsPlugin.validateOptions = validateOptions;
