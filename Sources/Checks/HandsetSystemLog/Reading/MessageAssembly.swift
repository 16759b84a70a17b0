/// The messages of a log, put together from its lines.
struct MessageAssembly {
    private(set) var reading = SystemLogReading()
    private var open: LoggedMessage?

    /// True if the next line may belong to a message.
    var isOpen: Bool { open != nil }

    /// True if the message has no prefix, and so may not have the lines below it.
    var isBare: Bool { open?.style == .bare }

    mutating func add(_ line: ArraySlice<UInt8>, number: Int) {
        let line = line.last == 13 ? line.dropLast() : line
        reading.workByteCount += line.count
        if let prefix = LogPrefix(line) {
            close()
            open = LoggedMessage(
                line: number, prefix: prefix,
                text: line.dropFirst(prefix.messageStart))
            return
        }
        guard var message = open else {
            open = LoggedMessage(line: number, prefix: nil, text: line)
            return
        }
        if let facts = XcodeFacts(line) {
            facts.apply(to: &message)
            open = message
            return close()
        }
        if line.allSatisfy({ $0 == 32 || $0 == 9 }) {
            // A message in a block has no empty line.
            if message.style == .bare { close() }
            return
        }
        if belongs(line, to: message), message.add(line) {
            open = message
            return
        }
        close()
        open = LoggedMessage(line: number, prefix: nil, text: line)
    }

    /// Takes a message that is whole.
    mutating func add(_ message: LoggedMessage) {
        close()
        open = message
        close()
    }

    /// Returns true if a line without a prefix goes on with a message.
    private func belongs(_ line: ArraySlice<UInt8>, to message: LoggedMessage) -> Bool {
        guard message.style == .bare else {
            return FormSearch.match(line, by: "") == nil
        }
        guard let first = line.first, let last = message.lines.last else { return false }
        switch first {
        case 32, 9, UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ")"): return true
        case UInt8(ascii: "["): return false
        default: break
        }
        switch last.last {
        case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "("): return true
        default: return (76...81).contains(last.count)
        }
    }

    /// Ends the message: nothing more belongs to it.
    mutating func close() {
        guard let message = open else { return }
        open = nil
        reading.styles[message.style, default: 0] += 1
        if reading.processes.count < 1_000 { reading.processes.insert(message.process) }
        var match = FormSearch.match(message.joined(by: "")[...], by: message.process)
        reading.workByteCount += message.byteCount
        if message.lines.count > 1, match?.form == nil {
            reading.workByteCount += message.byteCount
            match = FormSearch.match(message.words[...], by: message.process) ?? match
        }
        guard let match else { return }
        guard reading.events.count < SystemLogReading.largestEventCount else {
            reading.omittedCount += 1
            return
        }
        let event = LoggedEvent(match, of: message)
        reading.keptByteCount += event.keptByteCount
        reading.events.append(event)
    }
}
