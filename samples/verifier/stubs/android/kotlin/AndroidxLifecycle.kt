package androidx.lifecycle

import kotlin.coroutines.CoroutineContext
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.flow.Flow

abstract class LifecycleCoroutineScope : CoroutineScope {
    override val coroutineContext: CoroutineContext get() = throw NotImplementedError()
}

val LifecycleOwner.lifecycleScope: LifecycleCoroutineScope get() = throw NotImplementedError()

val ViewModel.viewModelScope: CoroutineScope get() = throw NotImplementedError()

suspend fun LifecycleOwner.repeatOnLifecycle(state: Lifecycle.State, block: suspend CoroutineScope.() -> Unit): Unit = throw NotImplementedError()

fun <T> Flow<T>.flowWithLifecycle(lifecycle: Lifecycle, minActiveState: Lifecycle.State = Lifecycle.State.STARTED): Flow<T> = throw NotImplementedError()
