import Handset

// The reading of hex dumps with columns.

extension LogReader {
    /// Tries to read the hex dump that begins in the line at an offset; `nil` if it is not a dump with a payload.
    func readHexDump(at offset: Int) -> Attempt? {
        guard maximumLiteralDepth > 0, offset >= log.deadEnds.dumpsEnd,
            var line = hexDumpLine(at: offset),
            let first = line.bytes.firstIndex(of: UInt8(ascii: "{")),
            var end = log.end(ofLineAt: offset)
        else { return nil }
        var bytes = Array(line.bytes[first...])
        while bytes.count < settings.maximumByteCount {
            let start = log.next(afterEnd: end)
            guard start > end, let lineEnd = log.end(ofLineAt: start) else { break }
            let content = startOfContent(ofLineAt: start, upTo: lineEnd)
            guard let next = hexDumpLine(at: content), line.isFollowed(by: next) else { break }
            bytes += next.bytes
            line = next
            end = lineEnd
        }
        guard bytes.withUnsafeBufferPointer(LogAnchors.hasKey) else {
            log.deadEnds.leaveOutDumps(upTo: end)
            return nil
        }
        let before = pending.count
        addHexDump(bytes, at: offset)
        guard pending.count > before else {
            log.deadEnds.leaveOutDumps(upTo: end)
            return nil
        }
        return .done(next: Swift.max(log.next(afterEnd: end), offset + 1))
    }

    private func hexDumpLine(at offset: Int) -> HexDumpLine? {
        log.withBeginning(ofLineAt: offset) { HexDumpLine($0) }
    }

    /// Adds the payloads of the bytes of a dump, which are read as a log of their own.
    private func addHexDump(_ bytes: [UInt8], at offset: Int) {
        let place = log.place(of: offset)
        let reader = reader(of: bytes)
        defer { otherCount += reader.otherCount }
        for event in reader {
            switch event {
            case .found(var found):
                found.form = .data
                adopt(&found, at: place)
            case .refusal(let refusal):
                var cause = refusal.cause
                if case .payload(.binaryFile) = cause { continue }
                if case .unfinished = cause { cause = .unfinishedDump }
                pending.append(.refusal(log.refusal(cause, at: offset)))
            case .failure: break
            }
        }
    }
}
