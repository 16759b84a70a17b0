internal import CJansson

/// Lets jansson parse one value, and tells in Handset's terms what it found.
struct JanssonParser {
    enum Result {
        /// A tree, and the offset behind the value's last byte.
        case parsed(PayloadTree, end: Int)
        /// What was wrong.
        case failed(JanssonFailure)
    }

    let window: InputWindow
    /// How many bytes a value may have.
    let maximumByteCount: Int
    /// Whether a value ends with its line.
    let stopsAtLineEnd: Bool
    /// Whether a value may be something else than an object or an array.
    let takesAnyValue: Bool

    /// Parses the value that begins at an offset.
    ///
    /// Only what jansson needs is read from the stream. An integer beyond 64 bits and a key that
    /// comes twice are no errors: the value is read again more leniently, and ``PayloadWarning``
    /// tells of them.
    ///
    /// - Parameter start: The offset of the value's first byte.
    /// - Returns: The result, and whether the value had to be read leniently.
    func parse(from start: Int) -> (result: Result, wasLenient: Bool) {
        var allowsDuplicates = false
        var rewritesLargeIntegers = false
        while true {
            let result = parse(
                from: start, allowsDuplicates: allowsDuplicates,
                rewritesLargeIntegers: rewritesLargeIntegers)
            if case .failed(let failure) = result {
                if failure.code == .duplicateKey, !allowsDuplicates {
                    allowsDuplicates = true
                    continue
                }
                if failure.code == .integerOverflow, !rewritesLargeIntegers {
                    rewritesLargeIntegers = true
                    continue
                }
            }
            return (result, allowsDuplicates || rewritesLargeIntegers)
        }
    }

    private func parse(
        from start: Int, allowsDuplicates: Bool, rewritesLargeIntegers: Bool
    ) -> Result {
        var feed = PayloadFeed(
            window: window, start: start, maximumByteCount: maximumByteCount,
            stopsAtLineEnd: stopsAtLineEnd, rewritesLargeIntegers: rewritesLargeIntegers)
        var error = json_error_t()
        // An object that goes on behind its last brace is the next value's business.
        let flags =
            JSON_ALLOW_NUL | JSON_DISABLE_EOF_CHECK
            | (allowsDuplicates ? 0 : JSON_REJECT_DUPLICATES)
            | (takesAnyValue ? JSON_DECODE_ANY : 0)
        var arena = JanssonArena.begin()
        let root = withUnsafeMutablePointer(to: &feed) { feed in
            json_load_callback(
                { buffer, count, feed in
                    guard let buffer, let feed else { return 0 }
                    return feed.assumingMemoryBound(to: PayloadFeed.self).pointee.copy(
                        into: UnsafeMutableRawBufferPointer(start: buffer, count: count))
                },
                feed, Int(flags), &error)
        }
        arena?.end()
        let offset = feed.offset(afterConsuming: Int(error.position))
        guard let root else {
            arena?.release()
            return .failed(JanssonFailure(error, offset: offset, stop: feed.stop))
        }
        return .parsed(PayloadTree(owning: PayloadNode(pointer: root), in: arena), end: offset)
    }

    /// The tree of a payload that is there as a whole, if there is nothing to be said of it.
    ///
    /// - Returns: `nil` if it is no payload, or something is wrong with it.
    static func tree(ofWhole json: UnsafeBufferPointer<UInt8>) -> PayloadTree? {
        guard let first = json.firstIndex(where: { !JSONToken.isWhiteSpace($0) }),
            json[first] == UInt8(ascii: "{"), json.firstOffset(of: 0, from: 0) == nil
        else { return nil }
        var error = json_error_t()
        let flags = JSON_ALLOW_NUL | JSON_REJECT_DUPLICATES
        var arena = JanssonArena.begin()
        let root = json.withMemoryRebound(to: CChar.self) {
            json_loadb($0.baseAddress, $0.count, Int(flags), &error)
        }
        arena?.end()
        guard let root else {
            arena?.release()
            return nil
        }
        return PayloadTree(owning: PayloadNode(pointer: root), in: arena)
    }

    /// The text of a string token, its escapes resolved; `nil` if it is no string.
    static func string(ofToken token: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
        let flags = Int(JSON_DECODE_ANY | JSON_ALLOW_NUL)
        let node = UnsafeRawBufferPointer(
            rebasing: UnsafeRawBufferPointer(token.base)[token.indices]
        )
        .withMemoryRebound(to: CChar.self) { json_loadb($0.baseAddress, $0.count, flags, nil) }
        guard let node else { return nil }
        let tree = PayloadTree(owning: PayloadNode(pointer: node))
        return PayloadValue(node: tree.root, tree: tree).string
    }
}
