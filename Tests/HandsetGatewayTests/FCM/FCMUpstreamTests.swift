import Handset
import HandsetTestSupport
import Testing

@testable import HandsetGateway

/// The user's own proxy: its kinds, what is said to it, and the hosts that are reached without it.
@Suite struct FCMUpstreamTests {
    @Test(
        "NO_PROXY is read in all the forms that curl, Go and Python take",
        arguments: [
            ("example.org", "example.org", true), ("example.org", "a.example.org", true),
            ("example.org", "notexample.org", false), (".example.org", "example.org", true),
            ("*.example.org", "a.b.example.org", true), ("EXAMPLE.org", "example.ORG", true),
            ("example.org.", "example.org", true), ("*", "a", true), ("a b,c", "b", true),
            ("example.org:8443", "example.org", false), ("example.org:443", "example.org", true),
            ("10.0.0.0/8", "10.1.2.3", true), ("10.0.0.0/8", "11.1.2.3", false),
            ("192.168.1.7", "192.168.1.7", true), ("192.168.1.7", "192.168.1.70", false),
            ("10.0.0.0/33", "10.0.0.0", false), ("0.0.0.0/0", "10.0.0.1", true),
            ("0.0.0.0/0", "a.org", false), ("::1", "::1", true),
            ("[::1]:443", "0:0:0:0:0:0:0:1", true),
            ("fd00::/8", "fd12:3::4", true), ("fd00::/8", "fe12::4", false),
            ("1.2.3.4:5", "1.2.3.4", false),
            ("", "a", false), (",, ,", "a", false), ("a:b:c", "a", false), (":::", "::", false),
        ])
    func exceptions(list: String, host: String, isException: Bool) {
        #expect(FCMProxyExceptions(list).contain(host, port: 443) == isException)
    }

    @Test("The kinds of proxies, with their ports")
    func kinds() throws {
        func proxy(_ text: String) -> FCMUpstream? { FCMUpstream(text, exceptions: "") }
        #expect(proxy("a")?.kind == .http && proxy("a")?.port == 80)
        #expect(proxy("https://a")?.kind == .https && proxy("https://a")?.port == 443)
        #expect(proxy("socks5h://a")?.kind == .socks && proxy("SOCKS5://a")?.port == 1_080)
        #expect(proxy("http://[::1]:3128")?.host == "::1")
        for text in ["socks4://a", "ftp://a", "http://", "http://a:0", "http://a:70000", ""] {
            #expect(proxy(text) == nil, "\(text)")
        }
        #expect(proxy("http://m%40x:p%3A@a")?.authorization == "Basic bUB4OnA6")
    }

    private static func dialogue(_ proxy: String) throws -> FCMUpstreamDialogue {
        let text = "CONNECT a.org:8443 HTTP/1.1\r\n\r\n"
        guard case .request(let request, _) = FCMConnectRequest.parse(Array(text.utf8)) else {
            throw FCMTunnel.Refusal(words: text)
        }
        return FCMUpstreamDialogue(
            to: request, by: try #require(FCMUpstream(proxy, exceptions: "")))
    }

    @Test("A tunnel by SOCKS 5, whose answers come byte by byte")
    func socks() throws {
        var dialogue = try Self.dialogue("socks5://me:word@b")
        #expect(dialogue.opening == [5, 2, 0, 2])
        #expect(dialogue.take([5]) == .wait)
        #expect(dialogue.take([2]) == .send([1, 2] + Array("me".utf8) + [4] + Array("word".utf8)))
        #expect(dialogue.take([1]) == .wait)
        #expect(
            dialogue.take([0]) == .send([5, 1, 0, 3, 5] + Array("a.org".utf8) + [0x20, 0xFB]))
        for byte in [5, 0, 0, 3, 2, 65, 66, 0] as [UInt8] {
            #expect(dialogue.take([byte]) == .wait)
        }
        #expect(dialogue.take([1, 72]) == .made([72]))
    }

    @Test(
        "What a proxy refuses is told in words",
        arguments: [
            (
                "http://b", "HTTP/1.1 407 Proxy Authentication Required\r\n\r\n",
                "your proxy answers HTTP/1.1 407"
            ),
            ("https://b", "garbage\r\n\r\n", "your proxy answers garbage"),
            ("socks5://b", "\u{5}\u{2}", "does not speak SOCKS 5"),
            ("socks5://b", "HT", "does not speak SOCKS 5"),
        ])
    func refusals(proxy: String, answer: String, words: String) throws {
        var dialogue = try Self.dialogue(proxy)
        guard case .refused(let text) = dialogue.take(Array(answer.utf8)) else {
            Issue.record("not refused")
            return
        }
        #expect(text.contains(words))
    }

    @Test("No answer of a proxy traps, and a long one ends", .exhaustive)
    func hostile() throws {
        var generator = SystemRandomNumberGenerator()
        for proxy in ["http://b", "socks5://b", "socks5://me:word@b"] {
            for _ in 0..<2_000 {
                var dialogue = try Self.dialogue(proxy)
                for _ in 0..<8 {
                    let first: [UInt8] = Bool.random(using: &generator) ? [5, 0] : []
                    _ = dialogue.take(
                        first
                            + (0..<UInt8.random(in: 0...40)).map { _ in UInt8.random(in: 0...255) })
                }
            }
            var dialogue = try Self.dialogue(proxy)
            guard case .refused = dialogue.take([UInt8](repeating: 5, count: 20_000)) else {
                Issue.record("\(proxy)")
                continue
            }
        }
    }
}
