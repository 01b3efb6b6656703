package androidx.activity.compose

import androidx.activity.ComponentActivity
import androidx.activity.result.ActivityResultLauncher
import androidx.activity.result.ActivityResultRegistryOwner
import androidx.activity.result.contract.ActivityResultContract
import androidx.compose.runtime.Composable
import androidx.compose.runtime.ProvidedValue

class ManagedActivityResultLauncher<I, O> internal constructor() : ActivityResultLauncher<I>() {
    override fun launch(input: I): Unit = throw NotImplementedError()
}

@Composable
fun <I, O> rememberLauncherForActivityResult(contract: ActivityResultContract<I, O>, onResult: (O) -> Unit): ManagedActivityResultLauncher<I, O> = throw NotImplementedError()

fun ComponentActivity.setContent(content: @Composable () -> Unit): Unit = throw NotImplementedError()

object LocalActivityResultRegistryOwner {
    infix fun provides(registryOwner: ActivityResultRegistryOwner): ProvidedValue<ActivityResultRegistryOwner?> = throw NotImplementedError()
}
