internal import Foundation

/// The use of a browser by one test, until this object goes.
///
/// Tests share a few browsers: a start takes a second, and one for all would let them run one by one.
public final class BrowserLease {
    /// The browser, which nobody else uses meanwhile.
    public let browser: BrowserSession

    private static let browsers = Browsers(count: 3)

    /// Takes a browser that is free, or waits in place for one.
    ///
    /// - Throws: An error if it does not start.
    public init() throws { browser = try Self.browsers.take() }

    deinit { Self.browsers.giveBack(browser) }

    private final class Browsers: @unchecked Sendable {  // because the condition guards it
        private let condition = NSCondition()
        private var free: [BrowserSession] = []
        /// The number of browsers that may still be started.
        private var restCount: Int

        init(count: Int) { restCount = count }

        func take() throws -> BrowserSession {
            condition.lock()
            defer { condition.unlock() }
            while free.isEmpty, restCount == 0 { condition.wait() }
            if let browser = free.popLast() { return browser }
            let browser = try BrowserSession()
            restCount -= 1
            return browser
        }

        func giveBack(_ browser: BrowserSession) {
            condition.lock()
            defer { condition.unlock() }
            free.append(browser)
            condition.signal()
        }
    }
}
