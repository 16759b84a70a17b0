import Foundation
import Handset

/// The meaning of the messages of a browser.
enum ChromiumEvent {
    /// Returns the event that a message tells of; `nil` if it shows nothing.
    ///
    /// The message is not a dialog, and `frame` is the page's own frame.
    static func event(_ message: ChromiumMessage, in frame: String?) -> WebEvent? {
        let content = message.content
        switch message.method {
        case "Fetch.requestPaused": return request(content, in: frame)
        case "Page.loadEventFired": return .loaded
        case "Runtime.bindingCalled" where content["name"] as? String == ChromiumPage.binding:
            return .opened(cut(content["payload"] as? String ?? ""))
        case "Runtime.consoleAPICalled":
            let values = content["args"] as? [[String: Any]] ?? []
            let text = values.map(text(of:)).joined(separator: " ")
            let type = content["type"] as? String ?? ""
            return .console(
                WebConsoleLine(level: type == "warning" ? "warn" : type, text: cut(text)))
        case "Runtime.exceptionThrown":
            let details = content["exceptionDetails"] as? [String: Any] ?? [:]
            return .console(WebConsoleLine(level: "error", text: cut("\(exception(details))")))
        case "Page.frameRequestedNavigation", "Page.windowOpen",
            "Page.navigatedWithinDocument":
            return .navigation(cut(content["url"] as? String ?? ""))
        case "Network.webSocketCreated":
            return .connection(AppRequest(url: cut(content["url"] as? String ?? "")))
        case "Inspector.targetCrashed": return .crashed
        case "Network.loadingFinished", "Network.loadingFailed":
            return .finished(load: content["requestId"] as? String ?? "")
        case "Page.frameStartedLoading", "Page.frameStoppedLoading", "Page.frameDetached",
            "Page.documentOpened":
            return .work
        default: return nil
        }
    }

    private static func request(_ content: [String: Any], in frame: String?) -> WebEvent? {
        guard let number = content["requestId"] as? String,
            let request = content["request"] as? [String: Any]
        else { return nil }
        var body = Array((request["postData"] as? String ?? "").utf8)
        if let entries = request["postDataEntries"] as? [[String: Any]] {
            let parts = entries.compactMap {
                ($0["bytes"] as? String).flatMap { Data(base64Encoded: $0) }
            }
            if parts.count == entries.count { body = parts.flatMap(Array.init) }
        }
        return .request(
            WebEvent.Request(
                number: number, load: content["networkId"] as? String,
                request: AppRequest(
                    method: cut(request["method"] as? String ?? "GET"),
                    url: cut(request["url"] as? String ?? ""),
                    headers: headers(request["headers"]), body: cut(body)),
                isOfPage: content["resourceType"] as? String == "Document"
                    && content["frameId"] as? String == frame))
    }

    /// Returns the headers that the page has set: the engine's say nothing of the app.
    private static func headers(_ headers: Any?) -> [String: String] {
        let headers = headers as? [String: Any] ?? [:]
        var own: [String: String] = [:]
        for case (let name, let value as String) in headers
        where !isOfEngine(name.lowercased(), value) {
            own[cut(name)] = cut(value)
        }
        guard own.count > WebViewResult.maximumCount else { return own }
        let kept = own.sorted { $0.key < $1.key }.prefix(WebViewResult.maximumCount)
        return Dictionary(uniqueKeysWithValues: kept.map { ($0.key, $0.value) })
    }

    private static func isOfEngine(_ name: String, _ value: String) -> Bool {
        // The engine asks for these if the page does not say.
        if name == "accept" { return value.hasSuffix("*/*") || value.hasPrefix("text/html,") }
        return name.hasPrefix("sec-")
            || [
                "user-agent", "referer", "accept-language", "accept-encoding", "origin",
                "upgrade-insecure-requests", "purpose",
            ].contains(name)
    }

    static func dialog(_ content: [String: Any]) -> WebDialog {
        let kind = WebDialog.Kind(rawValue: content["type"] as? String ?? "") ?? .alert
        return WebDialog(
            kind, message: cut(content["message"] as? String ?? ""),
            answer: kind == .prompt ? cut(content["defaultPrompt"] as? String ?? "") : nil)
    }

    /// Returns the end of the statement that a message answers.
    static func end(of message: ChromiumMessage) -> WebViewResult.End {
        if let details = message.content["exceptionDetails"] as? [String: Any] {
            return .exception(exception(details))
        }
        guard let result = message.content["result"] as? [String: Any] else {
            // The page may be left before the value is there.
            let failure = message.failure ?? ""
            return failure.contains("navigated")
                ? .value("undefined") : .exception(WebException(name: "Error", message: failure))
        }
        return .value(cut(text(of: result)))
    }

    private static func exception(_ details: [String: Any]) -> WebException {
        let line = (details["lineNumber"] as? Int).map { $0 + 1 }
        let column = (details["columnNumber"] as? Int).map { $0 + 1 }
        let value = details["exception"] as? [String: Any] ?? [:]
        guard value["subtype"] as? String == "error",
            let description = value["description"] as? String
        else {
            let kind = details["exception"] == nil ? "Error" : value["type"] as? String ?? "Error"
            let text =
                details["exception"] == nil
                ? details["text"] as? String ?? "" : text(of: value)
            return WebException(name: kind, message: cut(text), line: line, column: column)
        }
        // The stack, if any, begins on the next line.
        let head =
            description.range(of: "\n    at ").map { String(description[..<$0.lowerBound]) }
            ?? description
        let parts = head.split(separator: ": ", maxSplits: 1).map(String.init)
        let isNamed =
            parts.first.map { !$0.isEmpty && !$0.contains(where: \.isWhitespace) } ?? false
        guard isNamed, let name = parts.first else {
            let name = value["className"] as? String ?? "Error"
            return WebException(name: name, message: cut(head), line: line, column: column)
        }
        return WebException(
            name: cut(name), message: cut(parts.count > 1 ? parts[1] : ""), line: line,
            column: column)
    }

    /// Returns a value of JavaScript as text.
    private static func text(of value: [String: Any]) -> String {
        if value["type"] as? String == "undefined" { return "undefined" }
        if let text = value["value"] as? String { return text }
        if let text = value["description"] as? String ?? value["unserializableValue"] as? String {
            return text
        }
        switch value["value"] {
        case let isTrue as Bool where value["type"] as? String == "boolean":
            return isTrue ? "true" : "false"
        case is NSNull, nil: return "null"
        case let other?: return "\(other)"
        }
    }

    /// Returns the beginning of a text that may be as long as a page likes.
    private static func cut(_ text: String) -> String {
        guard text.utf8.count > WebViewResult.maximumTextLength else { return text }
        return String(text.unicodeScalars.prefix(WebViewResult.maximumTextLength))
    }

    /// Returns the beginning of a body that may be as long as a page likes.
    private static func cut(_ body: [UInt8]) -> [UInt8] {
        guard body.count > WebViewResult.maximumTextLength else { return body }
        return Array(cut(String(decoding: body, as: UTF8.self)).utf8)
    }
}
