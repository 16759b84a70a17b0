internal import CJansson

/// The parser of values: jansson, with Handset's trees and failures.
///
/// A value is read from a stream by a feed, as its bytes arrive. Bytes that are all there, such as a token's,
/// need neither a window nor a feed.
package struct JanssonParser {
    enum Result {
        /// A tree, and the offset after the value's last byte.
        case parsed(PayloadTree, end: Int)
        case failed(JanssonFailure)
    }

    let window: InputWindow
    let maximumByteCount: Int
    let stopsAtLineEnd: Bool
    /// True if a value need not be an object or an array.
    let takesAnyValue: Bool
    /// True if a comma may stand after the last member or element, as in Apple's parsers.
    let takesTrailingCommas: Bool
    /// The tree of the same value in which the last of equal keys counts; `nil` if no keys are equal.
    private let lastOfEqualKeys: PayloadTree?

    init(
        window: InputWindow, maximumByteCount: Int, stopsAtLineEnd: Bool, takesAnyValue: Bool,
        takesTrailingCommas: Bool, lastOfEqualKeys: PayloadTree? = nil
    ) {
        self.window = window
        self.maximumByteCount = maximumByteCount
        self.stopsAtLineEnd = stopsAtLineEnd
        self.takesAnyValue = takesAnyValue
        self.takesTrailingCommas = takesTrailingCommas
        self.lastOfEqualKeys = lastOfEqualKeys
    }

    /// The errors of jansson that parsing again avoids.
    private struct Leniency: OptionSet {
        let rawValue: Int

        static let duplicateKeys = Leniency(rawValue: 1)
        /// Integers beyond 64 bits, and keys with `\u0000`.
        static let rewrittenTokens = Leniency(rawValue: 2)
        static let trailingCommas = Leniency(rawValue: 4)

        /// Creates the leniency that a failure asks for; `nil` if it is an error in any case.
        init?(for failure: JanssonFailure) {
            switch failure.code {
            case .duplicateKey: self = .duplicateKeys
            case .integerOverflow, .keyWithNUL: self = .rewrittenTokens
            case .syntax(expected: .key), .syntax(expected: .value): self = .trailingCommas
            default: return nil
            }
        }

        init(rawValue: Int) { self.rawValue = rawValue }
    }

    /// Only what jansson needs is read from the stream.
    ///
    /// An integer beyond 64 bits, a key that comes twice, `\u0000` in a key and, if they are taken, trailing
    /// commas are not errors: the value is parsed again more leniently.
    func parse(from start: Int) -> (result: Result, wasLenient: Bool) {
        let result = parse(from: start, [])
        guard case .failed(let failure) = result else { return (result, false) }
        return parseLeniently(from: start, after: failure)
    }

    // Not inlined, since nearly all values are parsed at once.
    @inline(never)
    private func parseLeniently(
        from start: Int, after failure: JanssonFailure
    ) -> (result: Result, wasLenient: Bool) {
        var leniency: Leniency = []
        var failure = failure
        while let wanted = Leniency(for: failure),
            wanted != .trailingCommas || takesTrailingCommas && isClosing(before: failure.offset),
            leniency.insert(wanted).inserted
        {
            switch parse(from: start, leniency) {
            case .failed(let other): failure = other
            case .parsed(let last, let end) where leniency.contains(.duplicateKeys):
                return (firstOfEqualKeys(start..<end, last: last), true)
            case .parsed(let tree, let end): return (.parsed(tree, end: end), true)
            }
        }
        return (.failed(failure), !leniency.isEmpty)
    }

    private func isClosing(before offset: Int) -> Bool {
        offset > window.start
            && window.withBytes(in: (offset - 1)..<offset) {
                $0[0] == UInt8(ascii: "}") || $0[0] == UInt8(ascii: "]")
            }
    }

    /// Parses a value again in which jansson let the last of equal keys count, without all but the first.
    private func firstOfEqualKeys(_ range: Range<Int>, last: PayloadTree) -> Result {
        let parser = JanssonParser(
            window: InputWindow(
                whole: window.withBytes(in: range) { Payload.EqualKeys.first.blanked($0) }),
            maximumByteCount: maximumByteCount, stopsAtLineEnd: false, takesAnyValue: takesAnyValue,
            takesTrailingCommas: takesTrailingCommas, lastOfEqualKeys: last)
        return switch parser.parse(from: 0).result {
        case .parsed(let tree, _): .parsed(tree, end: range.upperBound)
        case .failed(let failure):
            .failed(JanssonFailure(failure.code, offset: range.lowerBound + failure.offset))
        }
    }

    /// From `firstSingleByte` on, jansson gets one byte at a time.
    private func parse(
        from start: Int, _ leniency: Leniency, firstSingleByte: Int = .max
    ) -> Result {
        let rewritesTokens = leniency.contains(.rewrittenTokens)
        var feed = PayloadFeed(
            window: window, start: start, maximumByteCount: maximumByteCount,
            stopsAtLineEnd: stopsAtLineEnd, rewritesTokens: rewritesTokens,
            dropsTrailingCommas: leniency.contains(.trailingCommas),
            firstSingleByte: firstSingleByte)
        var error = json_error_t()
        // The next value may follow.
        let flags =
            JSON_ALLOW_NUL | JSON_DISABLE_EOF_CHECK
            | (leniency.contains(.duplicateKeys) ? 0 : JSON_REJECT_DUPLICATES)
            | (takesAnyValue ? JSON_DECODE_ANY : 0)
        // Restored nodes are not in an arena, and would not be released with it.
        var arena = rewritesTokens ? nil : JanssonArena.begin()
        let (root, byteCount, brokenLimit) = withUnsafeMutablePointer(to: &feed) { feed in
            JanssonArena.limitingMemory {
                json_load_callback(
                    { buffer, count, feed in
                        guard let buffer, let feed else { return 0 }
                        return feed.assumingMemoryBound(to: PayloadFeed.self).pointee.copy(
                            into: UnsafeMutableRawBufferPointer(start: buffer, count: count))
                    },
                    feed, Int(flags), &error)
            }
        }
        arena?.end()
        let offset = feed.offset(afterConsuming: Int(error.position))
        if let brokenLimit {
            if let root { json_decref(root) }
            arena?.release()
            // The byte that needed too much is one of the last piece; the pieces depend on how the bytes arrive.
            return firstSingleByte == .max
                ? parse(from: start, leniency, firstSingleByte: feed.lastPieceStart)
                : .failed(JanssonFailure(.memoryLimit(brokenLimit), offset: offset))
        }
        guard let root else {
            arena?.release()
            return .failed(JanssonFailure(error, offset: offset, stop: feed.stop))
        }
        guard rewritesTokens else {
            return .parsed(
                PayloadTree(
                    owning: PayloadNode(pointer: root), in: arena, outsideByteCount: byteCount,
                    lastOfEqualKeys: lastOfEqualKeys),
                end: offset)
        }
        var rewritten = RewrittenTree()
        guard let root = rewritten.restore(root) else {
            return .failed(JanssonFailure(.outOfMemory, offset: offset))
        }
        return .parsed(
            PayloadTree(
                owning: PayloadNode(pointer: root), outsideByteCount: byteCount,
                largeIntegers: rewritten.largeIntegers, lastOfEqualKeys: lastOfEqualKeys),
            end: offset)
    }

    /// Parses a payload that has arrived as a whole; `nil` if it is not a payload, or needs leniency.
    static func tree(ofWhole json: UnsafeBufferPointer<UInt8>) -> PayloadTree? {
        guard let first = json.firstIndex(where: { !JSONToken.isWhiteSpace($0) }),
            json[first] == UInt8(ascii: "{"), json.firstOffset(of: 0, from: 0) == nil
        else { return nil }
        return tree(of: UnsafeRawBufferPointer(json), JSON_REJECT_DUPLICATES)
    }

    /// Returns the tree of JSON text that is an object or an array, with white space around it; `nil` if it
    /// is something else, or jansson refuses it.
    ///
    /// As in Apple's parsers, commas may trail. Of equal keys the last one counts.
    static func tree(ofContainer json: UnsafeBufferPointer<UInt8>) -> PayloadTree? {
        guard isContainer(json) else { return nil }
        if let tree = tree(of: UnsafeRawBufferPointer(json), JSON_DECODE_INT_AS_REAL) {
            return tree
        }
        var commas = TrailingCommas()
        var blanked: [UInt8] = []
        commas.blank(json, into: &blanked)
        blanked += commas.finish()
        guard !blanked.elementsEqual(json) else { return nil }
        return blanked.withUnsafeBytes { tree(of: $0, JSON_DECODE_INT_AS_REAL) }
    }

    /// Returns true for JSON text that is an object or an array without equal keys and trailing commas.
    static func isStrict(container json: UnsafeBufferPointer<UInt8>) -> Bool {
        let flags = JSON_DECODE_INT_AS_REAL | JSON_REJECT_DUPLICATES
        return isContainer(json) && tree(of: UnsafeRawBufferPointer(json), Int32(flags)) != nil
    }

    private static func isContainer(_ json: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = json.firstIndex(where: { !JSONToken.isWhiteSpace($0) }),
            json[first] == UInt8(ascii: "{") || json[first] == UInt8(ascii: "[")
        else { return false }
        return json.firstOffset(of: 0, from: 0) == nil
    }

    /// Returns the text of a string token with its escapes resolved; `nil` if it is not a string.
    package static func string(ofToken token: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
        let bytes = UnsafeRawBufferPointer(token.base)[token.indices]
        guard let tree = tree(of: UnsafeRawBufferPointer(rebasing: bytes), JSON_DECODE_ANY) else {
            return nil
        }
        return PayloadValue(node: tree.root, tree: tree).string
    }

    /// Returns the tree of a value; `nil` if there is none, or it needs too much memory.
    private static func tree(of json: UnsafeRawBufferPointer, _ flags: Int32) -> PayloadTree? {
        var arena = JanssonArena.begin()
        var rest = json
        let (root, byteCount, brokenLimit) = withUnsafeMutablePointer(to: &rest) { rest in
            JanssonArena.limitingMemory {
                json_load_callback(
                    { buffer, count, rest in
                        guard let buffer, !JanssonArena.isBeyondLimit,
                            let rest = rest?.assumingMemoryBound(to: UnsafeRawBufferPointer.self)
                        else { return 0 }
                        let piece = UnsafeRawBufferPointer(rebasing: rest.pointee.prefix(count))
                        UnsafeMutableRawBufferPointer(start: buffer, count: count)
                            .copyMemory(from: piece)
                        rest.pointee = UnsafeRawBufferPointer(
                            rebasing: rest.pointee.dropFirst(piece.count))
                        return piece.count
                    },
                    rest, Int(JSON_ALLOW_NUL | flags), nil)
            }
        }
        arena?.end()
        guard let root, brokenLimit == nil else {
            if let root { json_decref(root) }
            arena?.release()
            return nil
        }
        return PayloadTree(
            owning: PayloadNode(pointer: root), in: arena, outsideByteCount: byteCount)
    }
}
