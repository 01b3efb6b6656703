/** The module that a bundler takes, with the types of the package. */
declare module 'react-router-dom/esm/react-router-dom.js' {
  export * from 'react-router-dom';
}
