import Foundation
import Handset

/// Chromium without a window, driven through a socket and a pipe: no port, no library.
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
    /// The requests whose answers were sent, by the numbers of the commands.
    private var answers: [Int: WebEvent.Request] = [:]
    /// The moment at which the memory is looked at next.
    private var nextLook = ContinuousClock.now

    /// The number of bytes of memory that the browser may have: more is more than a page needs.
    static let maximumMemory = 2 << 30
    private static let timeBetweenLooks = Duration.seconds(1)

    init(_ program: ChromiumProgram) throws(WebViewError) {
        connection = try ChromiumConnection(program)
        do {
            // For all pages, with their frames and workers.
            _ = try connection.call(
                "Fetch.enable", ["patterns": [["urlPattern": "*"]]],
                until: .now + Self.patience)
        } catch {
            let words = connection.lastWords.map { ": \($0)" } ?? ""
            connection.endNow()
            throw .browserFailed(
                program: program.path, reason: "it ends, or does not answer, at its start\(words)")
        }
    }

    func end() -> Task<Void, Never> { connection.end() }

    func open(_ address: String) throws(WebEngineFailure) {
        try page?.close(by: connection)
        (evaluation, reading, answers) = (nil, nil, [:])
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
        while true {
            try lookAtMemory()
            guard let message = try connection.next(until: min(end, nextLook)) else {
                if ContinuousClock.now >= end { return nil }
                continue
            }
            if let number = message.number {
                if number == evaluation {
                    evaluation = nil
                    return .ended(ChromiumEvent.end(of: message))
                }
                if let reading = try reading?.take(message, of: &page, by: connection) {
                    self.reading = nil
                    return .read(reading)
                }
                if let request = answers.removeValue(forKey: number), let failure = message.failure
                {
                    try connection.send(
                        "Fetch.failRequest",
                        ["requestId": request.number, "errorReason": "Failed"])
                    let line = "the answer to \(request.request.url) cannot be given: \(failure)"
                    return .console(WebConsoleLine(level: "error", text: line))
                }
                continue
            }
            // An earlier page has left the others, or they are of a worker, of which only requests are told.
            let isOfPage = message.session == page?.session
            guard isOfPage || message.method == "Fetch.requestPaused" else { continue }
            if let event = try take(message) { return event }
            if ContinuousClock.now >= end { return nil }
        }
    }

    /// Looks from time to time at how much memory the browser has.
    private func lookAtMemory() throws(WebEngineFailure) {
        guard ContinuousClock.now >= nextLook else { return }
        nextLook = .now + Self.timeBetweenLooks
        if connection.memory > Self.maximumMemory { throw .needsMemory }
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
        let number = try connection.send("Fetch.fulfillRequest", parameters)
        answers[number] = request
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
