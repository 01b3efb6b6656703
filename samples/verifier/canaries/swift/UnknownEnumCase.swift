// canary: unknown enum case | line 5 | has no member 'mono'
import DeckleSdk

func configure(_ config: DocumentScannerConfiguration) {
    config.defaultScanFilter = .mono
}
