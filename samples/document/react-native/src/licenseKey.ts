// region licenseKey
import { Platform } from 'react-native';

const RELEASE_KEY = 'the key for com.example.invoices';
const DEBUG_KEY = 'the key for com.example.invoices.debug';

export const LICENSE_KEY =
  __DEV__ && Platform.OS === 'android' ? DEBUG_KEY : RELEASE_KEY;
// endregion
