import Foundation
import Handset

@testable import HandsetWeb

/// An engine whose page does what a test says, without a browser.
final class ScriptedEngine: WebEngine {
    /// The things that happen after the statement has begun.
    private var events: [WebEvent]
    /// The failure after them; `nil` if nothing more happens.
    private let failure: WebEngineFailure?
    private var isRead = false

    init(_ events: [WebEvent], then failure: WebEngineFailure? = nil) {
        self.events = events
        self.failure = failure
    }

    func open(_ address: String) {}

    func evaluate(_ statement: String) {}

    func nextEvent(until end: ContinuousClock.Instant) throws(WebEngineFailure) -> WebEvent? {
        if isRead {
            isRead = false
            return .read(WebEvent.Reading(texts: ["shown"], isReplaced: false))
        }
        if !events.isEmpty { return events.removeFirst() }
        if let failure { throw failure }
        Thread.sleep(forTimeInterval: 0.001)
        return nil
    }

    func answer(_ request: WebEvent.Request, with answer: RequestFixture.Answer?) {}

    func read(_ selectors: [String]) { isRead = true }

    func picture(until end: ContinuousClock.Instant) -> [UInt8] { [] }

    func end() -> Task<Void, Never> { Task {} }
}
