internal import Foundation

/// A request to the stand-in for Firebase Cloud Messaging.
package struct FCMHTTPRequest: Sendable {
    package let method: String
    /// The path without its query, as it was sent.
    package let path: String
    private let query: String
    private let headers: [String: String]
    package let body: [UInt8]

    /// `target` is a path with or without a query, or a whole address; names of headers may have capitals.
    package init(
        method: String, target: String, headers: [(String, String)], body: [UInt8]
    ) {
        self.method = method
        var rest = target[...]
        if let scheme = rest.firstRange(of: "://") {
            rest = rest[scheme.upperBound...]
            rest = rest[(rest.firstIndex(of: "/") ?? rest.endIndex)...]
        }
        let parts = rest.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        path = parts.first.map(String.init) ?? ""
        query = parts.count > 1 ? String(parts[1]) : ""
        self.headers = Dictionary(
            headers.map { ($0.0.lowercased(), $0.1) }, uniquingKeysWith: { first, _ in first })
        self.body = body
    }

    /// Returns the value of a header; `name` is in small letters.
    func header(_ name: String) -> String? { headers[name] }

    /// The parts of the path between slashes, without percent-encoding.
    var pathParts: [String] {
        path.split(separator: "/").map { $0.removingPercentEncoding ?? String($0) }
    }

    /// Returns the value of the first of some members of the query.
    func parameter(_ names: String...) -> String? {
        let members = Self.form(query)
        return names.lazy.compactMap { members[$0] }.first
    }

    /// The members of a body that is a form.
    var formMembers: [String: String] { Self.form(String(decoding: body, as: UTF8.self)) }

    private static func form(_ text: String) -> [String: String] {
        let members = text.split(separator: "&").map { member in
            let parts = member.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                .map { part in
                    let text = String(part.map { $0 == "+" ? " " : $0 })
                    return text.removingPercentEncoding ?? text
                }
            return (parts[0], parts.count > 1 ? parts[1] : "")
        }
        return Dictionary(members, uniquingKeysWith: { first, _ in first })
    }
}
