package import ArgumentParser
import Handset

/// A running page of `handset listen` or `handset phone`, to which payloads are given.
package struct ShowingPage: Sendable {
    /// The reason why a page does not take a payload.
    package struct Refusal: Error, CustomStringConvertible {
        package let description: String
    }

    /// The variable with the token that clients of the page need, if it has one.
    private static let tokenVariable = "HANDSET_PAGE_TOKEN"
    private static let secondLimit = 30
    private static let answerLimit = 64 << 10

    /// The address, such as `http://127.0.0.1:2198`.
    package let address: String
    private let authority: String
    private let host: String
    private let port: UInt16

    /// Reads an address, with or without the part that names a notification.
    package init(_ text: String) throws(ValidationError) {
        let scheme = "http://"
        let authority = text.dropFirst(scheme.count).prefix { !"/?#".contains($0) }
        var (host, port) = (authority, Substring("80"))
        if let colon = authority.lastIndex(of: ":"), authority.last != "]" {
            (host, port) = (authority[..<colon], authority[authority.index(after: colon)...])
        }
        if host.hasPrefix("["), host.hasSuffix("]") { host = host.dropFirst().dropLast() }
        guard text.lowercased().hasPrefix(scheme), !host.isEmpty, let number = UInt16(port),
            authority.utf8.allSatisfy({ (0x21...0x7e).contains($0) })
        else {
            throw ValidationError(
                "\(SourceExcerpt.quoted(text)) is not the address of a page; give the one of the line "
                    + "ready, for example http://127.0.0.1:2198.")
        }
        address = scheme + authority
        self.authority = String(authority)
        self.host = String(host)
        self.port = number
    }

    /// Checks that the page answers.
    package func check() throws(Refusal) {
        let answer = try answer(to: "GET /api/v1/health", [], [])
        guard answer.members?["status"]?.string != "ready" else { return }
        throw answer.members?["detail"] == nil ? isNoPage : refusal(answer)
    }

    /// Gives a failed case to the page, and returns the address at which the page shows it.
    func give(_ failed: JSONText) throws(Refusal) -> String {
        let answer = try answer(
            to: "POST /api/v1/cases", ["Content-Type: application/json"], failed.bytes)
        let number = answer.location?.split(separator: "/").last.flatMap { Int($0) }
        guard answer.status == 201, let number else { throw refusal(answer) }
        return "\(address)/#\(number)"
    }

    /// Gives a payload to the page's phone with headers for the push service; returns the notification's address.
    package func give(
        _ payload: [UInt8], headers: [(name: String, value: String)]
    ) throws(Refusal) -> String {
        let answer = try answer(
            to: "POST /api/v1/notifications",
            ["Content-Type: application/json"] + headers.map { "\($0.name): \($0.value)" }, payload)
        guard answer.status == 201, let location = answer.location else { throw refusal(answer) }
        return address + location
    }

    private struct Answer {
        var status: Int
        var location: Substring?
        var members: Payload?
    }

    private func answer(
        to request: String, _ headers: [String], _ body: [UInt8]
    ) throws(Refusal) -> Answer {
        var lines =
            ["\(request) HTTP/1.1", "Host: \(authority)", "Connection: close"] + headers
            + ["Content-Length: \(body.count)"]
        if let token = Platform.environmentVariable(Self.tokenVariable), !token.isEmpty {
            lines.append("Authorization: Bearer \(token)")
        }
        let head = lines.map { $0 + "\r\n" }.joined() + "\r\n"
        let bytes: [UInt8]
        do throws(Platform.Failure) {
            bytes = try Platform.exchange(
                Array(head.utf8) + body, with: host, port: port, within: Self.secondLimit,
                upTo: Self.answerLimit)
        } catch {
            throw Refusal(
                description: "no page answers at \(address): \(error); start handset listen --page "
                    + "or handset phone, and give the address of its line ready")
        }
        guard let answer = Self.answer(bytes) else { throw isNoPage }
        return answer
    }

    private var isNoPage: Refusal {
        Refusal(
            description: "what answers at \(address) is not a page of handset; give the address of "
                + "the line ready of handset listen --page")
    }

    /// Returns `nil` for bytes that are not an answer of HTTP/1.1.
    private static func answer(_ bytes: [UInt8]) -> Answer? {
        let end = bytes.indices.first { bytes[$0...].starts(with: "\r\n\r\n".utf8) }
        guard bytes.starts(with: "HTTP/1.1 ".utf8), let end else { return nil }
        let lines = String(decoding: bytes[..<end], as: UTF8.self).split(separator: "\r\n")
        guard let status = Int(lines[0].dropFirst(9).prefix(3)) else { return nil }
        let location = lines.first { $0.lowercased().hasPrefix("location:") }
        return Answer(
            status: status, location: location?.drop { $0 != "/" },
            members: try? Payload(json: Array(bytes[(end + 4)...])))
    }

    private func refusal(_ answer: Answer) -> Refusal {
        let detail = answer.members?["detail"]?.string
        return Refusal(
            description: "the page at \(address) answers \(answer.status)"
                + (detail.map { ": \(SourceExcerpt.shown($0))" } ?? ""))
    }
}
