import HTTPTypes

/// The cookie by which a browser shows that it has the token.
///
/// Its value is made for each run and is not the token: a browser sends cookies to every port of a host.
struct PageCookie: Sendable {
    let name: String
    let value: String

    /// Creates a cookie with a random name and value.
    init() {
        name = "handset-" + Self.digits(1)
        value = Self.digits(4)
    }

    /// Returns random hex digits: 8 for each part.
    private static func digits(_ count: Int) -> String {
        (0..<count).map { _ in
            String(UInt64(UInt32.random(in: 0 ... .max)) | 1 << 32, radix: 16).dropFirst()
        }.joined()
    }

    /// The field that sets it: no script can read it, and no other site makes the browser send it.
    var field: String { "\(name)=\(value); Path=/; HttpOnly; SameSite=Strict" }

    func values(in request: HTTPRequest) -> [String] {
        request.headerFields[values: .cookie].flatMap { $0.split(separator: ";") }
            .compactMap { pair in
                let parts = pair.split(
                    separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                let name = parts[0].drop { $0 == " " }
                return parts.count == 2 && name == self.name ? String(parts[1]) : nil
            }
    }
}
