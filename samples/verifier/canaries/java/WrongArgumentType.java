// canary: wrong argument type | line 8 | String cannot be converted to boolean
package canaries;

import com.example.deckle.sdk.DeckleSDK;

public class WrongArgumentType {
    void cleanUp() {
        DeckleSDK.deleteTempFiles("true");
    }
}
