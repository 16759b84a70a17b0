import Foundation
import Handset
import Testing

@testable import HandsetWeb

/// The meaning of a browser's messages, without a browser.
@Suite struct ChromiumEventTests {
    private static let long = String(repeating: "ü", count: 10_001)
    private static let kept = String(repeating: "ü", count: 10_000)

    private func event(_ method: String, _ content: [String: Any]) throws -> WebEvent? {
        let object: [String: Any] = ["method": method, "params": content]
        let bytes = try JSONSerialization.data(withJSONObject: object)
        return ChromiumEvent.event(
            try #require(ChromiumMessage(Array(bytes)[...])), in: "frame")
    }

    @Test("Of each text of an effect of the web view 10,000 characters are kept")
    func characters() throws {
        #expect(WebViewResult.maximumTextLength == 10_000)
        let (long, kept) = (Self.long, Self.kept)
        // A page can call it by itself, without the function that shortens the text first.
        guard
            case .opened(kept) = try event(
                "Runtime.bindingCalled", ["name": ChromiumPage.binding, "payload": long])
        else { return #expect(Bool(false), "opened") }
        guard
            case .console(let line) = try event(
                "Runtime.consoleAPICalled",
                ["type": "log", "args": [["type": "string", "value": long]]])
        else { return #expect(Bool(false), "console") }
        #expect(line.text == kept)
        guard case .navigation(kept) = try event("Page.windowOpen", ["url": long]) else {
            return #expect(Bool(false), "navigation")
        }
        guard case .connection(let socket) = try event("Network.webSocketCreated", ["url": long])
        else { return #expect(Bool(false), "connection") }
        #expect(socket.url == kept)
        let dialog = ChromiumEvent.dialog(
            ["type": "prompt", "message": long, "defaultPrompt": long])
        #expect(dialog.message == kept)
        #expect(dialog.answer == kept)
    }

    @Test("Of a request of the web view 100 headers and 10,000 characters of each part are kept")
    func request() throws {
        let (long, kept) = (Self.long, Self.kept)
        var headers = [long: long]
        for number in 1...200 { headers["x-\(number)"] = "1" }
        guard
            case .request(let event) = try event(
                "Fetch.requestPaused",
                [
                    "requestId": "1",
                    "request": [
                        "method": long, "url": long, "headers": headers, "postData": long,
                    ],
                ])
        else { return #expect(Bool(false), "request") }
        let request = event.request
        #expect(request.method == kept)
        #expect(request.url == kept)
        #expect(request.bodyText == kept)
        #expect(request.headers.count == WebViewResult.maximumCount)
        guard
            case .request(let one) = try self.event(
                "Fetch.requestPaused",
                ["requestId": "1", "request": ["url": "a", "headers": [long: long]]])
        else { return #expect(Bool(false), "request") }
        #expect(one.request.headers == [kept: kept])
    }

    @Test("The value of a statement of the web view has 10,000 characters at most")
    func value() throws {
        let object: [String: Any] = [
            "id": 1, "result": ["result": ["type": "string", "value": Self.long]],
        ]
        let bytes = try JSONSerialization.data(withJSONObject: object)
        let message = try #require(ChromiumMessage(Array(bytes)[...]))
        #expect(ChromiumEvent.end(of: message) == .value(Self.kept))
    }
}
