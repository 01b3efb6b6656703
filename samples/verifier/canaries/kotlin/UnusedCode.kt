// canary: unused code | line 7 | variable is unused
package canaries.unusedcode

import com.example.deckle.sdk.Document

fun pages(): Int {
    val format = Document.PDFPageFormat.A4
    return Document.pageCount()
}
