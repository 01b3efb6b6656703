// region folders
/**
 * Finds the file or folder of a `file://` or `content://` URL.
 * @param {string} url
 * @returns {Promise<Entry>}
 */
export function findEntry(url) {
  return settle(`Cannot open ${url}`, (done, failed) =>
    window.resolveLocalFileSystemURL(url, done, failed),
  );
}

/**
 * Creates a folder if it doesn't exist and resolves with its URL.
 * @param {string} parentUrl
 * @param {string} name
 */
export async function openFolder(parentUrl, name) {
  const parent = await findFolder(parentUrl);
  /** @type {DirectoryEntry} */
  const folder = await settle(`Cannot create ${name}`, (done, failed) =>
    parent.getDirectory(name, { create: true }, done, failed),
  );
  return folder.nativeURL;
}

/** @param {string} url */
async function findFolder(url) {
  return /** @type {DirectoryEntry} */ (await findEntry(url));
}
// endregion

// region emptyFolder
/**
 * Deletes a folder, creates it again, and resolves with its URL.
 * @param {string} parentUrl
 * @param {string} name
 */
export async function emptyFolder(parentUrl, name) {
  const folder = await findFolder(await openFolder(parentUrl, name));
  await settle(`Cannot empty ${name}`, (done, failed) =>
    folder.removeRecursively(() => done(undefined), failed),
  );
  return openFolder(parentUrl, name);
}
// endregion

// region copies
/**
 * Replaces a file with this name and resolves with the URL of the copy.
 * @param {string} url
 * @param {string} folderUrl
 * @param {string} name
 */
export async function copyFile(url, folderUrl, name) {
  // On iOS, copyTo fails if the target exists.
  await removeFile(folderUrl + encodeURIComponent(name));
  const file = await findEntry(url);
  const folder = await findFolder(folderUrl);
  /** @type {Entry} */
  const copy = await settle(`Cannot copy ${name}`, (done, failed) =>
    file.copyTo(folder, name, done, failed),
  );
  return copy.nativeURL;
}

/**
 * Does nothing if the file doesn't exist.
 * @param {string} url
 */
export async function removeFile(url) {
  const file = await findEntry(url).catch(() => null);
  if (file === null) return;
  await settle(`Cannot delete ${file.name}`, (done, failed) =>
    file.remove(() => done(undefined), failed),
  );
}
// endregion

// region writeFile
/**
 * Replaces a file with this name and resolves with the URL of the new one.
 * @param {string} folderUrl
 * @param {string} name
 * @param {Blob} data
 */
export async function writeFile(folderUrl, name, data) {
  // Writing doesn't shorten a file, so the end of a longer one would remain.
  await removeFile(folderUrl + encodeURIComponent(name));
  const folder = await findFolder(folderUrl);
  /** @type {FileEntry} */
  const file = await settle(`Cannot create ${name}`, (done, failed) =>
    folder.getFile(name, { create: true }, done, failed),
  );
  /** @type {FileWriter} */
  const writer = await settle(`Cannot open ${name}`, (done, failed) =>
    file.createWriter(done, failed),
  );
  await settle(`Cannot write ${name}`, (done, failed) => {
    writer.onwrite = () => done(undefined);
    writer.onerror = () => failed(writer.error);
    writer.write(data);
  });
  return file.nativeURL;
}
// endregion

// region webUrl
/**
 * Returns the address of a file for `src` and `fetch` in the web view.
 * @param {string} path Absolute path, or a `file://` URL.
 * @returns {Promise<string>}
 */
export async function webUrl(path) {
  if (window.WkWebView) return window.WkWebView.convertFilePath(fileUrl(path));
  const file = await findEntry(fileUrl(path));
  return file.toInternalURL();
}

/**
 * Returns the `file://` URL of a path. A URL isn't changed.
 * @param {string} path
 */
export function fileUrl(path) {
  return path.startsWith('/') ? `file://${encodeURI(path)}` : path;
}
// endregion

// region settle
/** @typedef {(error: FileError | Error | null) => void} Failed */

/**
 * Turns a call with two callbacks into a Promise.
 * @template T
 * @param {string} problem
 * @param {(done: (value: T) => void, failed: Failed) => void} start
 * @returns {Promise<T>}
 */
function settle(problem, start) {
  return new Promise((resolve, reject) => {
    start(resolve, (error) => {
      const code = error && 'code' in error ? error.code : 'unknown';
      reject(new Error(`${problem} (file error ${code})`));
    });
  });
}
// endregion
