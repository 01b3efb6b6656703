// region loadFile
import { DeckleSDK } from '@deckle/capacitor-sdk';

/** Resolves with the number of pages. Rejects with the reason if the file isn't loaded. */
export async function importInvoice(
  filepath: string,
  password?: string,
): Promise<number> {
  await DeckleSDK.loadFile({ filepath, password });
  const { count } = await DeckleSDK.pageCount();
  return count;
}
// endregion

// region copyToCache
import { Directory, Filesystem } from '@capacitor/filesystem';

export const importTypes = '.pdf,.jpg,.jpeg,.png,.tif,.tiff,.heic';

/** Writes a file from the web view to the cache and resolves with its URI. */
export async function copyToCache(file: Blob, name: string): Promise<string> {
  const { uri } = await Filesystem.writeFile({
    path: `import/${name}`,
    directory: Directory.Cache,
    data: await toDataUrl(file),
    recursive: true,
  });
  return uri;
}

function toDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error(`Not readable: ${reader.error}`));
    reader.readAsDataURL(file);
  });
}
// endregion

// region readableUri
import { Capacitor } from '@capacitor/core';

/** Takes the URI and the file name that a picker plugin reports. */
export async function readableUri(uri: string, name: string): Promise<string> {
  if (Capacitor.getPlatform() === 'android') return uri;
  const copy = await Filesystem.copy({
    from: uri,
    to: `import-${name}`,
    toDirectory: Directory.Cache,
  });
  return copy.uri;
}
// endregion

// region bundledInvoice
/** Loads the invoice that ships with the web app, for tests without a picker. */
export async function importExample(): Promise<number> {
  return importInvoice(await bundledFile('/assets/invoice.pdf'));
}

/** Resolves with the URI of a copy that the SDK can read. */
export async function bundledFile(asset: string): Promise<string> {
  const response = await fetch(asset);
  if (!response.ok) throw new Error(`${asset} isn't part of the app`);
  const name = asset.slice(asset.lastIndexOf('/') + 1);
  return copyToCache(await response.blob(), name);
}
// endregion

// region deleteCopy
/** Call it after `importInvoice`, also if that failed: the SDK doesn't read the file again. */
export async function deleteCopy(uri: string): Promise<void> {
  // Android's picker returns the user's own file.
  if (uri.startsWith('content:')) return;
  try {
    await Filesystem.deleteFile({ path: uri });
  } catch (error) {
    // The result of the import stays valid, and the system can empty the cache.
    console.warn('Copy not deleted:', error);
  }
}

/** Loads a file of the web view from a copy, and deletes the copy. */
export async function importChosenFile(
  file: File,
  password?: string,
): Promise<number> {
  const uri = await copyToCache(file, file.name);
  try {
    return await importInvoice(uri, password);
  } finally {
    await deleteCopy(uri);
  }
}
// endregion
