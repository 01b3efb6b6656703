package androidx.compose.ui.unit

@JvmInline
value class Dp(val value: Float)

val Int.dp: Dp get() = throw NotImplementedError()
