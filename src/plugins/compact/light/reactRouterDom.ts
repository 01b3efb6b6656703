/**
 * `react-router-dom` in the browser's production bundle, without the router that keeps pages in the hash
 * of the address: Docusaurus imports both and uses the one that the configuration names.
 */
export * from 'react-router-dom/esm/react-router-dom.js';
export { BrowserRouter as HashRouter } from 'react-router-dom/esm/react-router-dom.js';
