// canary: syntax | line 5 | expected
import DeckleSdk

func pages() -> [Int] {
    let pages = [1, Document.pageCount() +]
    return pages
}
