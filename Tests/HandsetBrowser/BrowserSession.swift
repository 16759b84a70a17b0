internal import Foundation
internal import HandsetWeb

/// Chromium without a window, which a test drives: one page, through the DevTools protocol on a pipe.
///
/// It ends with the process of the tests, which closes the pipe, or after half an hour. It waits on its thread:
/// in a whole run of tests, a task that gives its thread away gets none for many seconds.
public final class BrowserSession: @unchecked Sendable {  // because a lease gives it to one test
    /// A reason why the browser did not do what was asked for.
    public struct Failure: Error, CustomStringConvertible {
        /// The reason.
        public let description: String
        /// True if the same expression may have a value later: it has thrown an exception, or its document was left.
        fileprivate var mayPass = false
    }

    /// The messages on the console since ``open(_:)``: errors, and what a policy forbids.
    public private(set) var messages: [String] = []

    /// The time after which a wait counts as a hang: what is waited for comes, on however slow a machine.
    ///
    /// It is shorter than that of other tests: those that wait for a browser keep all others from running.
    private static let timeUntilHang = Duration.seconds(400)
    /// The number of answers of the page after which another one counts as the last: a machine that is slow answers
    /// slowly, and a page that answers so often has nothing else to do.
    private static let answersUntilHang = 1_000

    /// The seconds until an expression is evaluated again; each time costs the browser and the test something.
    private static let pollingInterval = 0.1

    private let connection: ChromiumConnection
    private var page: String?
    /// The frames of other origins, which are in processes of their own.
    private var frames: [String] = []

    /// Starts the browser.
    ///
    /// - Throws: An error if it does not start.
    public init() throws {
        guard let installed = ChromiumProgram.installed else {
            throw Failure(description: "there is no Chromium")
        }
        // No host but this machine is found: nothing leaves it.
        connection = try ChromiumConnection(
            ChromiumProgram(
                path: installed.path,
                options: [
                    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1"
                ]))
    }

    // MARK: - What a test does

    /// Opens an address, in a window of 1440 × 900 points and in the light theme.
    public func open(_ address: String) throws {
        if page == nil { try attach() }
        try resize(1440, 900)
        try setTheme("light")
        // A window that the page before has opened would hide this one, and what is hidden is not drawn.
        _ = try call("Page.bringToFront")
        try navigate(to: "about:blank")
        messages = []
        frames = []
        try navigate(to: address)
    }

    /// Goes to an address, again until it is there: a page that asks whether to stay keeps the first one waiting, and
    /// its end cancels the next.
    private func navigate(to address: String) throws {
        let isThere =
            address == "about:blank"
            ? "location.href === 'about:blank'" : "location.href !== 'about:blank'"
        let end = ContinuousClock.now + Self.timeUntilHang
        while ContinuousClock.now < end {
            _ = try call("Page.navigate", ["url": address])
            for _ in 0..<50 {
                if (try? evaluate(isThere)) == "true" { return }
                Thread.sleep(forTimeInterval: Self.pollingInterval)
            }
        }
    }

