// region appPath
import { Directory, File, Paths } from 'expo-file-system';

/** The absolute path of a file in a folder of the app. */
export function appPath(folder: 'document' | 'cache', name: string): string {
  const { uri } = new File(Paths[folder], name);
  return decodeURIComponent(uri.replace('file://', ''));
}

export function createArchive(): void {
  const folder = new Directory(Paths.document, 'archive');
  folder.create({ intermediates: true, idempotent: true });
}
// endregion

// region sharePDF
import { isAvailableAsync, shareAsync } from 'expo-sharing';

export async function sharePdf(path: string): Promise<void> {
  if (!(await isAvailableAsync())) {
    throw new Error("This device can't share files");
  }
  await shareAsync(encodeURI(`file://${path}`), {
    mimeType: 'application/pdf',
    UTI: 'com.adobe.pdf',
  });
}
// endregion
