package androidx.compose.ui.text.input

interface VisualTransformation {
    companion object {
        val None: VisualTransformation = throw NotImplementedError()
    }
}

class PasswordVisualTransformation(val mask: Char = '\u2022') : VisualTransformation
