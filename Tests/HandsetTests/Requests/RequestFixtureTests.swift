import Handset
import HandsetTestSupport
import Testing

/// Answers of the network for the requests of an app.
@Suite struct RequestFixtureTests {
    @Test(
        "A star stands for any characters, and everything else for itself",
        arguments: [
            ("https://a.com/b", "https://a.com/b", true),
            ("https://a.com/b", "https://a.com/B", false),
            ("https://a.com/b", "https://a.com/b?c", false), ("*", "", true), ("", "a", false),
            ("https://a.com/*", "https://a.com/b/c?d=e", true), ("*.png", "a/b.png", true),
            ("*.png", "a.png.gif", false), ("*b*d", "abcabcd", true), ("*b*d", "abc", false),
            ("a*", "a", true), ("a**", "a", true), ("*ü", "aü", true), ("a.c", "abc", false),
        ])
    func patterns(pattern: String, url: String, matches: Bool) {
        #expect(RequestFixture(pattern).matches(method: "GET", url: url) == matches)
    }

    @Test(
        "The scheme and the host are the same in letters of either size, and nothing else is",
        arguments: [
            ("http://URLHERE.cloudapp.net/*", "http://urlhere.cloudapp.net/Session", true),
            ("http://urlhere.cloudapp.net/*", "http://URLHERE.cloudapp.net/Session", true),
            ("HTTP://a.com/b", "http://A.COM/b", true),
            ("*HERE.net/a", "http://urlhere.net/a", true),
            ("http://*.A.com?b", "http://x.a.com?b", true),
            ("http://a.com#B", "http://A.com#b", false),
            ("http://a.com/B", "http://A.com/b", false),
            ("http://a.com?B", "http://A.com?b", false),
            ("http://U:P@a.com/", "http://u:p@a.com/", false), ("a.com/b", "A.com/b", false),
            ("mailto:A@b.com", "mailto:a@b.com", false),
            ("shop://Orders/7", "shop://orders/7", true),
        ])
    func host(pattern: String, url: String, matches: Bool) {
        #expect(RequestFixture(pattern).matches(method: "GET", url: url) == matches)
    }

    @Test("A method is that of the request, in letters of either size")
    func methods() {
        let fixture = RequestFixture("*", method: "post")
        #expect(fixture.matches(method: "POST", url: "a"))
        #expect(!fixture.matches(method: "GET", url: "a"))
    }

    @Test("A star costs no more than the length of the URL for each of its characters")
    func hostilePattern() {
        let fixture = RequestFixture(String(repeating: "*a", count: 500) + "b")
        let url = String(repeating: "a", count: 20_000)
        #expect(!fixture.matches(method: "GET", url: url))
    }

    @Test("The first fixture for a request answers it, and none is a phone without a network")
    func order() {
        let fixtures: RequestFixtures = [
            RequestFixture("a", method: "POST", status: 201), RequestFixture("a", json: [7]),
            RequestFixture("*b", failure: .timedOut),
        ]
        let json: RequestFixture.Answer = .response(
            status: 200, headers: ["Content-Type": "application/json"], body: Array("[7]".utf8))
        #expect(fixtures.answer(to: AppRequest(url: "a")) == json)
        #expect(fixtures.fixture(for: AppRequest(method: "POST", url: "a")) == fixtures.list[0])
        #expect(fixtures.answer(to: AppRequest(url: "ab")) == .failure(.timedOut))
        #expect(fixtures.answer(to: AppRequest(url: "c")) == .failure(.notConnected))
        #expect(AppRequest(url: "c", body: Array("ü".utf8)).bodyText == "ü")
    }

    @Test("A request is told on one line, with its answer")
    func text() {
        var request = AppRequest(method: "PUT", url: "https://a.com/b", body: [1])
        #expect("\(request)" == "PUT https://a.com/b: not-connected, without a fixture")
        request.fixture = RequestFixture("*", status: 201, body: [1])
        #expect("\(request)" == "PUT https://a.com/b: 201, 1 byte")
        request.fixture = RequestFixture("*")
        #expect("\(request)" == "PUT https://a.com/b: 200, 0 bytes")
        request.fixture = RequestFixture("*", failure: .timedOut)
        #expect("\(request)" == "PUT https://a.com/b: timed-out")
    }

    // MARK: - Files

