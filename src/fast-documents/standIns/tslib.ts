/**
 * Replaces `tslib` in the browser's production bundle: `@docusaurus/utils-common` uses this one helper of it.
 * `../documentsPlugin.test.ts` fails when it uses more.
 *
 * @param module - What `require` returned.
 * @returns A module whose `default` is the module's own, or the module itself where it is CommonJS.
 */
export function __importDefault(module: unknown): unknown {
  const isModule = typeof module === 'object' && module !== null && '__esModule' in module;
  return isModule ? module : { default: module };
}
