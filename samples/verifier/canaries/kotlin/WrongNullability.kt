// canary: wrong argument type | line 8 | actual 'File?'
package canaries.wrongnullability

import com.example.deckle.sdk.Document
import java.io.File

fun export(target: File): File {
    return Document.writePDF(target, true, Document.PDFPageFormat.A4)
}
