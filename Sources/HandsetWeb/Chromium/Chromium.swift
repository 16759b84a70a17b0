import Foundation
import Handset

/// Chromium without a window, driven through pipes: no port, no library.
final class Chromium: WebEngine {
    /// The time that the browser has for what has nothing to do with the page's script.
    ///
    /// It is long, since a machine at work takes its time; a page that hangs does not use it up.
    private static let patience = Duration.seconds(60)

    private let connection: ChromiumConnection
    private var page: ChromiumPage?
    private var evaluation: Int?

    /// Starts the browser.
    init(_ program: ChromiumProgram) throws(WebViewError) {
        connection = try ChromiumConnection(program)
        do {
            // For all pages, with their frames and workers.
            _ = try connection.call(
                "Fetch.enable", ["patterns": [["urlPattern": "*"]]],
                until: .now + Self.patience)
        } catch {
            _ = connection.end()
            throw .browserFailed(
                program: program.path, reason: "it ends, or does not answer, at its start")
        }
    }

    func end() -> Task<Void, Never> { connection.end() }

    func open(_ address: String) throws(WebEngineFailure) {
        try page?.close(by: connection)
        connection.forgetEvents()
        let page = try ChromiumPage(by: connection, until: .now + Self.patience)
        self.page = page
        connection.forgetEvents()
        try connection.send("Page.navigate", ["url": address], to: page.session)
    }

    func evaluate(_ statement: String) throws(WebEngineFailure) {
        let session = page?.session
        if try makeOwnWorld(until: .now + Self.patience) {
            _ = try evaluateApart(
                ChromiumScript.rememberElements, until: .now + Self.patience)
        }
        try connection.send(
            "Runtime.evaluate", ["expression": ChromiumScript.beginning], to: session)
        evaluation = try connection.send(
            "Runtime.evaluate", ["expression": statement], to: session)
    }

    // MARK: - Events

    func nextEvent(until end: ContinuousClock.Instant) throws(WebEngineFailure) -> WebEvent? {
        while let message = try connection.next(until: end) {
            if let number = message.number {
                guard number == evaluation else { continue }
                evaluation = nil
                return .ended(ChromiumEvent.end(of: message))
            }
            // What an earlier page has left, and what workers do beside their requests.
            let isOfPage = message.session == page?.session
            guard isOfPage || message.method == "Fetch.requestPaused" else { continue }
            if let event = try take(message) { return event }
        }
        return nil
    }

    /// Takes an event; returns `nil` if it is not told.
    private func take(_ message: ChromiumMessage) throws(WebEngineFailure) -> WebEvent? {
        switch message.method {
        case "Page.javascriptDialogOpening":
            let dialog = ChromiumEvent.dialog(message.content)
            try connection.send(
                "Page.handleJavaScriptDialog",
                ["accept": true, "promptText": dialog.answer ?? ""], to: page?.session)
            return .dialog(dialog)
        case "Page.frameNavigated":
            let frame = message.content["frame"] as? [String: Any]
            if frame?["id"] as? String == page?.frame { page?.ownWorld = nil }
            return .work
        default: return ChromiumEvent.event(message, in: page?.frame)
        }
    }

    func answer(
        _ request: WebEvent.Request, with answer: RequestFixture.Answer?
    ) throws(WebEngineFailure) {
        var parameters: [String: Any] = ["requestId": request.number]
        guard case .response(let status, let headers, let body)? = answer else {
            var failure: RequestFixture.Failure?
            if case .failure(let given)? = answer { failure = given }
            parameters["errorReason"] = failure?.nameInChromium ?? "Aborted"
            try connection.send("Fetch.failRequest", parameters)
            return
        }
        parameters["responseCode"] = status
        parameters["responseHeaders"] = headers.map { ["name": $0.key, "value": $0.value] }
        parameters["body"] = Data(body).base64EncodedString()
        try connection.send("Fetch.fulfillRequest", parameters)
    }

    // MARK: - What the page shows

    func texts(
        of selectors: [String], until end: ContinuousClock.Instant
    ) throws(WebEngineFailure) -> [String?] {
        let list = String(decoding: JSONText.texts(selectors).bytes, as: UTF8.self)
        let value = try evaluateApart(ChromiumScript.texts(of: list), until: end)
        return (value as? [Any])?.map { $0 as? String } ?? selectors.map { _ in nil }
    }

    func isReplaced(until end: ContinuousClock.Instant) throws(WebEngineFailure) -> Bool {
        if page?.ownWorld == nil { return true }
        return try evaluateApart(ChromiumScript.isReplaced, until: end) as? Bool ?? true
    }

    func picture(until end: ContinuousClock.Instant) throws(WebEngineFailure) -> [UInt8] {
        let answer = try connection.call(
            "Page.captureScreenshot", ["format": "png"], to: page?.session, until: end)
        guard let data = (answer["data"] as? String).flatMap({ Data(base64Encoded: $0) }) else {
            throw .refused("there is no picture")
        }
        return Array(data)
    }

    /// Evaluates a script in a world that the page's script does not reach.
    private func evaluateApart(
        _ script: String, until end: ContinuousClock.Instant
    ) throws(WebEngineFailure) -> Any? {
        try makeOwnWorld(until: end)
        var parameters: [String: Any] = ["expression": script, "returnByValue": true]
        parameters["contextId"] = page?.ownWorld
        let answer = try connection.call(
            "Runtime.evaluate", parameters, to: page?.session, until: end)
        return (answer["result"] as? [String: Any])?["value"]
    }

    /// Makes the world of scripts of the present document, unless it is there; returns true.
    @discardableResult private func makeOwnWorld(
        until end: ContinuousClock.Instant
    ) throws(WebEngineFailure) -> Bool {
        guard let page, page.ownWorld == nil else { return true }
        let answer = try connection.call(
            "Page.createIsolatedWorld", ["frameId": page.frame, "worldName": "handset"],
            to: page.session, until: end)
        self.page?.ownWorld = answer["executionContextId"] as? Int
        return true
    }
}

extension RequestFixture.Failure {
    fileprivate var nameInChromium: String {
        switch self {
        case .notConnected: "InternetDisconnected"
        case .timedOut: "TimedOut"
        case .hostNotFound: "NameNotResolved"
        case .cannotConnect: "ConnectionRefused"
        case .connectionLost: "ConnectionClosed"
        case .notTrusted: "Failed"
        }
    }
}
