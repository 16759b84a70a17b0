import Foundation
import Handset

/// Chromium without a window, driven through pipes: no port, no library.
final class Chromium: WebEngine {
    /// The time that the browser has for what has nothing to do with the page's script.
    ///
    /// It is long, since a machine at work takes its time.
    private static let patience = Duration.seconds(60)

    private let connection: ChromiumConnection
    private var page: ChromiumPage?
    /// The number of the command that evaluates the statement; `nil` if none does.
    private var evaluation: Int?
    private var reading: ChromiumReading?

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
        (evaluation, reading) = (nil, nil)
        connection.forgetEvents()
        let page = try ChromiumPage(by: connection, until: .now + Self.patience)
        self.page = page
        connection.forgetEvents()
        try connection.send("Page.navigate", ["url": address], to: page.session)
    }

    func evaluate(_ statement: String) throws(WebEngineFailure) {
        try connection.send(
            "Runtime.evaluate", ["expression": ChromiumScript.beginning], to: page?.session)
        evaluation = try connection.send(
            "Runtime.evaluate", ["expression": statement], to: page?.session)
    }

    // MARK: - Events

    func nextEvent(until end: ContinuousClock.Instant) throws(WebEngineFailure) -> WebEvent? {
        while let message = try connection.next(until: end) {
            if let number = message.number {
                if number == evaluation {
                    evaluation = nil
                    return .ended(ChromiumEvent.end(of: message))
                }
                if let reading = try reading?.take(message, of: &page, by: connection) {
                    self.reading = nil
                    return .read(reading)
                }
                continue
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

    func read(_ selectors: [String]) throws(WebEngineFailure) {
        var reading = ChromiumReading(selectors)
        try reading.begin(in: page, by: connection)
        self.reading = reading
    }

    func picture(until end: ContinuousClock.Instant) throws(WebEngineFailure) -> [UInt8] {
        let answer = try connection.call(
            "Page.captureScreenshot", ["format": "png"], to: page?.session, until: end)
        guard let data = (answer["data"] as? String).flatMap({ Data(base64Encoded: $0) }) else {
            throw .refused("there is no picture")
        }
        return Array(data)
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
