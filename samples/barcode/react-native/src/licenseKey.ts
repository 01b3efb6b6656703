// region licenseKey
import { Platform } from 'react-native';

const RELEASE_KEY = 'the key for com.example.parcels';
const DEBUG_KEY = 'the key for com.example.parcels.debug';

export const LICENSE_KEY =
  __DEV__ && Platform.OS === 'android' ? DEBUG_KEY : RELEASE_KEY;
// endregion
