import Foundation
import HTTPTypes
import Hummingbird

enum PageFileAnswers {
    /// Returns `nil` if the path is not that of a file; `frame` is the origin that the page may hold in a
    /// frame.
    static func answer(_ path: [String], frame: String?, isCompressed: Bool) -> Response? {
        guard let name = name(path), let text = PageFiles.all[name] else { return nil }
        let compressed = isCompressed ? compressed(name) : nil
        var response = Answer.bytes(compressed ?? Array(text.utf8), type: type(of: name))
        response.headers[.contentSecurityPolicy] = SecurityHeaders.policyOfPage(frame: frame)
        response.headers[.vary] = "accept-encoding"
        if compressed != nil { response.headers[.contentEncoding] = "gzip" }
        return response
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
