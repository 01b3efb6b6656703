// canary: unknown type | line 4 | cannot find type 'ScannerOptions' in scope
import DeckleSdk

func configure(_ options: ScannerOptions) -> String { "options" }
