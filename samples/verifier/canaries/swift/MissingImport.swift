// canary: missing import | line 5 | cannot find 'DocumentDataReader' in scope
import Foundation

func text() -> String {
    DocumentDataReader.getText()
}
