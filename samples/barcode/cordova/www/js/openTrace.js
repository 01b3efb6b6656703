// region openTrace
import { exportTraceFile } from './housekeeping.js';

/** @returns {Promise<void>} */
export async function openTraceFile() {
  const file = await exportTraceFile();
  return new Promise((resolve, reject) => {
    cordova.plugins.fileOpener2.open(file, 'text/plain', {
      success: () => resolve(),
      error: ({ message }) => reject(new Error(message)),
    });
  });
}
// endregion
