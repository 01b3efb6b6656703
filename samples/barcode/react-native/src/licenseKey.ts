// region licenseKey
import { Platform } from 'react-native';

// With an empty key, the SDK works for one minute after each start.
const RELEASE_KEY = '';
const DEBUG_KEY = '';

export const LICENSE_KEY =
  __DEV__ && Platform.OS === 'android' ? DEBUG_KEY : RELEASE_KEY;
// endregion
