import HTTPTypes
import Handset
import Hummingbird
import NIOCore

/// A writer that gives its reader one piece after another, and counts them.
///
/// A piece is written when the reader has taken those before it, but for what the system's buffers hold.
struct PatientWriter<Base: ResponseBodyWriter>: ResponseBodyWriter {
    var base: Base
    let pieceCount: Locked<Int>
    let channel: any Channel

    @concurrent mutating func write(_ buffer: ByteBuffer) async throws {
        var rest = buffer
        while let piece = rest.readSlice(length: min(rest.readableBytes, 32 << 10)),
            piece.readableBytes > 0
        {
            try await base.write(piece)
            // The channel knows only then whether its reader keeps up.
            try await channel.eventLoop.submit {}.get()
            pieceCount.withLock { $0 += 1 }
        }
    }

    @concurrent consuming func finish(_ trailingHeaders: HTTPFields?) async throws {
        try await base.finish(trailingHeaders)
    }
}

extension Response {
    /// Returns the answer as one that is written piece by piece, and disconnects a reader that takes nothing for as long as
    /// `patience`; `held` is given back at its end.
    func written(
        holding held: HeldBytes, on channel: any Channel, patience: Duration
    ) -> Response {
        var response = self
        let body = body
        response.body = ResponseBody(contentLength: body.contentLength) { writer in
            let pieceCount = Locked(0)
            let watch = Task {
                var last = -1
                while true {
                    try await Task.sleep(for: patience)
                    let count = pieceCount.withLock { $0 }
                    guard count != last else { return channel.close(promise: nil) }
                    last = count
                }
            }
            defer {
                watch.cancel()
                held.release()
            }
            try await body.write(Self.patient(writer, pieceCount, channel))
        }
        return response
    }
    private static func patient(
        _ writer: some ResponseBodyWriter, _ pieceCount: Locked<Int>, _ channel: any Channel
    ) -> any ResponseBodyWriter {
        PatientWriter(base: writer, pieceCount: pieceCount, channel: channel)
    }
}
