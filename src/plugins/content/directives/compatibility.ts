import { compatibilityTable } from '../compatibility';
import { apiKey } from '../resolve';
import { onPlatform } from './onPlatform';

/** `<Compatibility />`: which tools, systems and stores each version works with. */
export const renderCompatibility = onPlatform(
  'Compatibility',
  (_, { input: { index }, report, scope }) => {
    const key = apiKey(scope);
    const compatibility = index.compatibility.get(key);
    if (compatibility !== undefined)
      return compatibilityTable(compatibility, index.changelogs.get(key) ?? []);
    report(
      `<Compatibility> needs the file api-sources/${scope.product}/${scope.platform}/compatibility.json.`,
    );
    return undefined;
  },
);
