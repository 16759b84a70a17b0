import Handset

// The reading of maps that Dart has printed.

extension LogReader {
    /// Reads a text again as a map of Dart, if it may be one; `nil` if it is none with a payload.
    ///
    /// The parser is the one that has read the text as something else.
    func readDartMap(after parser: LogParser, at offset: Int) -> Attempt? {
        guard !parser.hasQuotes, !parser.hasOldStyleKey, offset >= log.deadEnds.mapsEnd else {
            return nil
        }
        var dart = LogParser(parser.text)
        guard dart.isAtDartMap else { return nil }
        do throws(LogFault) {
            try dart.parseDartMap()
        } catch {
            let end = dart.text.offset(of: dart.index)
            if end - offset > Self.retryByteCount { log.deadEnds.leaveOutMaps(in: offset..<end) }
            return nil
        }
        guard dart.tree.nodes.indices.contains(where: dart.tree.isPayload) else { return nil }
        return finish(dart, from: 0, at: offset, form: .dart)
    }
}
