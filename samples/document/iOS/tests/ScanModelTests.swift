// region scanModelTests
import XCTest
@testable import Invoices

@MainActor
final class ScanModelTests: XCTestCase {
    func testShowsTheNumberOfPages() async {
        let model = ScanModel(scanner: FakeScanner(result: .success(2)))
        await model.scan()
        XCTAssertEqual(model.message, "Pages scanned: 2")
        XCTAssertFalse(model.isScanning)
    }

    func testShowsCancel() async {
        let model = ScanModel(scanner: FakeScanner(result: .success(nil)))
        await model.scan()
        XCTAssertEqual(model.message, "Scan canceled")
    }

    func testShowsThatTheScannerDidNotOpen() async {
        let model = ScanModel(scanner: FakeScanner(result: .failure(FakeError())))
        await model.scan()
        XCTAssertEqual(model.message, "The scanner couldn't be opened")
    }
}

private struct FakeScanner: DocumentScanning {
    let result: Result<Int?, Error>

    func scan() async throws -> Int? { try result.get() }
}

private struct FakeError: Error {}
// endregion
