import HTTPTypes
import Handset
import Hummingbird
import NIOCore

/// A writer that gives its reader one piece after another, and counts them.
///
/// A piece is written when the reader has taken those before it, but for what the system's buffers hold.
struct PatientWriter<Base: ResponseBodyWriter>: ResponseBodyWriter {
    var base: Base
    let pieces: Locked<PieceCounts>
    let channel: any Channel

    @concurrent mutating func write(_ buffer: ByteBuffer) async throws {
        var rest = buffer
        while let piece = rest.readSlice(length: min(rest.readableBytes, PieceCounts.byteCount)),
            piece.readableBytes > 0
        {
            pieces.withLock { $0.begun += 1 }
            try await base.write(piece)
            // The channel knows only then whether its reader keeps up.
            try await channel.eventLoop.submit {}.get()
            pieces.withLock { $0.written += 1 }
        }
    }

    @concurrent consuming func finish(_ trailingHeaders: HTTPFields?) async throws {
        try await base.finish(trailingHeaders)
    }
}

/// The numbers of pieces of an answer whose writing has begun, and has ended.
struct PieceCounts: Equatable {
    /// The largest number of bytes of a piece.
    static let byteCount = 32 << 10

    var begun = 0
    var written = 0

    /// True if a reader has not taken a piece yet.
    var isWriting: Bool { begun > written }
}

extension Response {
    /// Returns the answer as one that is written piece by piece.
    ///
    /// A reader that takes nothing of a piece for as long as `patience` is disconnected; `held` is given back at
    /// the end.
    func written(
        holding held: HeldBytes, on channel: any Channel, patience: Duration
    ) -> Response {
        var response = self
        let body = body
        response.body = ResponseBody(contentLength: body.contentLength) { writer in
            let pieces = Locked(PieceCounts())
            let watch = Task {
                var last = PieceCounts()
                while true {
                    try await Task.sleep(for: patience)
                    let counts = pieces.withLock { $0 }
                    if counts.isWriting, counts == last { return channel.close(promise: nil) }
                    last = counts
                }
            }
            defer {
                watch.cancel()
                held.release()
            }
            try await body.write(Self.patient(writer, pieces, channel))
        }
        return response
    }

    private static func patient(
        _ writer: some ResponseBodyWriter, _ pieces: Locked<PieceCounts>, _ channel: any Channel
    ) -> any ResponseBodyWriter {
        PatientWriter(base: writer, pieces: pieces, channel: channel)
    }
}
