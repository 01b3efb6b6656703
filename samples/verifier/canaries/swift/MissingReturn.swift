// canary: missing return | line 8 | missing return | level compiled
import DeckleSdk

func message(_ isReady: Bool) -> String {
    if isReady {
        return "Ready to scan"
    }
}
