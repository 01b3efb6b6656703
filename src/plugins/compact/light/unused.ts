/**
 * Stands for `hoist-non-react-statics` and `react-is` in the browser's production bundle: the router
 * imports them for `withRouter` and for checks while developing, neither of which the site uses.
 *
 * @throws Error always.
 */
export default function unused(): never {
  throw new Error('Not in this bundle; see src/plugins/compact/light.');
}

export { unused as isValidElementType };
