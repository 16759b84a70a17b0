import HTTPTypes
import Testing

@testable import HandsetPage

/// The rules that keep other pages and other people away, each spoilt alone.
@Suite struct RequestGuardTests {
    private let open = RequestGuard(token: nil, hasOtherNames: false)

    /// Returns a request that may be answered.
    private func request(_ method: HTTPRequest.Method) -> HTTPRequest {
        HTTPRequest(
            method: method, scheme: "http", authority: "127.0.0.1:2198", path: "/api/v1/x",
            headerFields: [.contentType: "application/json", .origin: "http://127.0.0.1:2198"])
    }

    /// Returns the status of the problem with a request, or `nil` if it may be answered.
    private func status(_ request: HTTPRequest, by rules: RequestGuard? = nil) -> Int? {
        do throws(Problem) {
            try (rules ?? open).checkClient(request)
            try (rules ?? open).checkChange(request)
            return nil
        } catch {
            return error.status.code
        }
    }

    @Test(
        "A request of the page itself may be answered",
        arguments: [HTTPRequest.Method.get, .post, .patch, .delete])
    func own(method: HTTPRequest.Method) {
        #expect(status(request(method)) == nil)
    }

    @Test("A program, which states no origin, may change something")
    func program() {
        var request = request(.post)
        request.headerFields[.origin] = nil
        #expect(status(request) == nil)
    }

    @Test(
        "A host that is a name of the loopback address is answered",
        arguments: [
            "localhost", "LOCALHOST:2198", "127.0.0.1", "127.1.2.3:80", "[::1]", "[::1]:2198",
        ])
    func loopbackHost(host: String) {
        var request = request(.get)
        request.authority = host
        #expect(status(request) == nil)
    }

    @Test(
        "Any other host is not: its name may lead here by an attacker's DNS",
        arguments: [
            "evil.example", "evil.example:2198", "localhost.evil.example", "127.0.0.1.evil.example",
            "127.0.0.1@evil.example", "localhost:x", "127.0.0.1:99999", "127.0.0.256", "127.0.0",
            "127.0..1", "127.0.0.+1", "0.0.0.0", "10.0.0.1", "[::1", "[::1]x", "[::2]", "::1",
            "localhost.",
        ])
    func otherHost(host: String) {
        var request = request(.get)
        request.authority = host
        #expect(status(request) == 421)
    }

    @Test("A request with a second host is not answered, whatever the first is")
    func secondHost() throws {
        var request = request(.get)
        request.headerFields[try #require(HTTPField.Name("Host"))] = "127.0.0.1:2198"
        #expect(status(request) == 400)
    }

    @Test("A request without a host is not answered")
    func noHost() {
        var request = request(.get)
        request.authority = nil
        #expect(status(request) == 400)
        request.authority = ""
        #expect(status(request) == 400)
    }

    @Test(
        "A change from another origin is not answered, not even from another port",
        arguments: [
            "http://evil.example", "https://127.0.0.1:2198", "http://127.0.0.1", "null", "",
            "http://localhost:2198", "http://127.0.0.1:2199",
        ])
    func otherOrigin(origin: String) {
        for method in [HTTPRequest.Method.post, .patch, .delete] {
            var request = request(method)
            request.headerFields[.origin] = origin
            #expect(status(request) == 403, "\(method)")
        }
    }

    @Test("Of several origins each counts")
    func twoOrigins() {
        var request = request(.post)
        request.headerFields.append(HTTPField(name: .origin, value: "http://evil.example"))
        #expect(status(request) == 403)
    }

    @Test(
        "A change whose type a form of another page could have is not answered",
        arguments: [
            "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "",
            "text/plain; application/json", "application/jsonx",
        ])
    func otherType(type: String) {
        for method in [HTTPRequest.Method.post, .patch] {
            var request = request(method)
            request.headerFields[.contentType] = type
            #expect(status(request) == 415, "\(method)")
        }
    }

    @Test("The type may have parameters")
    func typeParameters() {
        var request = request(.post)
        request.headerFields[.contentType] = "Application/JSON; charset=utf-8"
        #expect(status(request) == nil)
    }

    @Test(
        "With a token, only requests that have it are answered",
        arguments: [
            (nil, 401), ("", 401), ("Bearer", 401), ("Bearer 0123456789abcde", 401),
            ("Bearer 0123456789abcdeF", 401), ("bearer 0123456789abcdef", 401),
            ("Basic 0123456789abcdef", 401), ("Bearer 0123456789abcdef", nil),
        ] as [(String?, Int?)])
    func token(value: String?, expected: Int?) {
        var request = request(.get)
        request.headerFields[.authorization] = value
        let rules = RequestGuard(token: "0123456789abcdef", hasOtherNames: false)
        #expect(status(request, by: rules) == expected)
    }

    @Test("A server with a token and other names answers to all of them, and keeps the other rules")
    func otherNames() {
        let rules = RequestGuard(token: "0123456789abcdef", hasOtherNames: true)
        var request = request(.post)
        request.headerFields[.authorization] = "Bearer 0123456789abcdef"
        request.authority = "build.example:2198"
        #expect(status(request, by: rules) == 403)
        request.headerFields[.origin] = "http://build.example:2198"
        #expect(status(request, by: rules) == nil)
    }

    @Test(
        "A change in another charset than UTF-8 is refused",
        arguments: [
            ("application/json;charset=utf-16", 415),
            ("application/json; Charset=\"ISO-8859-1\"", 415),
            ("application/json; charset=", 415), ("application/json; charset=\"UTF-8\"", nil),
            ("application/json;charset=utf-8", nil), ("application/json; x=y", nil),
        ])
    func charset(type: String, expected: Int?) {
        var request = request(.post)
        request.headerFields[.contentType] = type
        #expect(status(request) == expected)
    }
}
