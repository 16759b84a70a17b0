import Handset
import HandsetApp
import HandsetUIKit
import Testing

/// Redirections of an app's requests, in a process that has no other phone.
@MainActor struct RedirectionRuns {
    /// A redirection is followed, unless the delegate does not want it or there are too many.
    func redirections() async throws {
        let phone = HandsetPhone(.iOS(18), answer: nil) { QuietApp() }
        phone.requestFixtures = [
            RequestFixture(
                "https://a.example.com/old", status: 302,
                headers: ["Location": "https://b.example.com/new?c=d"]),
            RequestFixture(
                "https://b.example.com/new?c=d", status: 307, headers: ["location": "newest"]),
            RequestFixture("https://b.example.com/newest", body: "b".utf8),
            RequestFixture("*/loop", status: 301, headers: ["Location": "/loop"]),
        ]
        let url = try #require(URL(string: "https://a.example.com/old"))
        var request = URLRequest(url: url)
        request.httpMethod = "POST"
        request.httpBody = Data("a".utf8)
        request.setValue("secret", forHTTPHeaderField: "Authorization")
        let (data, response) = try await URLSession.shared.data(for: request)
        #expect(String(decoding: data, as: UTF8.self) == "b")
        #expect(response.url?.absoluteString == "https://b.example.com/newest")
        #expect(phone.requests.map(\.method) == ["POST", "GET", "GET"])
        #expect(phone.requests.map(\.bodyText) == ["a", "", ""])
        #expect(phone.requests.map { $0.headers["Authorization"] } == ["secret", nil, nil])

        let loop = try #require(URL(string: "https://a.example.com/loop"))
        let error = await #expect(throws: URLError.self) {
            _ = try await URLSession.shared.data(from: loop)
        }
        #expect(error?.code == .httpTooManyRedirects)
        for follows in [true, false] {
            let listener = SessionListener(followsRedirections: follows)
            let session = URLSession(
                configuration: .default, delegate: listener, delegateQueue: nil)
            session.dataTask(with: url).resume()
            try await phone.phone.until { listener.lines.last == "completed" }
            #expect(
                listener.lines
                    == (follows
                        ? ["redirection 302", "redirection 307", "response 200", "bytes 1"]
                        : ["redirection 302", "response 302"]) + ["completed"])
        }
    }
}
