// canary: unknown member | line 5 | 'onTap' does not exist
import { Button } from 'react-native';

export function ScanButton() {
  return <Button title="Scan" onPress={() => undefined} onTap={() => undefined} />;
}
