import Handset
import HandsetApp
import HandsetUIKit
import Testing

/// The network of an app, in a process that has no other phone.
@MainActor struct NetworkRuns {
    private let url = URL(string: "https://api.example.com/orders")
    private let configurations: [URLSessionConfiguration] = [
        .default, .ephemeral, .background(withIdentifier: "a"),
    ]

    /// Each kind of session, task and read of a URL gets the answer of a fixture.
    func kinds() async throws {
        let phone = HandsetPhone(.iOS(18), answer: nil) { QuietApp() }
        let large = Data(repeating: 7, count: 3 << 20)
        phone.requestFixtures = [
            RequestFixture("https://api.example.com/*", headers: ["X-A": "b"], body: large)
        ]
        let url = try #require(url)
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("upload")
        try Data("from a file".utf8).write(to: file)
        var expected = 0
        for session in configurations.map({ URLSession(configuration: $0) }) + [.shared] {
            let (data, response) = try await session.data(from: url)
            #expect(data == large)
            let answer = try #require(response as? HTTPURLResponse)
            #expect(answer.statusCode == 200 && answer.url == url)
            #expect(answer.value(forHTTPHeaderField: "x-a") == "b")
            #expect(answer.expectedContentLength == Int64(large.count))
            var request = URLRequest(url: url)
            request.httpMethod = "PUT"
            #expect(try await session.upload(for: request, from: Data("a".utf8)).0 == large)
            #expect(try await session.upload(for: request, fromFile: file).0 == large)
            let (downloaded, _) = try await session.download(from: url)
            #expect(try Data(contentsOf: downloaded) == large)
            let (called, _, _) = await withCheckedContinuation { continuation in
                session.dataTask(with: url) { continuation.resume(returning: ($0, $1, $2)) }
                    .resume()
            }
            #expect(called == large)
            expected += 5
            #expect(phone.requests.count == expected)
        }
        #expect(
            phone.requests.prefix(5).map(\.bodyText) == ["", "a", "from a file", "", ""])
        #expect(phone.requests.prefix(5).map(\.method) == ["GET", "PUT", "PUT", "GET", "GET"])
        let listener = SessionListener()
        let session = URLSession(configuration: .default, delegate: listener, delegateQueue: nil)
        session.dataTask(with: url).resume()
        session.downloadTask(with: url).resume()
        try await phone.phone.until { listener.lines.count == 6 }
        #expect(
            listener.lines.sorted() == [
                "bytes 3145728", "completed", "completed", "file 3145728", "response 200",
                "wrote 3145728",
            ])
        #expect(try Data(contentsOf: url) == large)
        phone.requestFixtures = [RequestFixture("*", body: "ü".utf8)]
        #expect(try String(contentsOf: url, encoding: .utf8) == "ü")
        #expect(try Data(contentsOf: file) == Data("from a file".utf8))
        try await phone.checkFaults()
    }

    /// Without a fixture a request fails as without a network, and is recorded with what it sends.
    func recorded() async throws {
        let phone = HandsetPhone(.iOS(18), answer: nil) { QuietApp() }
        var request = URLRequest(url: try #require(URL(string: "http://example.com/a?b=c#d")))
        request.httpMethod = "POST"
        request.httpBodyStream = InputStream(data: Data("streamed".utf8))
        request.setValue("1", forHTTPHeaderField: "X-App")
        let error = await #expect(throws: URLError.self) {
            _ = try await URLSession.shared.data(for: request)
        }
        #expect(error?.code == .notConnectedToInternet)
        #expect(error?.failingURL == request.url)
        let recorded = try #require(phone.requests.first)
        #expect(recorded.method == "POST" && recorded.url == "http://example.com/a?b=c#d")
        #expect(recorded.headers["X-App"] == "1")
        #expect(recorded.bodyText == "streamed")
        #expect(recorded.fixture == nil)
        #expect(throws: CocoaError.self) { try Data(contentsOf: #require(url)) }
    }

    /// The first fixture for a request wins, and a new phone has none.
    func order() async throws {
        let url = try #require(url)
        var phone = HandsetPhone(.iOS(18), answer: nil) { QuietApp() }
        phone.requestFixtures = [
            RequestFixture("https://api.example.com/orders", method: "post", status: 404),
            RequestFixture("*/orders", json: ["id": 7, "names": ["a", "ü"]]),
            RequestFixture("*", status: 500),
        ]
        let (data, response) = try await URLSession.shared.data(from: url)
        #expect(String(decoding: data, as: UTF8.self) == #"{"id":7,"names":["a","ü"]}"#)
        #expect(response.mimeType == "application/json")
        #expect(phone.requests.first?.fixture == phone.requestFixtures.list[1])
        var request = URLRequest(url: url)
        request.httpMethod = "POST"
        let answer = try await URLSession.shared.data(for: request)
        #expect((answer.1 as? HTTPURLResponse)?.statusCode == 404 && answer.0.isEmpty)
        phone = HandsetPhone(.iOS(18), answer: nil) { QuietApp() }
        #expect(phone.requests == [] && phone.requestFixtures.list == [])
        let error = await #expect(throws: URLError.self) {
            _ = try await URLSession.shared.data(from: url)
        }
        #expect(error?.code == .notConnectedToInternet)
    }

    /// A cookie comes back with the next request, and not on a new phone.
    func cookies() async throws {
        let url = try #require(url)
        for _ in 1...2 {
            let phone = HandsetPhone(.iOS(18), answer: nil) { QuietApp() }
            phone.requestFixtures = [RequestFixture("*", headers: ["Set-Cookie": "a=b; Path=/"])]
            for _ in 1...2 { _ = try await URLSession.shared.data(from: url) }
            #expect(phone.requests.map { $0.headers["Cookie"] } == [nil, "a=b"])
        }
    }

    /// The failures of the network are Apple's errors.
    func failures() async throws {
        let phone = HandsetPhone(.iOS(18), answer: nil) { QuietApp() }
        let url = try #require(url)
        var codes: [URLError.Code] = []
        for failure in RequestFixture.Failure.allCases {
            phone.requestFixtures = [RequestFixture("*", failure: failure)]
            let error = await #expect(throws: URLError.self) {
                _ = try await URLSession.shared.data(from: url)
            }
            if let error { codes.append(error.code) }
        }
        #expect(
            codes == [
                .notConnectedToInternet, .timedOut, .cannotFindHost, .cannotConnectToHost,
                .networkConnectionLost, .serverCertificateUntrusted,
            ])
    }
}
