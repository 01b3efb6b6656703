// canary: wrong argument type | line 7 | 'Boolean' was expected
package canaries.wrongargumenttype

import com.example.deckle.sdk.DeckleSDK

fun cleanUp() {
    DeckleSDK.deleteTempFiles("true")
}
