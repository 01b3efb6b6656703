/** Elements that the build replaces with generated text, and the properties of each. */
export const directiveProperties = {
  ApiIndex: [],
  BarcodeSheet: ['group'],
  Compatibility: [],
  ErrorList: [],
  Errors: ['of', 'group'],
  Options: ['of', 'only', 'except', 'own'],
  Shared: ['of'],
  Signature: ['of'],
  Starter: ['name'],
  Starters: ['product'],
  ThemeBuilder: [],
  UpgradePath: [],
  Verification: ['only'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type DirectiveName = keyof typeof directiveProperties;

export const directiveNames: readonly string[] = Object.keys(directiveProperties);
