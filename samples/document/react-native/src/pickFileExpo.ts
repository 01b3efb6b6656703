// region pickFile
import { getDocumentAsync } from 'expo-document-picker';

/** Resolves with the path of a copy in the app's cache, with `null` on cancel. */
export async function pickInvoice(): Promise<string | null> {
  const result = await getDocumentAsync({
    type: [
      'application/pdf',
      'image/jpeg',
      'image/png',
      'image/tiff',
      'image/heic',
    ],
  });
  if (result.canceled) return null;
  return decodeURIComponent(result.assets[0].uri.replace('file://', ''));
}
// endregion
