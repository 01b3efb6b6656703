// canary: unknown member | line 8 | symbol: method setAutoCaptur(boolean)
package canaries;

import com.example.deckle.sdk.ui.DocumentScannerConfiguration;

public class UnknownMember {
    void configure(DocumentScannerConfiguration config) {
        config.setAutoCaptur(true);
    }
}
