// region startSdk
import { useEffect, useState } from 'react';
import { initSdk, type SdkState } from '../initSdk';

const started = initSdk();

export function useSdk(): SdkState {
  const [state, setState] = useState<SdkState>('starting');

  useEffect(() => {
    void started.then((ready) => setState(ready ? 'ready' : 'unavailable'));
  }, []);

  return state;
}
// endregion
