// region sharePDF
import { Share } from '@capacitor/share';

/** Resolves with `false` if the user closes the share sheet. */
export async function sharePdf(fileUri: string): Promise<boolean> {
  try {
    await Share.share({ title: 'Invoice', files: [fileUri] });
    return true;
  } catch (error) {
    if (error instanceof Error && error.message === 'Share canceled') {
      return false;
    }
    throw error;
  }
}
// endregion
