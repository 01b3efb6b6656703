// canary: missing import | line 6 | symbol: variable DocumentDataReader
package canaries;

public class MissingImport {
    String text() {
        return DocumentDataReader.getText();
    }
}
