// canary: missing import | line 5 | Cannot find name 'Pressable'
import { View } from 'react-native';

export function Result() {
  return <View><Pressable>Scanned</Pressable></View>;
}
