import type { ClientModule } from '@docusaurus/types';
import { decodable } from '../base/decode';

/**
 * Keeps a malformed hash or path from crashing the app: Docusaurus decodes both after this hook, and does not expect
 * that to fail. The browser's address stays as it is. The address a visit begins with is corrected by
 * `src/plugins/address`.
 */
const clientModule: ClientModule = {
  onRouteUpdate({ location }) {
    location.pathname = decodable(location.pathname, decodeURI);
    location.hash = decodable(location.hash, decodeURIComponent);
  },
};

export default clientModule;
