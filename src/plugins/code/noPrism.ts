/**
 * Replaces prism-react-renderer in the browser's bundle. The theme's start-up code asks for
 * `Prism` and hands it to `prism-include-languages`, which does nothing on this site.
 */
export const Prism = { languages: {} };
