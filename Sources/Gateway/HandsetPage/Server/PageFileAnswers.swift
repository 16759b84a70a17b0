import Foundation
import HTTPTypes
import Hummingbird

enum PageFileAnswers {
    /// Returns `nil` if the path is not that of a file; `frame` is the origin that the page may hold in a
    /// frame.
    ///
    /// `known` are the tags of what the browser has: of that it gets nothing but that it is the same.
    static func answer(
        _ path: [String], frame: String?, isCompressed: Bool, known: [String] = []
    ) -> Response? {
        guard let name = name(path), let text = PageFiles.all[name] else { return nil }
        let compressed = isCompressed ? compressed(name) : nil
        let tag = tags[name].map { "\"\($0)\(compressed == nil ? "" : "-gzip")\"" }
        let isKnown = tag.map(known.contains) ?? false
        var response =
            isKnown
            ? Response(status: .notModified)
            : Answer.bytes(compressed ?? Array(text.utf8), type: type(of: name))
        if let tag {
            response.headers[.eTag] = tag
            // It may be kept, and is asked for each time: another version may run at the address.
            response.headers[.cacheControl] = "no-cache"
        }
        response.headers[.contentSecurityPolicy] = SecurityHeaders.policyOfPage(frame: frame)
        response.headers[.vary] = "accept-encoding"
        if compressed != nil, !isKnown { response.headers[.contentEncoding] = "gzip" }
        return response
    }

    /// The tags of the files but of the document, whose policy differs from run to run.
    private static let tags: [String: String] = PageFiles.all.filter { $0.key.hasPrefix("page/") }
        .filter { $0.key != "page/index.html" }.mapValues { text in
            // FNV-1a: it tells versions apart, and keeps no secret.
            let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
                ($0 ^ UInt64($1)) &* 0x100_0000_01b3
            }
            return String(hash, radix: 16)
        }

    static func compressed(_ name: String) -> [UInt8]? {
        PageFiles.compressed[name].flatMap { Data(base64Encoded: $0) }.map { Array($0) }
    }

    static func takesGzip(_ request: HTTPRequest) -> Bool {
        request.headerFields[values: .acceptEncoding].joined(separator: ",").lowercased()
            .filter { $0 != " " && $0 != "\t" }.split(separator: ",")
            .contains { coding in
                let parts = coding.split(separator: ";", omittingEmptySubsequences: false)
                let weight = parts.dropFirst().first { $0.hasPrefix("q=") }?.dropFirst(2)
                return parts.first == "gzip" && weight.map { Double($0) ?? 0 > 0 } != false
            }
    }

    /// Returns the tags in `If-None-Match`.
    static func knownTags(_ request: HTTPRequest) -> [String] {
        request.headerFields[values: .ifNoneMatch].flatMap { $0.split(separator: ",") }
            .map { $0.drop { $0 == " " } }
            .map { String($0.hasPrefix("W/") ? $0.dropFirst(2) : $0) }
    }

    /// Returns the name of the file at a path, or `nil` if there is none.
    static func name(_ path: [String]) -> String? {
        let name = path == [""] ? "page/index.html" : path.joined(separator: "/")
        let isPublic = ["", "page", "senders"].contains(path.first)
        return isPublic && PageFiles.all[name] != nil ? name : nil
    }

    static func type(of name: String) -> String {
        switch name.split(separator: ".").last {
        case "html": "text/html; charset=utf-8"
        case "css": "text/css; charset=utf-8"
        case "js": "text/javascript; charset=utf-8"
        default: "text/plain; charset=utf-8"
        }
    }
}
