import Handset

// The reading of what PHP and Go print, which begins with a word.

extension LogReader {
    /// Reads a text of PHP or Go.
    func readPrint(of language: MapLanguage, at offset: Int) -> Attempt {
        guard offset >= log.deadEnds.mapsEnd(of: language) else {
            return .nothing(next: offset + 1)
        }
        let text = makeText(from: offset)
        var parser = LogParser(text)
        do throws(LogFault) {
            switch language {
            case .go where parser.isAtGoMap: try parser.parseGoMap()
            case .go where parser.isAtGoSyntax: try parser.parseGoSyntax()
            case .php where parser.isAtVarDump: try parser.parseVarDump()
            case .php where parser.isAtPrintR: try parser.parsePrintR()
            case .php where parser.isAtVarExport: try parser.parseVarExport()
            default: return .nothing(next: offset + 1)
            }
        } catch {
            let end = text.offset(of: Swift.max(error.index, parser.index))
            guard parser.open.contains(where: \.hasBegunAPS) else {
                leaveOutMaps(of: language, in: offset..<end)
                return .nothing(next: offset + 1)
            }
            refuse(error, in: text, from: offset)
            return .done(next: Swift.max(end, offset + 1))
        }
        let isPayload = parser.tree.nodes.indices.contains(where: parser.tree.isPayload)
        guard isPayload || parser.unreadable != nil && parser.tree.hasOtherAPS else {
            // None of the containers in this one is a payload, but a text may be.
            log.deadEnds.leaveOutMaps(of: language, upTo: text.offset(of: parser.index))
            return .nothing(next: offset + 1)
        }
        return finish(parser, from: 0, at: offset, form: language.form)
    }
}
