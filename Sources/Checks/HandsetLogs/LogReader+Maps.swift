import Handset

// The reading of maps that Dart, Java or Kotlin has printed.

extension LogReader {
    /// Reads a text again as a map without quotes, if it may be one; `nil` if it is not a map with a payload.
    ///
    /// The parser is the one that has read the text as something else.
    func readMap(after parser: LogParser, at offset: Int) -> Attempt? {
        if !parser.hasQuotes, !parser.hasOldStyleKey,
            let attempt = readMap(of: .dart, parser.text, at: offset)
        {
            return attempt
        }
        return parser.hasOldStyleKey ? readMap(of: .java, parser.text, at: offset) : nil
    }

    private func readMap(of language: MapLanguage, _ text: LogText, at offset: Int) -> Attempt? {
        guard let map = map(of: language, text, from: 0, at: offset) else { return nil }
        if map.tree.nodes.indices.contains(where: map.tree.isPayload) {
            return finish(map, from: 0, at: offset, form: language.form)
        }
        let end = map.text.offset(of: map.index)
        leaveOutMaps(of: language, in: offset..<end)
        guard
            language == .java ? addInnerAPS(map, at: offset) : refuseMessageObject(map, at: offset)
        else { return nil }
        return .done(next: Swift.max(end, offset + 1))
    }

    /// Returns a parser that has read the map at an index of a text; `nil` if there is none.
    func map(
        of language: MapLanguage, _ text: LogText, from index: Int, at offset: Int
    ) -> LogParser? {
        guard offset >= log.deadEnds.mapsEnd(of: language) else { return nil }
        var map = LogParser(text, from: index)
        map.mapLanguage = language
        guard map.isAtMap else { return nil }
        do throws(LogFault) {
            try map.parseMap()
        } catch {
            leaveOutMaps(of: language, in: offset..<text.offset(of: map.index))
            return nil
        }
        return map
    }

    func leaveOutMaps(of language: MapLanguage, in range: Range<Int>) {
        guard range.count > Self.retryByteCount else { return }
        log.deadEnds.leaveOutMaps(of: language, in: range)
    }
}
