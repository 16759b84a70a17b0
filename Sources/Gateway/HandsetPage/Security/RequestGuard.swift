import HTTPTypes

/// The rules that keep other pages and other people away from the API.
///
/// A browser on this machine sends requests for any page that it shows. So the host must be a name of this
/// machine (an attacker's name may lead here), and a change must come from the page itself, or from a program.
struct RequestGuard: Sendable {
    /// The token that each request must have, or `nil` if none.
    let token: String?
    let cookie = PageCookie()
    /// True if the server has other names than those of the loopback address.
    let hasOtherNames: Bool

    /// Checks that the client may ask for anything.
    func checkClient(_ request: HTTPRequest) throws(Problem) {
        try checkHost(of: request)
        try checkToken(of: request)
    }

    /// Returns the field that sets the cookie, if a request for the page has the token in its address.
    ///
    /// It is `nil` if the request does not show a token, or if the server has none.
    func cookieField(
        for request: HTTPRequest, _ query: String?
    ) throws(Problem) -> String? {
        guard let token, [.get, .head].contains(request.method), let query,
            query.hasPrefix("token=")
        else { return nil }
        try checkHost(of: request)
        let given = try Query(query, allowing: ["token"])["token"] ?? ""
        guard Self.isEqual(given, token) else {
            throw Problem(.unauthorized, "The token is not that of HANDSET_PAGE_TOKEN.")
        }
        return cookie.field
    }

    private func checkHost(of request: HTTPRequest) throws(Problem) {
        guard let authority = request.authority, !authority.isEmpty else {
            throw Problem(.badRequest, "The request has no Host; give it one.")
        }
        // The first one is the authority.
        guard !request.headerFields.contains(where: { $0.name.canonicalName == "host" }) else {
            throw Problem(.badRequest, "The request has several Host fields; give it one.")
        }
        guard hasOtherNames || Self.isLoopback(authority) else {
            throw Problem(
                .misdirectedRequest,
                "Host is \"\(authority.prefix(64))\"; use localhost, 127.0.0.1 or [::1].")
        }
    }

    /// Checks that a request may change something, if its method is one of a change.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - wanted: The type of its body, which has to be one that a browser sends for no other page.
    /// - Throws: A ``Problem`` if another page asks, or if the body is of another type.
    func checkChange(
        _ request: HTTPRequest, type wanted: String = "application/json"
    ) throws(Problem) {
        let authority = request.authority ?? ""
        guard ![.get, .head, .options].contains(request.method) else { return }
        for origin in request.headerFields[values: .origin]
        where origin.lowercased() != "http://\(authority.lowercased())" {
            throw Problem(
                .forbidden,
                "Origin is \"\(origin.prefix(64))\"; only the page itself and programs may change "
                    + "something.")
        }
        guard request.method == .post || request.method == .patch else { return }
        let type = request.headerFields[.contentType] ?? ""
        let name = type.split(separator: ";", omittingEmptySubsequences: false).first ?? ""
        guard name.lowercased().filter({ $0 != " " }) == wanted else {
            throw Problem(
                .unsupportedMediaType,
                type.isEmpty
                    ? "The request has no Content-Type; give \(wanted)."
                    : "Content-Type is \"\(type.prefix(64))\"; give \(wanted).")
        }
        for parameter in type.split(separator: ";").dropFirst() {
            let text = parameter.lowercased().filter { $0 != " " && $0 != "\t" && $0 != "\"" }
            guard text.hasPrefix("charset="), text != "charset=utf-8" else { continue }
            throw Problem(
                .unsupportedMediaType,
                "Content-Type is \"\(type.prefix(64))\"; send JSON in UTF-8.")
        }
    }

    private func checkToken(of request: HTTPRequest) throws(Problem) {
        guard let token else { return }
        let given = request.headerFields[values: .authorization].first ?? ""
        let cookies = cookie.values(in: request)
        let isValid = cookies.reduce(Self.isEqual(given, "Bearer \(token)")) {
            // Each is compared, whatever the others are.
            Self.isEqual($1, cookie.value) || $0
        }
        guard !isValid else { return }
        var problem = Problem(
            .unauthorized,
            "The request has no valid token; give the one of HANDSET_PAGE_TOKEN: Authorization: Bearer TOKEN, "
                + "or open /?token=TOKEN in a browser."
        )
        problem.headers[.wwwAuthenticate] = "Bearer"
        throw problem
    }

    /// Compares texts in a time that does not depend on where they differ.
    private static func isEqual(_ one: String, _ other: String) -> Bool {
        let (one, other) = (Array(one.utf8), Array(other.utf8))
        guard one.count == other.count else { return false }
        return zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }

    /// Returns true if a host, with or without a port, is a name of the loopback address.
    static func isLoopback(_ authority: String) -> Bool {
        let text = authority.lowercased()
        let host: Substring
        if text.hasPrefix("[") {
            guard let end = text.firstIndex(of: "]") else { return false }
            host = text[...end]
            guard isPort(text[text.index(after: end)...]) else { return false }
        } else {
            host = text.prefix { $0 != ":" }
            guard isPort(text[host.endIndex...]) else { return false }
        }
        if host == "localhost" || host == "[::1]" { return true }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts[0] == "127"
            && parts.allSatisfy { part in
                part.utf8.allSatisfy { (0x30...0x39).contains($0) } && UInt8(part) != nil
            }
    }

    /// Returns true if a text is empty, or a colon and a port.
    private static func isPort(_ text: Substring) -> Bool {
        text.isEmpty || text.hasPrefix(":") && UInt16(text.dropFirst()) != nil
    }
}
