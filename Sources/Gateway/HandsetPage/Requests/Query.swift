import Foundation
import HTTPTypes

struct Query {
    /// The largest number of a notification: the largest whole number that every reader of JSON has.
    static let largestNumber = (1 << 53) - 1

    private var values: [String: String] = [:]

    /// Parses the part after `?`; a parameter must be in `names`, given once, and percent-encoded UTF-8.
    init(_ text: String?, allowing names: [String]) throws(Problem) {
        for pair in (text ?? "").split(separator: "&") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let decoded = parts.map {
                $0.replacing("+", with: " ").removingPercentEncoding
            }
            guard let name = decoded[0], let value = decoded.count > 1 ? decoded[1] : "" else {
                throw Problem(
                    .badRequest,
                    "The parameter \(pair.prefix(64)) is not percent-encoded UTF-8; encode it.")
            }
            guard names.contains(name) else {
                throw Problem(.badRequest, Self.unknown(name, names))
            }
            guard values[name] == nil else {
                throw Problem(
                    .badRequest, "The parameter \(name) is repeated; give it once.")
            }
            values[name] = value
        }
    }

    private static func unknown(_ name: String, _ names: [String]) -> String {
        "There is no parameter \"\(name.prefix(64))\" here; "
            + (names.isEmpty
                ? "give none." : "there are \(names.joined(separator: ", ")).")
    }

    subscript(name: String) -> String? { values[name] }

    /// Returns `nil` if the parameter is not given; throws if it is no number in the range.
    func integer(_ name: String, in range: ClosedRange<Int>) throws(Problem) -> Int? {
        guard let text = values[name] else { return nil }
        guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text),
            range.contains(number)
        else {
            let limits =
                range.upperBound == Self.largestNumber
                ? "from \(range.lowerBound)" : "from \(range.lowerBound) to \(range.upperBound)"
            throw Problem(
                .badRequest,
                "\(name) is \"\(text.prefix(64))\"; give a whole number \(limits).")
        }
        return number
    }

    /// Returns `nil` if the parameter is not given; throws if it is anything else than seconds in the range.
    func seconds(_ name: String, in range: ClosedRange<Double>) throws(Problem) -> Duration? {
        guard let text = values[name] else { return nil }
        let isPlain = text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
        guard isPlain, let seconds = Double(text), range.contains(seconds) else {
            throw Problem(
                .badRequest,
                "\(name) is \"\(text.prefix(64))\"; give seconds from \(Int(range.lowerBound)) to "
                    + "\(Int(range.upperBound)).")
        }
        return .milliseconds(Int64((seconds * 1000).rounded()))
    }
}
