// canary: missing import of Foundation | line 4 | cannot find type 'URL' in scope
import DeckleSdk

func load(_ file: URL) -> Int {
    Document.pageCount()
}
