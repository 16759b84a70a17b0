import Handset
import HandsetFixtures

/// Converts pasted tokens of arguments and lines, and reports those that it cannot read.
struct PastedTokenInput {
    // Longer than any literal of a token; bounds the memory that a line takes.
    private static let maximumByteCount = 16 << 10

    private let byteCount: Int
    private let streams: StandardStreams
    private let progress: ProgressLine?

    init(byteCount: Int, streams: StandardStreams, progress: ProgressLine?) {
        self.byteCount = byteCount
        self.streams = streams
        self.progress = progress
    }

    /// Of `arguments`, `-` stands for the lines of standard input, which are also read if there are none.
    func normalise(
        _ arguments: [String], into writer: inout TokenWriter, _ verdict: inout Verdict
    ) throws {
        if arguments.isEmpty { try normaliseLines(into: &writer, &verdict) }
        for (index, argument) in arguments.enumerated() {
            if argument == "-" {
                try normaliseLines(into: &writer, &verdict)
            } else {
                try normalise(argument, into: &writer, &verdict) { _ in "argument \(index + 1)" }
            }
        }
        try writer.flush()
    }

    private func normaliseLines(
        into writer: inout TokenWriter, _ verdict: inout Verdict
    ) throws {
        let file = try InputSource.standardInput.open()
        if file.isTerminal {
            try streams.note(
                "handset: reading tokens from the terminal, one per line; press Ctrl-D on an empty line to finish"
            )
        }
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        var line: [UInt8] = []
        var number = 1
        while true {
            let count = try buffer.withUnsafeMutableBytes { bytes in
                defer { progress?.setWaiting(false) }
                return try file.read(into: bytes) {
                    progress?.setWaiting(true)
                    try writer.flush()
                    try streams.output.flush()
                }
            }
            if count == 0 { break }
            progress?.advance(by: 0, count)
            var rest = buffer[..<count]
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                keep(rest[..<end], in: &line)
                try normalise(line, number: number, into: &writer, &verdict)
                line.removeAll(keepingCapacity: true)
                number += 1
                rest = rest[(end + 1)...]
            }
            keep(rest, in: &line)
        }
        if !line.isEmpty { try normalise(line, number: number, into: &writer, &verdict) }
        if number == 1, line.isEmpty {
            verdict.isNegative = true
            try streams.report("handset: stdin: no token found")
        }
    }

    private func keep(_ bytes: ArraySlice<UInt8>, in line: inout [UInt8]) {
        line += bytes.prefix(Self.maximumByteCount + 1 - min(line.count, Self.maximumByteCount + 1))
    }

    private func normalise(
        _ line: [UInt8], number: Int, into writer: inout TokenWriter, _ verdict: inout Verdict
    ) throws {
        guard line.count <= Self.maximumByteCount else {
            verdict.hasRefusals = true
            try writer.flush()
            try streams.report(
                "stdin:\(number):1: error: the line is too long for a token: more than "
                    + "\(Self.maximumByteCount) bytes")
            return
        }
        try normalise(String(decoding: line, as: UTF8.self), into: &writer, &verdict) { column in
            "stdin:\(number):\(column)"
        }
    }

    private func normalise(
        _ text: String, into writer: inout TokenWriter, _ verdict: inout Verdict,
        place: (Int) -> String
    ) throws {
        do {
            let pasted = try PastedToken(text, byteCount: byteCount)
            try writer.write(pasted.token)
            if pasted.mayBeUDID {
                try writer.flush()
                try streams.report(
                    "\(place(1)): warning: 40 digits are the length of a UDID, which identifies a "
                        + "device, not an app on it")
            }
        } catch let error as PastedTokenError {
            verdict.hasRefusals = true
            try writer.flush()
            try streams.report("\(place(error.column)): error: \(error)")
        }
    }
}