    /// Sets the size of the window.
    public func resize(_ width: Int, _ height: Int) throws {
        _ = try call(
            "Emulation.setDeviceMetricsOverride",
            ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
    }

    /// Lets the system have the theme `light` or `dark`.
    ///
    /// - Parameters:
    ///   - name: The theme.
    ///   - forcesColors: True if the system's few colours take the place of the page's.
    ///   - hasMotion: True if things may move; otherwise the system asks for less motion.
    /// - Throws: If the browser does not answer.
    public func setTheme(
        _ name: String, forcesColors: Bool = false, hasMotion: Bool = false
    ) throws {
        _ = try call(
            "Emulation.setEmulatedMedia",
            [
                "features": [
                    ["name": "prefers-color-scheme", "value": name],
                    [
                        "name": "prefers-reduced-motion",
                        "value": hasMotion ? "no-preference" : "reduce",
                    ],
                    ["name": "forced-colors", "value": forcesColors ? "active" : "none"],
                ]
            ])
    }

    /// Runs a script in the page, whatever its policy forbids.
    public func run(_ script: String) throws {
        _ = try call("Page.setBypassCSP", ["enabled": true])
        _ = try evaluate("\(script)\n;0")
    }

    /// Evaluates an expression in the page.
    ///
    /// - Returns: The value as a text: a string as it is, anything else as JSON.
    @discardableResult public func evaluate(_ script: String) throws -> String {
        try evaluate(script, in: page)
    }

    /// Evaluates an expression in the newest frame of another origin; empty if there is none.
    public func evaluateInFrame(_ script: String) throws -> String {
        // With the answer come the events that tell of frames.
        try evaluate("0")
        return try frames.last.map { try evaluate(script, in: $0) } ?? ""
    }

    /// Waits until an expression has a value in the newest frame of another origin.
    ///
    /// - Returns: The value that it had at last.
    @discardableResult public func waitInFrame(
        for script: String, until isReached: @Sendable (String) -> Bool
    ) throws -> String {
        let end = ContinuousClock.now + Self.timeUntilHang
        var restCount = Self.answersUntilHang
        while true {
            let value = (try? evaluateInFrame(script)) ?? ""
            restCount -= 1
            if isReached(value) || restCount == 0 || ContinuousClock.now > end { return value }
            Thread.sleep(forTimeInterval: Self.pollingInterval)
        }
    }

    /// Waits until an expression has a value.
    ///
    /// An expression that throws an exception has no value yet: what it looks for may not be drawn. One whose document
    /// was left meanwhile, since the page loads itself anew, is evaluated in the next document.
    ///
    /// - Returns: The value that it had at last.
    /// - Throws: If the browser does not answer, or the expression threw an exception at last.
    @discardableResult public func wait(
        for script: String, until isReached: @Sendable (String) -> Bool
    ) throws -> String {
        let end = ContinuousClock.now + Self.timeUntilHang
        var restCount = Self.answersUntilHang
        while true {
            restCount -= 1
            do {
                let value = try evaluate(script)
                if isReached(value) || restCount <= 0 || ContinuousClock.now > end { return value }
            } catch let failure as Failure
                where failure.mayPass && restCount > 0 && ContinuousClock.now < end
            {
                // It is tried again.
            }
            Thread.sleep(forTimeInterval: Self.pollingInterval)
        }
    }

    /// Presses a key, such as `T`, `Enter` or `ArrowDown`.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - isControlHeld: True if the control key is held.
    /// - Throws: If the browser does not answer.
    public func press(_ key: String, isControlHeld: Bool = false) throws {
        let codes = [
            "Enter": 13, "Escape": 27, "Tab": 9, "ArrowDown": 40, "ArrowUp": 38, "ArrowRight": 39,
            "ArrowLeft": 37, " ": 32,
        ]
        var parameters: [String: Any] = [
            "type": "keyDown", "key": key, "modifiers": isControlHeld ? 2 : 0,
            "windowsVirtualKeyCode": codes[key] ?? Int(key.uppercased().utf8.first ?? 0),
        ]
        let text = key == "Enter" ? "\r" : key
        if text.count == 1, !isControlHeld { parameters["text"] = text }
        _ = try call("Input.dispatchKeyEvent", parameters)
        parameters["type"] = "keyUp"
        parameters["text"] = nil
        _ = try call("Input.dispatchKeyEvent", parameters)
    }

    /// Types a text where the focus is.
    public func type(_ text: String) throws { _ = try call("Input.insertText", ["text": text]) }

    /// Clicks on an element, wherever it is, as soon as it is drawn.
    ///
    /// - Parameter selector: The selector of the element; the first one counts.
    /// - Throws: If the browser does not answer, or there is no such element at last.
    public func choose(_ selector: String) throws {
        try wait(for: "document.querySelector(\(Self.quoted(selector))).click()") { _ in true }
    }

    /// Presses the mouse on the middle of an element, as soon as it is drawn.
    public func click(_ selector: String) throws {
        let place = try wait(
            for: """
                (() => {
                    const element = document.querySelector(\(Self.quoted(selector)));
                    element.scrollIntoView({ block: "nearest" });
                    const box = element.getBoundingClientRect();
                    return `${box.x + box.width / 2} ${box.y + box.height / 2}`;
                })()
                """
        ) { _ in true }.split(separator: " ").compactMap { Double($0) }
        guard place.count == 2 else { throw Failure(description: "no place of \(selector)") }
        for type in ["mousePressed", "mouseReleased"] {
            _ = try call(
                "Input.dispatchMouseEvent",
                [
                    "type": type, "x": place[0], "y": place[1], "button": "left", "clickCount": 1,
                ])
        }
    }

    /// Writes a picture of the page.
    public func screenshot(to path: String) throws {
        let answer = try call("Page.captureScreenshot", ["format": "png"])
        guard let data = (answer["data"] as? String).flatMap({ Data(base64Encoded: $0) }) else {
            throw Failure(description: "no picture")
        }
        try data.write(to: URL(filePath: path))
    }

    /// Returns the accessibility tree: a line of role and name for each part that is not ignored.
    public func accessibilityTree() throws -> [String] {
        let nodes = try call("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]] ?? []
        return nodes.compactMap { node in
            guard node["ignored"] as? Bool == false else { return nil }
            func text(_ name: String) -> String {
                (node[name] as? [String: Any])?["value"] as? String ?? ""
            }
            return "\(text("role")): \(text("name"))"
        }
    }

    /// Returns a text as JavaScript writes it.
    public static func quoted(_ text: String) -> String {
        let data = try? JSONEncoder().encode(text)
        return data.map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    }

    // MARK: - The protocol

    private func attach() throws {
        let targets =
            try call("Target.getTargets", in: nil)["targetInfos"] as? [[String: Any]] ?? []
        guard let target = targets.first(where: { $0["type"] as? String == "page" })?["targetId"]
        else { throw Failure(description: "the browser has no page") }
        page =
            try call("Target.attachToTarget", ["targetId": target, "flatten": true], in: nil)[
                "sessionId"] as? String
        for method in [
            "Page.enable", "Runtime.enable", "Log.enable", "Network.enable", "Accessibility.enable",
        ] {
            _ = try call(method)
        }
        _ = try call("Emulation.setFocusEmulationEnabled", ["enabled": true])
        _ = try call(
            "Target.setAutoAttach",
            ["autoAttach": true, "waitForDebuggerOnStart": false, "flatten": true])
    }

    private func evaluate(_ script: String, in session: String?) throws -> String {
        let answer = try call(
            "Runtime.evaluate",
            [
                "expression": script, "returnByValue": true, "awaitPromise": true,
                "userGesture": true,
            ], in: session)
        if let details = answer["exceptionDetails"] as? [String: Any] {
            let exception = details["exception"] as? [String: Any]
            throw Failure(
                description: "\(script): \(exception?["description"] ?? details["text"] ?? "")",
                mayPass: true)
        }
        let value = (answer["result"] as? [String: Any])?["value"] ?? NSNull()
        if let text = value as? String { return text }
        return String(
            decoding: try JSONSerialization.data(
                withJSONObject: value, options: .fragmentsAllowed), as: UTF8.self)
    }

    private func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        try call(method, parameters, in: page)
    }

    private func call(
        _ method: String, _ parameters: [String: Any] = [:], in session: String?
    ) throws -> [String: Any] {
        let number = try connection.send(method, parameters, to: session)
        let end = ContinuousClock.now + Self.timeUntilHang
        while let message = try connection.next(until: end) {
            guard message.number == number else {
                // It may be a question without whose answer this one does not come.
                if message.number == nil { take(message) }
                continue
            }
            if let reason = message.failure {
                throw Failure(
                    description: "\(method): \(reason)",
                    mayPass: reason == "Inspected target navigated or closed")
            }
            return message.content
        }
        throw Failure(description: "\(method): no answer")
    }

    /// Leaves a page that asks whether to stay; nobody waits for the answer.
    private func leave() {
        _ = try? connection.send("Page.handleJavaScriptDialog", ["accept": true], to: page)
    }

    /// Takes an event.
    private func take(_ message: ChromiumMessage) {
        let parameters = message.content
        switch message.method {
        case "Page.javascriptDialogOpening": leave()
        case "Runtime.exceptionThrown":
            let details = parameters["exceptionDetails"] as? [String: Any]
            let exception = details?["exception"] as? [String: Any]
            messages.append("\(exception?["description"] ?? details?["text"] ?? "an exception")")
        case "Log.entryAdded":
            let entry = parameters["entry"] as? [String: Any]
            messages.append("\(entry?["text"] ?? "") \(entry?["url"] ?? "")")
        case "Runtime.consoleAPICalled":
            let values = parameters["args"] as? [[String: Any]] ?? []
            messages.append(values.map { "\($0["value"] ?? "")" }.joined(separator: " "))
        case "Target.attachedToTarget":
            let target = parameters["targetInfo"] as? [String: Any]
            if target?["type"] as? String == "iframe", let id = parameters["sessionId"] as? String {
                frames.append(id)
            }
        case "Inspector.targetCrashed":
            // One without a process answers nothing.
            frames.removeAll { $0 == message.session }
        case "Target.detachedFromTarget":
            frames.removeAll { $0 == parameters["sessionId"] as? String }
        default: break
        }
    }
}
