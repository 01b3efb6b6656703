// region getTraceFile
/**
 * Copies the trace file to the cache of the app. Resolves with its `file://` URL.
 * @returns {Promise<string>}
 */
export async function exportTraceFile() {
  const trace = await DeckleSDKBarcode.getTraceFile();
  const source = await findEntry(`file://${encodeURI(trace)}`);
  const cache = /** @type {DirectoryEntry} */ (
    await findEntry(cordova.file.cacheDirectory)
  );
  return new Promise((resolve, reject) => {
    source.copyTo(
      cache,
      `barcode-trace-${Date.now()}.txt`,
      (copy) => resolve(copy.nativeURL),
      ({ code }) => reject(new Error(`Couldn't copy the file (error ${code})`)),
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
      reject(new Error(`Couldn't open ${url} (error ${code})`)),
    );
  });
}
// endregion

// region deleteTempFiles
/**
 * @param {boolean} withTrace Also empties the trace file, for example after you sent it to support.
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
