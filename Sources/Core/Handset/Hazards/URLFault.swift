internal import Foundation

/// The result of `URLWithString:` for an invalid URL.
///
/// Before iOS 17 it is nil. An app that is linked with the SDK of iOS 17 or later gets an encoded URL
/// (Apple's documentation of `URL(string:encodingInvalidCharacters:)`).
struct URLFault {
    let kind: Hazard.Kind
    /// The range of the first invalid character in UTF-16 units; the range of the whole URL if no single
    /// character is invalid.
    let range: Range<Int>
    /// The result, as part of a sentence.
    let finding: String

    var start: Int { range.lowerBound }

    /// Looks for a fault; `nil` for a valid URL.
    init?(of url: String, on sdk: IOSVersion) {
        let fault = Self.fault(in: url)
        let range = fault ?? 0..<url.utf16.count
        let because = fault.map { " because of \(SourceExcerpt.quoted(url.text(in: $0)))" } ?? ""
        guard sdk >= IOSVersion(17) else {
            guard fault != nil else { return nil }
            self.init(
                kind: .urlRefused, range: range, finding: "URLWithString: returns nil\(because)")
            return
        }
        // Foundation here encodes as iOS 17's does.
        guard let encoded = URL(string: url)?.absoluteString else {
            self.init(
                kind: .urlRefused, range: range, finding: "URLWithString: returns nil\(because)")
            return
        }
        guard encoded != url else { return nil }
        self.init(
            kind: .urlReencoded, range: range,
            finding: "URLWithString: returns \(SourceExcerpt.quoted(encoded, limit: 200))"
                + because)
    }

    private init(kind: Hazard.Kind, range: Range<Int>, finding: String) {
        self.kind = kind
        self.range = range
        self.finding = finding
    }

    /// Returns the first character for which `URLWithString:` returns nil before iOS 17, by CFURL's rules.
    private static func fault(in url: String) -> Range<Int>? {
        var hasFragment = false
        for (index, unit) in url.utf16.enumerated() {
            switch unit {
            case UInt16(UInt8(ascii: "%")):
                let digits = url.utf16.dropFirst(index + 1).prefix(2)
                if digits.count < 2
                    || !digits.allSatisfy({ UInt8(exactly: $0)?.hexDigitValue != nil })
                {
                    return index..<(index + 1)
                }
            case UInt16(UInt8(ascii: "#")):
                if hasFragment { return index..<(index + 1) }
                hasFragment = true
            case 0...0x20, 0x7F...0xFFFF:
                return index..<(index + (UTF16.isLeadSurrogate(unit) ? 2 : 1))
            default:
                if "\"<>\\^`{|}".utf16.contains(unit) { return index..<(index + 1) }
            }
        }
        return nil
    }
}
