// canary: missing return | line 8 | missing return
import DeckleSdk

func message(_ isReady: Bool) -> String {
    if isReady {
        return "Ready to scan"
    }
}
