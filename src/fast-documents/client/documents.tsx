/** Makes the routes of documents show static HTML. */
import Loadable from 'react-loadable';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import Loading from '@theme/Loading';
import { guardPreload, type Preloadable } from '@site/src/clientModules/connection';
import { loadDocument, type LoadedDocument } from './load';

type Route = (typeof routes)[number];

interface Loaded {
  readonly shown: typeof import('./Document');
  readonly content: LoadedDocument;
}

/** The routes below a route that have none below them. */
const leaves = ({ routes: inner = [] }: Route): readonly Route[] =>
  (inner as Route[]).flatMap((route) => (route.routes ? leaves(route) : [route]));

/** A component that loads as Docusaurus's own do: with progress, preloading, and a way to retry. */
const componentOf = (path: string): Route['component'] =>
  Loadable.Map<object, Loaded>({
    loading: Loading,
    loader: {
      shown: () => import(/* webpackChunkName: "document" */ './Document'),
      content: () => loadDocument(path),
    },
    render: ({ shown: { default: Document }, content }) => <Document content={content} />,
  }) as unknown as Route['component'];

if (ExecutionEnvironment.canUseDOM) {
  // Only documents are below other routes.
  for (const route of routes.flatMap(leaves)) {
    // Made when it is needed: a visit needs one of several hundred. Kept until its document could not be loaded.
    // `connection.ts`, which this module imports, has wrapped the other components before: it would make all of these.
    let component: Route['component'] | undefined;
    Object.defineProperty(route, 'component', {
      get: () => {
        if (component === undefined) {
          component = componentOf(route.path);
          guardPreload(component as unknown as Preloadable, () => {
            component = undefined;
          });
        }
        return component;
      },
    });
  }
}
