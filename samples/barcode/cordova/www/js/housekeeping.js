// region getTraceFile
/**
 * Copies the trace file to the cache of the app, where other plugins can share it.
 * @returns {Promise<string>} The URL of the copy.
 */
export async function exportTraceFile() {
  const trace = await DeckleSDKBarcode.getTraceFile();
  const source = await findEntry(`file://${trace}`);
  const cache = /** @type {DirectoryEntry} */ (
    await findEntry(cordova.file.cacheDirectory)
  );
  return new Promise((resolve, reject) => {
    source.copyTo(
      cache,
      `barcode-trace-${Date.now()}.txt`,
      (copy) => resolve(copy.toURL()),
      ({ code }) => reject(new Error(`Not copied (file error ${code})`)),
    );
  });
}

/**
 * @param {string} url
 * @returns {Promise<Entry>}
 */
function findEntry(url) {
  return new Promise((resolve, reject) => {
    window.resolveLocalFileSystemURL(url, resolve, ({ code }) =>
      reject(new Error(`Cannot open ${url} (file error ${code})`)),
    );
  });
}
// endregion

// region deleteTempFiles
/**
 * @param {boolean} withTrace Empties the trace file too, for example after it was sent to support.
 * @returns {Promise<void>}
 */
export async function cleanUp(withTrace) {
  try {
    await DeckleSDKBarcode.deleteTempFiles(withTrace);
  } catch (error) {
    console.warn('Temporary files:', error);
  }
}
// endregion
