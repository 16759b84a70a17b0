import HandsetFixtures

/// Requests to the page's API on one connection, most of which are as they should be.
struct APISequence {
    /// The bytes of the requests.
    private(set) var bytes: [UInt8] = []
    private var generator: FixtureGenerator

    /// Makes one to four requests.
    init(seed: UInt64) {
        generator = FixtureGenerator(seed: seed)
        for _ in 0..<Int.random(in: 1...4, using: &generator) { add() }
    }

    /// Returns a request with a body in JSON.
    static func request(
        _ method: String, _ path: String, _ body: [UInt8] = [], headers: [String] = []
    ) -> [UInt8] {
        let lines =
            ["\(method) /api/v1\(path) HTTP/1.1", "Host: localhost"]
            + ["Content-Type: application/json", "Content-Length: \(body.count)"] + headers
        return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
    }

    private mutating func add() {
        let (method, path) = call()
        var body = method == "GET" || method == "DELETE" ? [] : Array(self.body(of: path).utf8)
        if chance(3) { Damage.damage(&body, using: &generator) }
        switch Int.random(in: 0..<12, using: &generator) {
        case 0:
            // The end of the body never comes.
            let text = "\(method) /api/v1\(path) HTTP/1.1\r\nHost: localhost\r\n"
            bytes += Array((text + "Content-Type: application/json\r\n").utf8)
            bytes += Array("Content-Length: \(body.count + 1_000)\r\n\r\n".utf8) + body
        case 1:
            // The body in pieces of its own.
            bytes += Array("\(method) /api/v1\(path) HTTP/1.1\r\nHost: localhost\r\n".utf8)
            bytes += Array("Content-Type: application/json\r\n".utf8)
            bytes += Array("Transfer-Encoding: chunked\r\n\r\n".utf8)
            if !body.isEmpty {
                bytes += Array(String(body.count, radix: 16).utf8) + [13, 10] + body + [13, 10]
            }
            bytes += Array("0\r\n\r\n".utf8)
        case 2:
            bytes += Self.request(
                method, path, body,
                headers: [
                    "apns-push-type: alert", "apns-collapse-id: \(number(5))",
                    "Last-Event-ID: \(number(50))", "Origin: http://localhost",
                ])
        default: bytes += Self.request(method, path, body)
        }
    }

    private mutating func call() -> (method: String, path: String) {
        let filter = oneOf([
            "", "session=1", "token=\(String(repeating: "ab", count: 32))", "topic=com.example.app",
            "fate=routed", "fate=waiting", "text=session", "text=%22", "session=1&fate=lost",
        ])
        let query = filter.isEmpty ? "" : "&" + filter
        return oneOf([
            ("GET", "/health"), ("GET", "/gateway"), ("GET", "/openapi.json"), ("GET", "/faults"),
            ("GET", "/notifications?limit=\(number(1000))" + query),
            ("GET", "/notifications?form=full&after=\(number(300))" + query),
            ("GET", "/notifications?form=summary&before=\(number(3000))" + query),
            ("GET", "/notifications/latest?after=0" + query),
            ("GET", "/notifications/\(number(9000))"),
            ("GET", "/notifications/\(number(9000))/matrix?ios=\(number(26))&delegate=modern"),
            ("GET", "/wait?timeout=0&after=0&count=\(number(20))" + query),
            ("GET", "/wait?timeout=0.2&form=full&count=\(number(1000))" + query),
            ("GET", "/wait?timeout=300&count=1000" + query), ("GET", "/events"),
            ("GET", "/phone?limit=\(number(100))&notification=\(number(9000))"),
            ("PATCH", "/phone"), ("PATCH", "/phone"), ("POST", "/phone/actions"),
            ("POST", "/phone/actions"), ("POST", "/phone/actions"), ("POST", "/check"),
            ("POST", "/check?at=\(number(9000))"), ("POST", "/notifications"),
            ("POST", "/notifications"), ("POST", "/notifications?at=\(number(9000))"),
            ("POST", "/faults"), ("DELETE", chance(20) ? "/notifications" : "/faults"),
            ("PATCH", "/devices"),
            ("PATCH", "/devices/\(String(repeating: oneOf(["ab", "cd"]), count: 32))"),
        ])
    }

    private mutating func body(of path: String) -> String {
        switch path {
        case "/phone":
            oneOf([
                #"{"like":"modern","appState":"not-running","quiet":["focus"]}"#,
                #"{"ios":"\#(number(26))","permission":"denied"}"#, #"{"isLocked":true}"#,
                #"{"like":"urlhere"}"#, #"{"appState":"background","lifeCycle":"scene"}"#,
                #"{"app":{"rules":[{"path":"aps.session","call":"f(%@)"}]},"permission":"granted"}"#,
                #"{"backgroundModes":["remote-notification"],"quiet":[]}"#, #"{"ios":"26"}"#,
            ])
        case "/phone/actions":
            oneOf([
                #"{"action":"tap","notification":\#(number(9000))}"#, #"{"action":"open"}"#,
                #"{"action":"dismiss","notification":\#(number(9000))}"#, #"{"action":"home"}"#,
                #"{"action":"lock"}"#, #"{"action":"unlock"}"#, #"{"action":"kill"}"#,
                #"{"action":"button","notification":\#(number(9000)),"button":"a"}"#,
                #"{"action":"text","notification":\#(number(9000)),"text":"a\u0000b"}"#,
            ])
        case "/faults":
            oneOf([
                #"{"answer":"Unregistered","count":2}"#, #"{"answer":"delay:5","count":1}"#,
                #"{"answer":"stall","count":1}"#, #"{"answer":"goaway","probability":0.01}"#,
            ])
        case "/devices": oneOf([#"{"state":"away"}"#, #"{"state":"online"}"#])
        // Senders of the soak use the other token.
        case _ where path.hasPrefix("/devices/ab"):
            oneOf([#"{"state":"away"}"#, #"{"state":"online"}"#])
        case _ where path.hasPrefix("/devices/"):
            oneOf([#"{"state":"away"}"#, #"{"state":"online"}"#, #"{"state":"unregistered"}"#])
        case _ where path.contains("at=") && chance(2): ""
        default:
            oneOf([
                #"{"aps":{"session":"\#(number(9))"}}"#,
                #"{"aps":{"alert":"\#(String(repeating: "é", count: number(40_000)))"}}"#,
                #"{"aps":{"alert":{"title":"a","body":"b"},"category":"c"},"session":"1'"}"#,
                #"{"aps":{"content-available":1,"session":"\#(number(9))"}}"#,
                String(repeating: #"{"a":"#, count: number(300)) + "1"
                    + String(repeating: "}", count: number(300)),
            ])
        }
    }

    private mutating func chance(_ count: Int) -> Bool {
        Int.random(in: 0..<count, using: &generator) == 0
    }

    private mutating func number(_ last: Int) -> Int { Int.random(in: 1...last, using: &generator) }

    private mutating func oneOf<Choice>(_ choices: [Choice]) -> Choice {
        choices[Int.random(in: 0..<choices.count, using: &generator)]
    }
}
