/**
 * Patches of Docusaurus's own client files. Each replaces one expression, and fails the build where that expression
 * is not there exactly once, so that an update cannot drop a patch silently.
 */

/**
 * Replaces one text in a source.
 *
 * @throws Error where that text does not occur exactly once.
 */
function replaced(source: string, from: string, to: string): string {
  const parts = source.split(from);
  if (parts.length !== 2) throw new Error(`There is no "${from}", or more than one.`);
  return parts.join(to);
}

/** The comparison by which the theme sorts the names of properties. */
const localeCompare = '.sort((a, b) => a[0].localeCompare(b[0]))';

/**
 * `reactUtils.js` of theme-common, with names of properties compared by code unit. The order only has to be stable, and
 * the first use of a collator takes a phone about 40 ms during hydration.
 *
 * @throws Error where the file compares in another way.
 */
export const reactUtilsCode = (source: string): string =>
  replaced(source, localeCompare, '.sort((a, b) => (a[0] < b[0] ? -1 : 1))');

/** Core files that decode a part of the URL, by name, with the expression that does and its replacement. */
const decoders: Readonly<Record<string, readonly [from: string, to: string]>> = {
  'ClientLifecyclesDispatcher.js': [
    'decodeURIComponent(hash.substring(1))',
    'decoded(hash.substring(1))',
  ],
  'preload.js': ['decodeURI(pathname)', 'decoded(pathname, decodeURI)'],
};

/**
 * A core file that throws on a malformed hash or path such as `100%`, which crashes the app, with a decoder that returns
 * such a part unchanged.
 *
 * @param name Name of the file.
 * @throws Error where the file decodes in another way, or is not one of those that decode.
 */
export function decodingCode(name: string, source: string): string {
  const [from, to] = decoders[name] ?? [];
  if (from === undefined || to === undefined) throw new Error('It decodes nothing.');
  return `import { decoded } from '@site/src/base/decode';\n${replaced(source, from, to)}`;
}

const showLoaded = 'this.setState({ nextRouteHasLoaded: true });';

const startWaiting = 'this.setState({ nextRouteHasLoaded: false });';

const reloadPage = 'window.location.reload();';

/** A navigation to a page that is loaded: both lifecycle events fire, and React renders it within the same task. */
const renderLoaded = `if (isLoaded(nextLocation.pathname)) {
  dispatchLifecycleAction('onRouteUpdate', { previousLocation: this.previousLocation, location: nextLocation })();
  if (!nextState.nextRouteHasLoaded) this.setState({ nextRouteHasLoaded: true });
  return true;
}`;

/**
 * `PendingNavigation.js` of Docusaurus's core, rendering a page synchronously: within the click if it is loaded already
 * (Docusaurus would first render the old page once more under the new URL), else when it arrives. A page that
 * cannot be loaded is opened by the browser as a link would open it; a reload would restore the scroll position
 * of the previous page.
 *
 * @throws Error where the file does not contain the expressions that are replaced.
 */
export const pendingNavigationCode = (source: string): string =>
  [
    `import { flushSync } from 'react-dom';`,
    `import { isLoaded, openPage } from '@site/src/clientModules/connection';`,
    replaced(
      replaced(
        replaced(source, showLoaded, `flushSync(() => { ${showLoaded} });`),
        startWaiting,
        `${renderLoaded}\n${startWaiting}`,
      ),
      reloadPage,
      'openPage();',
    ),
  ].join('\n');
