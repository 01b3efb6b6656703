// canary: unused code | line 5 | was never used
import DeckleSdk

func pages() -> Int {
    let format = Document.PDFPageFormat.A4
    return Document.pageCount()
}
