import type { ClientModule } from '@docusaurus/types';

/** A part of an address as it can be decoded: in a malformed one, such as `100%`, percent signs are escaped. */
function decodable(text: string, decode: (text: string) => string): string {
  try {
    decode(text);
    return text;
  } catch {
    return text.replace(/%/g, '%25');
  }
}

/**
 * Keeps a malformed hash or path from crashing the app: Docusaurus decodes both after this hook, and does not expect
 * that to fail. The browser's address stays as it is. The address a visit begins with is corrected by
 * `src/plugins/address`.
 */
const module: ClientModule = {
  onRouteUpdate({ location }) {
    location.pathname = decodable(location.pathname, decodeURI);
    location.hash = decodable(location.hash, decodeURIComponent);
  },
};

export default module;
