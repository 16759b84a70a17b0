import Foundation
import Handset
import HandsetSuites
import HandsetTestSupport
import XCTest

/// A suite in XCTest.
final class SuiteInXCTestTests: XCTestCase {
    private struct Failure: Error {}

    private static let path = Repository.root.appending(path: "samples/suites/sessions.json")
        .path(percentEncoded: false)

    /// A failure says which case it was.
    func testSessions() throws {
        for item in try SessionSuite(contentsOf: Self.path).cases {
            XCTAssertNoThrow(try item.check())
        }
    }

    /// On Linux, where XCTest makes tests of closures, each case is a test with its own name.
    func testSessionsByName() throws {
        let tests = XCTestSuite(name: Self.path)
        for item in try SessionSuite(contentsOf: Self.path).cases {
            tests.addTest(XCTestCase(name: item.name) { _ in try item.check() })
        }
        tests.run()
        // An assertion would not count: XCTest has already closed the current test.
        if tests.testRun?.totalFailureCount != 0 { throw Failure() }
    }
}
