internal import Foundation
public import Handset

/// A form of writing a device token.
///
/// ```swift
/// var text: [UInt8] = []
/// TokenFormat.python.write(try DeviceToken(hex: "0a0b"), into: &text)
/// print(String(decoding: text, as: UTF8.self))
/// // b"\x0a\x0b"
/// ```
public enum TokenFormat: String, CaseIterable, Hashable, Sendable {
    /// Small hex digits.
    case hex
    /// Capital hex digits.
    case capitalHex = "HEX"
    /// Small hex digits, with a blank after each four bytes.
    case grouped
    /// The description in logs of apps built with an SDK before iOS 13: `<…>`.
    case description
    /// The description in logs of apps built with the iOS 13 SDK or a later one.
    ///
    /// It leaves out some of more than 24 bytes.
    case elidedDescription = "description-ios13"
    /// Base64 with its padding.
    case base64
    /// A JSON string of small hex digits.
    case json
    /// The bytes themselves.
    case raw
    /// The initializer of an array in C.
    case c
    /// An array in C#.
    case csharp
    /// An array in Swift.
    case swift
    /// A bytes literal in Python.
    case python
    /// A binary string in Ruby.
    case ruby

    /// The form in a few words.
    public var meaning: String {
        switch self {
        case .hex: "small hex digits"
        case .capitalHex: "capital hex digits"
        case .grouped: "hex digits in groups of four bytes"
        case .description: "the log of an app built with an SDK before iOS 13"
        case .elidedDescription: "the log of a later app, which leaves out the middle"
        case .base64: "base64 with its padding"
        case .json: "a JSON string of hex digits"
        case .raw: "the bytes, without anything between two tokens"
        case .c: "the initializer of an array in C"
        case .csharp: "an array in C#"
        case .swift: "an array in Swift"
        case .python: "a bytes literal in Python"
        case .ruby: "a binary string in Ruby"
        }
    }

    /// True if the form is text, which a line can contain.
    public var isText: Bool { self != .raw }

    /// Appends a token in this form, without a newline.
    public func write(_ token: DeviceToken, into text: inout [UInt8]) {
        switch self {
        case .hex:
            for byte in token.bytes { text.appendHex(byte) }
        case .capitalHex:
            text += token.hex.uppercased().utf8
        case .grouped:
            var description: [UInt8] = []
            DataDescription.untilIOS12SDK.write(token.bytes, into: &description)
            text += description.dropFirst().dropLast()
        case .description:
            DataDescription.untilIOS12SDK.write(token.bytes, into: &text)
        case .elidedDescription:
            DataDescription.sinceIOS13SDK.write(token.bytes, into: &text)
        case .base64:
            text += Data(token.bytes).base64EncodedData()
        case .json:
            text.append(UInt8(ascii: "\""))
            Self.hex.write(token, into: &text)
            text.append(UInt8(ascii: "\""))
        case .raw:
            text += token.bytes
        case .c:
            Self.write(token, "{", "0x", ", ", "}", into: &text)
        case .csharp:
            Self.write(token, "new byte[] { ", "0x", ", ", " }", into: &text)
        case .swift:
            Self.write(token, "[", "0x", ", ", "] as [UInt8]", into: &text)
        case .python:
            Self.write(token, "b\"", "\\x", "", "\"", into: &text)
        case .ruby:
            Self.write(token, "\"", "\\x", "", "\".b", into: &text)
        }
    }

    private static func write(
        _ token: DeviceToken, _ opening: String, _ prefix: String, _ separator: String,
        _ closing: String, into text: inout [UInt8]
    ) {
        text += opening.utf8
        for (index, byte) in token.bytes.enumerated() {
            if index > 0 { text += separator.utf8 }
            text += prefix.utf8
            text.appendHex(byte)
        }
        text += closing.utf8
    }
}
