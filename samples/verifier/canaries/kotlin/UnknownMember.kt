// canary: unknown member | line 7 | unresolved reference 'autoCaptur'
package canaries.unknownmember

import com.example.deckle.sdk.ui.DocumentScannerConfiguration

fun configure(config: DocumentScannerConfiguration) {
    config.autoCaptur = true
}
