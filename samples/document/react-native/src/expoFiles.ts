// region documentPath
import { File, Paths } from 'expo-file-system';

/** The absolute path of a file in the documents of the app. */
export function documentPath(name: string): string {
  const { uri } = new File(Paths.document, name);
  return decodeURIComponent(uri.replace('file://', ''));
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
