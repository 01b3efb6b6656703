// canary: unknown type | line 5 | symbol: class ScannerOptions
package canaries;

public class UnknownType {
    void configure(ScannerOptions options) {
    }
}
