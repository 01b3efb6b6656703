@_exported import Foundation

open class XCTestCase {
    public init() {}
    open var continueAfterFailure: Bool {
        get { stub() }
        set {}
    }
    open func setUp() async throws {}
    open func tearDown() async throws {}
}

public func XCTAssertEqual<T: Equatable>(_ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line) {}
public func XCTAssertTrue(_ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line) {}
public func XCTAssertFalse(_ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line) {}
public func XCTAssertNil(_ expression: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line) {}
public func XCTUnwrap<T>(_ expression: @autoclosure () throws -> T?, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line) throws -> T { stub() }

@MainActor open class XCUIElement {
    public init() {}
    open var exists: Bool { stub() }
    open func waitForExistence(timeout: TimeInterval) -> Bool { stub() }
    open func tap() {}
    open var buttons: XCUIElementQuery { stub() }
    open var staticTexts: XCUIElementQuery { stub() }
}

@MainActor open class XCUIElementQuery {
    open subscript(key: String) -> XCUIElement { stub() }
}

@MainActor open class XCUIApplication: XCUIElement {
    public override init() {}
    open var launchArguments: [String] {
        get { stub() }
        set {}
    }
    open func launch() {}
}

func stub<T>() -> T { fatalError() }
