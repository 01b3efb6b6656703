package androidx.activity.result

import androidx.activity.result.contract.ActivityResultContracts.PickVisualMedia

fun PickVisualMediaRequest(mediaType: PickVisualMedia.VisualMediaType): PickVisualMediaRequest = throw NotImplementedError()

fun ActivityResultLauncher<Unit>.launch(): Unit = throw NotImplementedError()
