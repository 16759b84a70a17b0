import Foundation
import Handset

/// The reading of what a page shows, in a world of scripts that the page's own script does not reach.
struct ChromiumReading {
    /// The number of times that it begins anew, since the page has gone elsewhere meanwhile.
    private static let maximumCount = 5

    private let selectors: [String]
    /// The number of the command whose answer is waited for.
    private var number: Int?
    private var isMakingWorld = false
    private var count = 0

    init(_ selectors: [String]) { self.selectors = selectors }

    mutating func begin(
        in page: ChromiumPage?, by connection: ChromiumConnection
    ) throws(WebEngineFailure) {
        count += 1
        guard let page else { return }
        isMakingWorld = page.ownWorld == nil
        if let world = page.ownWorld {
            let list = String(decoding: JSONText.texts(selectors).bytes, as: UTF8.self)
            number = try connection.send(
                "Runtime.evaluate",
                [
                    "expression": ChromiumScript.reading(list), "contextId": world,
                    "returnByValue": true,
                ], to: page.session)
        } else {
            number = try connection.send(
                "Page.createIsolatedWorld", ["frameId": page.frame, "worldName": "handset"],
                to: page.session)
        }
    }

    /// Takes the answer to a command.
    ///
    /// - Returns: The text that was read; `nil` if the reading goes on, or the answer is to another command.
    mutating func take(
        _ message: ChromiumMessage, of page: inout ChromiumPage?, by connection: ChromiumConnection
    ) throws(WebEngineFailure) -> WebEvent.Reading? {
        guard message.number == number else { return nil }
        if message.failure == nil, !isMakingWorld { return reading(message) }
        if message.failure == nil {
            page?.ownWorld = message.content["executionContextId"] as? Int
        } else {
            page?.ownWorld = nil
            if count >= Self.maximumCount {
                return WebEvent.Reading(texts: selectors.map { _ in nil }, isReplaced: true)
            }
        }
        try begin(in: page, by: connection)
        return nil
    }

    private func reading(_ message: ChromiumMessage) -> WebEvent.Reading {
        let value = (message.content["result"] as? [String: Any])?["value"] as? [String: Any]
        let texts = value?["texts"] as? [Any] ?? []
        return WebEvent.Reading(
            texts: texts.count == selectors.count
                ? texts.map { $0 as? String } : selectors.map { _ in nil },
            isReplaced: value?["isReplaced"] as? Bool ?? true)
    }
}
