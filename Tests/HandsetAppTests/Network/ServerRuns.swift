import Handset
import HandsetApp
import HandsetUIKit
import Testing

/// A server on this machine that no app on a phone reaches.
@MainActor struct ServerRuns {
    /// No request comes to a server, not even one that is sent again with a password.
    func nothingLeaves() async throws {
        let server = try SilentServer()
        let phone = HandsetPhone(.iOS(18), answer: nil) { QuietApp() }
        let url = try #require(URL(string: "http://127.0.0.1:\(server.port)/a"))
        for session in [
            URLSession.shared, URLSession(configuration: .default),
            URLSession(configuration: .ephemeral),
        ] {
            let error = await #expect(throws: URLError.self) {
                _ = try await session.data(from: url)
            }
            #expect(error?.code == .notConnectedToInternet)
            await #expect(throws: URLError.self) { _ = try await session.download(from: url) }
        }
        #expect(throws: CocoaError.self) { try Data(contentsOf: url) }
        phone.requestFixtures = [
            RequestFixture(
                "*", status: 401, headers: ["WWW-Authenticate": #"Basic realm="orders""#])
        ]
        let listener = SessionListener(password: "b")
        let session = URLSession(configuration: .default, delegate: listener, delegateQueue: nil)
        session.dataTask(with: url).resume()
        try await phone.phone.until { listener.lines.count == 2 }
        #expect(listener.lines == ["response 401", "response 401"])
        #expect(
            phone.requests.suffix(2).map { $0.headers["Authorization"] } == [nil, "Basic YTpi"])
        #expect(server.hasConnection() == false)
    }
}
