import Handset
import HandsetApp
import HandsetUIKit
import Synchronization
import Testing

/// Answers that come late, in a process that has no other phone.
@MainActor struct DelayRuns {
    private let url = URL(string: "https://api.example.com/slow")

    /// A delay is one of the test clock, and ends with the task or the app.
    func delays() async throws {
        let phone = HandsetPhone(.iOS(18), answer: nil, clock: TestClock()) { QuietApp() }
        phone.requestFixtures = [
            RequestFixture("*", body: "a".utf8, delay: .seconds(2))
        ]
        let url = try #require(url)
        let lines = Lines()
        try await phone.launch()
        let task = start(url, lines)
        try await phone.phone.until { phone.requests.count == 1 }
        try await phone.advance(by: .milliseconds(1_900))
        #expect(lines.all == [] && task.state == .running)
        try await phone.advance(by: .milliseconds(100))
        try await phone.phone.until { lines.all == ["a"] }

        let cancelled = start(url, lines)
        try await phone.phone.until { phone.requests.count == 2 }
        cancelled.cancel()
        try await phone.phone.until { lines.all == ["a", "-999"] }
        try await phone.advance(by: .seconds(10))

        _ = start(url, lines)
        try await phone.phone.until { phone.requests.count == 3 }
        try await phone.kill()
        try await phone.advance(by: .seconds(10))

        phone.requestFixtures = [RequestFixture("*", delay: .seconds(90))]
        _ = start(url, lines)
        try await phone.phone.until { phone.requests.count == 4 }
        try await phone.advance(by: .seconds(60))
        try await phone.phone.until { lines.all == ["a", "-999", "-1001"] }
    }

    /// Starts a task that notes the text of its answer, or the number of its error.
    private func start(_ url: URL, _ lines: Lines) -> URLSessionTask {
        let task = URLSession.shared.dataTask(with: url) { data, _, error in
            let code = (error as? URLError).map { "\($0.code.rawValue)" }
            lines.note(code ?? String(decoding: data ?? Data(), as: UTF8.self))
        }
        task.resume()
        return task
    }
}
