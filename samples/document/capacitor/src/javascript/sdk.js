// region startSdk
import { initSdk } from '../initSdk';

export const sdkReady = initSdk();
// endregion
