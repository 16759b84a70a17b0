internal import Foundation

/// What `URLWithString:` does with a URL that is not valid.
///
/// Before iOS 17 it gives nil; an app that was linked with the SDK of iOS 17 or later gets another URL
/// (Apple's documentation of `URL(string:encodingInvalidCharacters:)`).
struct URLFault {
    /// What is wrong.
    let kind: HazardKind
    /// The first character that is not valid, in UTF-16 units; the whole URL where there is none to
    /// name.
    let range: Range<Int>
    /// What happens, as part of a sentence.
    let finding: String

    /// Where the first character that is not valid stands.
    var start: Int { range.lowerBound }

    /// Looks for a fault; `nil` comes of a URL that is valid.
    init?(of url: String, on sdk: IOSVersion) {
        let fault = Self.fault(in: url)
        let range = fault ?? 0..<url.utf16.count
        let because = fault.map { " because of \(SourceExcerpt.quoted(url.text(in: $0)))" } ?? ""
        guard sdk >= IOSVersion(17) else {
            guard fault != nil else { return nil }
            self.init(
                kind: .urlRefused, range: range, finding: "URLWithString: gives nil\(because)")
            return
        }
        // Foundation here does as iOS 17 does.
        guard let encoded = URL(string: url)?.absoluteString else {
            self.init(
                kind: .urlRefused, range: range, finding: "URLWithString: gives nil\(because)")
            return
        }
        guard encoded != url else { return nil }
        self.init(
            kind: .urlReencoded, range: range,
            finding: "URLWithString: makes \(SourceExcerpt.quoted(encoded, limit: 200)) of it"
                + because)
    }

    private init(kind: HazardKind, range: Range<Int>, finding: String) {
        self.kind = kind
        self.range = range
        self.finding = finding
    }

    /// The first thing for which `URLWithString:` gave nil before iOS 17, as CFURL tells them apart.
    private static func fault(in url: String) -> Range<Int>? {
        let units = Array(url.utf16)
        var hasFragment = false
        for (index, unit) in units.enumerated() {
            switch unit {
            case UInt16(UInt8(ascii: "%")):
                let digits = units[(index + 1)...].prefix(2)
                if digits.count < 2 || !digits.allSatisfy(isHexDigit) {
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

    private static func isHexDigit(_ unit: UInt16) -> Bool {
        Unicode.Scalar(unit).map { Character($0).isHexDigit && $0.isASCII } ?? false
    }
}
