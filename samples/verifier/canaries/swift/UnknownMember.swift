// canary: unknown member | line 5 | value of type 'DocumentScannerConfiguration' has no member 'autoCaptur'
import DeckleSdk

func configure(_ config: DocumentScannerConfiguration) {
    config.autoCaptur = true
}
