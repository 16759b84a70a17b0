import Dispatch
import Foundation

/// The commands to a browser, and what comes back, by the DevTools protocol.
package final class ChromiumConnection {
    private let process: ChromiumProcess
    private var count = 0
    /// The events that came while an answer was waited for.
    private var events: [ChromiumMessage] = []

    package init(_ program: ChromiumProgram) throws(WebViewError) {
        process = try ChromiumProcess(program)
    }

    /// Ends the process; the task ends when nothing of it is left.
    func end() -> Task<Void, Never> {
        process.kill()
        return process.end
    }

    /// Ends the process, and waits in place until nothing of it is left.
    func endNow() {
        let end = end()
        let semaphore = DispatchSemaphore(value: 0)
        Task.detached {
            await end.value
            semaphore.signal()
        }
        semaphore.wait()
    }

    var memory: Int { process.memory }
    var lastWords: String? { process.lastWords }

    /// Sends a command, and does not wait.
    ///
    /// - Returns: The number of the command, which its answer has.
    @discardableResult package func send(
        _ method: String, _ parameters: [String: Any] = [:], to session: String? = nil
    ) throws(WebEngineFailure) -> Int {
        count += 1
        var message: [String: Any] = ["id": count, "method": method, "params": parameters]
        message["sessionId"] = session
        guard let data = try? JSONSerialization.data(withJSONObject: message) else {
            throw .refused("\(method) cannot be written as JSON")
        }
        try process.write(data)
        return count
    }

    /// Sends a command, and waits for its answer; the events until then are kept.
    ///
    /// - Throws: ``WebEngineFailure/late`` if there is no answer in time.
    func call(
        _ method: String, _ parameters: [String: Any] = [:], to session: String? = nil,
        until end: ContinuousClock.Instant
    ) throws(WebEngineFailure) -> [String: Any] {
        let number = try send(method, parameters, to: session)
        while let message = try read(until: end) {
            guard message.number == number else {
                if message.number == nil { try keep(message) }
                if ContinuousClock.now > end { throw .late }
                continue
            }
            if let failure = message.failure { throw .refused("\(method): \(failure)") }
            return message.content
        }
        throw .late
    }

    /// Returns the next event, or the next answer to what was sent; `nil` if none comes before a moment.
    package func next(until end: ContinuousClock.Instant) throws(WebEngineFailure)
        -> ChromiumMessage?
    {
        if !events.isEmpty { return events.removeFirst() }
        return try read(until: end)
    }

    func forgetEvents() { events = [] }

    private func keep(_ message: ChromiumMessage) throws(WebEngineFailure) {
        guard events.count < WebLimits.maximumEventCount else { throw .flooded }
        events.append(message)
    }

    private func read(
        until end: ContinuousClock.Instant
    ) throws(WebEngineFailure) -> ChromiumMessage? {
        while let bytes = try process.read(until: end) {
            if let message = ChromiumMessage(bytes) { return message }
            if ContinuousClock.now > end { return nil }
        }
        return nil
    }
}
