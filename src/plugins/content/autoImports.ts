/** Components a page may use without importing them, and where they are. */
const components: Readonly<Record<string, string>> = {
  Checklist: '@site/src/components/Checklist/island',
  ErrorEntry: '@site/src/components/ErrorIndex/ErrorEntry',
  ErrorFilter: '@site/src/components/ErrorIndex',
  ErrorRows: '@site/src/components/ErrorIndex/ErrorRows',
  FeatureMatrix: '@site/src/components/FeatureMatrix',
  PlatformChooser: '@site/src/components/PlatformChooser',
  ScannerScreen: '@site/src/components/ScannerScreen',
  Screens: '@site/src/components/ScannerScreen/Screens',
  ThemeBuilder: '@site/src/components/ThemeBuilder/island',
};

/**
 * Import statements for the components a page's text uses. They are imported page by page, so that
 * a page without a drawing does not carry the code that draws.
 */
export function autoImports(text: string): string {
  return Object.entries(components)
    .filter(([name]) => new RegExp(`<${name}[\\s/>]`).test(text))
    .map(([name, from]) => `import ${name} from '${from}';`)
    .join('\n');
}
