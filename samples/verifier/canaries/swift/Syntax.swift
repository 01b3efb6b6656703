// canary: syntax | line 5 | expected
import DeckleSdk

func pages() -> Int {
    return Document.pageCount( + 1
}
