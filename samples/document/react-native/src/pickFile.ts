// region pickFile
import { Platform } from 'react-native';
import {
  errorCodes,
  isErrorWithCode,
  keepLocalCopy,
  pick,
} from '@react-native-documents/picker';

const importTypes =
  Platform.OS === 'ios'
    ? [
        'com.adobe.pdf',
        'public.jpeg',
        'public.png',
        'public.tiff',
        'public.heic',
      ]
    : [
        'application/pdf',
        'image/jpeg',
        'image/png',
        'image/tiff',
        'image/heic',
      ];

/** Resolves with the path of a copy in the app's cache, with `null` on cancel. */
export async function pickInvoice(): Promise<string | null> {
  try {
    const [file] = await pick({ type: importTypes });
    const [copy] = await keepLocalCopy({
      files: [{ uri: file.uri, fileName: file.name ?? 'invoice' }],
      destination: 'cachesDirectory',
    });
    if (copy.status === 'error') throw new Error(copy.copyError);
    return decodeURIComponent(copy.localUri.replace('file://', ''));
  } catch (error) {
    if (
      isErrorWithCode(error) &&
      error.code === errorCodes.OPERATION_CANCELED
    ) {
      return null;
    }
    throw error;
  }
}
// endregion
