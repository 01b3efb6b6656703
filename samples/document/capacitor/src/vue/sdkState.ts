// region startSdk
import { ref } from 'vue';
import { initSdk, type SdkState } from '../initSdk';

export const sdkState = ref<SdkState>('starting');

void initSdk().then((ready) => {
  sdkState.value = ready ? 'ready' : 'unavailable';
});
// endregion
