// canary: missing import | line 4 | unresolved reference 'DocumentDataReader'
package canaries.missingimport

fun text(): String = DocumentDataReader.getText()
