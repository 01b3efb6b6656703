// region pickFile
import {
  errorCodes,
  isErrorWithCode,
  keepLocalCopy,
  pick,
  types,
} from '@react-native-documents/picker';

/** Resolves with the path of a copy in the app's cache, with `null` on cancel. */
export async function pickInvoice(): Promise<string | null> {
  try {
    const [file] = await pick({ type: [types.pdf, types.images] });
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
