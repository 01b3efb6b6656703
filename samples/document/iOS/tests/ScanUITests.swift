// region scanUITests
import XCTest

@MainActor
final class ScanUITests: XCTestCase {
    func testScansTheExample() {
        let app = XCUIApplication()
        app.launchArguments = ["-scanExample"]
        app.launch()
        app.buttons["Scan a document"].tap()

        let finish = app.buttons["Use invoice"]
        XCTAssertTrue(finish.waitForExistence(timeout: 20))
        finish.tap()

        XCTAssertTrue(app.staticTexts["Pages scanned: 1"].waitForExistence(timeout: 20))
    }
}
// endregion
