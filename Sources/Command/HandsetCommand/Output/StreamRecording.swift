import Handset

/// A recording of output, in its order, that is written later.
package final class StreamRecording {
    /// Bytes that are not written to the output.
    package enum Aside {
        /// Bytes for standard error.
        case log([UInt8])
        case refused([UInt8])
        /// A note that is written once, or told of all sources together.
        case note(SourceNote, source: String)
    }

    package struct Mark {
        fileprivate let outputCount: Int
        fileprivate let asideCount: Int
        fileprivate let answerCount: Int
    }

    /// The contents of a recording, as a value.
    package struct Contents: Sendable {
        fileprivate let output: [UInt8]
        fileprivate let asides: [(offset: Int, aside: Aside)]
        fileprivate let answerEnds: [Int]

        package func write(to streams: StandardStreams, refused: RefusedFile) throws(OutputError) {
            var written = 0
            var rest = answerEnds[...]
            func write(upTo end: Int) throws(OutputError) {
                let ends = rest.prefix { $0 <= end }
                rest = rest[ends.endIndex...]
                try streams.output.write(
                    output[written..<end], answerEnds: ends.lazy.map { [written] in $0 - written })
                written = end
            }
            for (offset, aside) in asides {
                try write(upTo: offset)
                switch aside {
                case .log(let bytes): try streams.write(errors: bytes)
                case .refused(let bytes): bytes.withUnsafeBufferPointer(refused.keep)
                case .note(let note, let source): try streams.note(note, on: source)
                }
            }
            try write(upTo: output.count)
            try refused.flush()
        }
    }

    package let output = ByteOutput()

    private var asides: [(offset: Int, aside: Aside)] = []
    private var asideByteCount = 0

    var byteCount: Int { output.buffer.count + asideByteCount }

    package init() {}

    package var mark: Mark {
        Mark(
            outputCount: output.buffer.count, asideCount: asides.count,
            answerCount: output.answerEnds.count)
    }

    package func add(_ aside: Aside) {
        asides.append((output.buffer.count, aside))
        switch aside {
        case .log(let bytes), .refused(let bytes): asideByteCount += bytes.count
        case .note(_, let source): asideByteCount += source.utf8.count
        }
    }

    package func contents(upTo mark: Mark) -> Contents {
        Contents(
            output: output.buffer.first(mark.outputCount), asides: asides.first(mark.asideCount),
            answerEnds: output.answerEnds.first(mark.answerCount))
    }
}

extension StreamRecording.Aside: Sendable {}

extension Array {
    /// Returns the first elements; the array itself, without a copy, if it has no others.
    fileprivate func first(_ maximumCount: Int) -> [Element] {
        count <= maximumCount ? self : Array(prefix(maximumCount))
    }
}