    @Test("A file has fixtures in JSON, with bodies of texts, of values and of files")
    func file() throws {
        let folder = try TemporaryFolder()
        try folder.write("abc", to: "pictures/a.png")
        let path = try folder.write(
            #"""
            {"$schema": "a", "requests": [
                {"url": "a", "method": "GET", "body": {"b": [1, 2.50]}, "delay": 1.5},
                {"url": "b", "status": 404, "headers": {"X-A": "b", "content-type": "c"}, "body": 7},
                {"url": "c", "file": "pictures/a.png"},
                {"url": "d", "body": "text"},
                {"url": "*", "error": "host-not-found", "delay": 2}
            ]}
            """#, to: "answers.json")
        let fixtures = try RequestFixtures(contentsOf: path)
        let json = ["Content-Type": "application/json"]
        #expect(
            fixtures.list == [
                RequestFixture(
                    "a", method: "GET", headers: json, body: #"{"b": [1, 2.50]}"#.utf8,
                    delay: .seconds(1.5)),
                RequestFixture(
                    "b", status: 404, headers: ["X-A": "b", "content-type": "c"], body: "7".utf8),
                RequestFixture("c", headers: ["Content-Type": "image/png"], body: "abc".utf8),
                RequestFixture("d", body: "text".utf8),
                RequestFixture("*", failure: .hostNotFound, delay: .seconds(2)),
            ])
    }

    private func problems(_ json: String) -> [String] {
        do {
            _ = try RequestFixtures(json: Array(json.utf8), source: "a.json")
            return []
        } catch {
            return error.problems.map {
                "\($0.place.line):\($0.place.column) \($0.finding); \($0.advice)"
            }
        }
    }

    @Test(
        "What is wrong with a file is told with its place and its remedy",
        arguments: [
            (#"{}"#, "1:1 the answers have no \"requests\"; give a list, such as "),
            (#"{"requests":3}"#, "1:13 \"requests\" is the number 3; give an array in [ and ]"),
            (
                #"{"requests":[{}]}"#,
                "1:14 this answer has no \"url\"; give the URL of the requests; "
            ),
            (#"{"requests":[{"url":""}]}"#, "1:21 this URL is empty; give the URL"),
            (
                #"{"requests":[{"url":"a","method":""}]}"#,
                "1:34 this method is empty; give a method"
            ),
            (
                #"{"requests":[{"url":"a","status":99}]}"#,
                "1:34 \"status\" is the number 99, which is no status; give a whole number from 100"
            ),
            (
                #"{"requests":[{"url":"a","headers":{"b":1}}]}"#,
                "1:35 the header \"b\" is not a string; give its value in double quotes"
            ),
            (
                #"{"requests":[{"url":"a","headers":{"b":"1\r\nX-B: 2"}}]}"#,
                "1:35 no server can send the header \"b\"; give a name of letters, digits and marks"
            ),
            (
                #"{"requests":[{"url":"a","headers":{"b\n":"1"}}]}"#,
                "1:35 no server can send the header \"b"
            ),
            (
                #"{"requests":[{"url":"a","headers":{"":"1"}}]}"#,
                "1:35 no server can send the header \"\"; "
            ),
            (
                #"{"requests":[{"url":"a","headers":[]}]}"#,
                "1:35 \"headers\" is an array; give an object in { and }"
            ),
            (
                #"{"requests":[{"url":"a","error":"timed-out","body":1}]}"#,
                "1:45 \"body\" is not allowed with \"error\"; leave one of the two out"
            ),
            (
                #"{"requests":[{"url":"a","file":"b","body":1}]}"#,
                "1:36 \"body\" is not allowed with \"file\"; leave one of the two out"
            ),
            (
                #"{"requests":[{"url":"a","error":"timedout"}]}"#,
                "1:33 \"timedout\" is not known here; "
            ),
            (
                #"{"requests":[{"url":"a","delay":-1}]}"#,
                "1:33 \"delay\" is the number -1, which is no number of seconds; give a number from 0"
            ),
            (
                #"{"requests":[{"url":"a","file":"/etc/hostname"}]}"#,
                "1:32 \"/etc/hostname\" leads outside the folder"
            ),
            (
                #"{"requests":[{"url":"a","file":"gone.png"}]}"#,
                "1:32 cannot read \"gone.png\": "
            ),
            (
                #"{"requests":[{"url":"a","bodies":1}]}"#,
                "1:25 the key \"bodies\" is not known here"
            ),
        ])
    func problem(json: String, expected: String) {
        let problems = problems(json)
        #expect(problems.first?.hasPrefix(expected) == true, "\(problems)")
    }

    @Test("All problems are told at once, and a file that is not there is one")
    func allProblems() throws {
        #expect(
            problems(#"{"requests":[{"url":""},{"status":1},{"delay":"a","url":"b"}]}"#).count == 4)
        let error = #expect(throws: JSONDocumentError.self) {
            try RequestFixtures(contentsOf: "/gone.json")
        }
        #expect(error?.problems.first?.finding.hasPrefix("cannot read these answers: ") == true)
    }
}
