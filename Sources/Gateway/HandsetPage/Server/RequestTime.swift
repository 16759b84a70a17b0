import HTTPTypes
import Handset
import HummingbirdCore
import NIOCore
import NIOHTTP1

/// Ends a request that does not come whole in time, however slowly its bytes drip.
///
/// Each MiB of a body adds a second. The time begins when the requests before it are answered: until then its bytes
/// may wait for the server, not for the client.
final class RequestTime: ChannelDuplexHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    /// The reason for which a request that is over is not read to its end.
    struct IsOver: Error {}

    /// The number of bytes of a body that add a second.
    static let byteCountOfSecond = 1 << 20
    /// The time for a client to take the answer, before the connection is closed.
    static let grace = TimeAmount.seconds(2)

    private let limit: Duration
    private var end: Scheduled<Void>?
    /// True between the head and the end of a request.
    private var isReading = false
    /// The number of requests whose answers are not written to their ends.
    private var unansweredCount = 0
    /// True if an answer to the request that is read was begun.
    private var isAnswered = false
    private var byteCount = 0
    /// The seconds that the bytes of the body have added so far.
    private var addedSeconds = 0
    private var isOver = false

    init(_ limit: Duration) {
        self.limit = limit
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isOver else { return }
        switch unwrapInboundIn(data) {
        case .head:
            isReading = true
            unansweredCount += 1
            if unansweredCount == 1 { begin(context) }
        case .body(let bytes): byteCount += bytes.readableBytes
        case .end:
            isReading = false
            stop()
        }
        context.fireChannelRead(data)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        guard !isOver else {
            promise?.fail(IsOver())
            return
        }
        switch unwrapOutboundIn(data) {
        case .head(let head): isAnswered = isAnswered || head.status.code >= 200
        case .body: break
        case .end:
            unansweredCount -= 1
            if isReading, unansweredCount == 1 { begin(context) }
        }
        context.write(data, promise: promise)
    }

    func channelInactive(context: ChannelHandlerContext) {
        stop()
        context.fireChannelInactive()
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        stop()
    }

    /// Begins the time of the request that is read.
    private func begin(_ context: ChannelHandlerContext) {
        isAnswered = false
        byteCount = 0
        addedSeconds = 0
        schedule(in: TimeAmount(limit), context)
    }

    private func stop() {
        end?.cancel()
        end = nil
    }

    private func schedule(in time: TimeAmount, _ context: ChannelHandlerContext) {
        end = context.eventLoop.assumeIsolated().scheduleTask(in: time) {
            self.timeIsOver(context)
        }
    }

    private func timeIsOver(_ context: ChannelHandlerContext) {
        let more = byteCount / Self.byteCountOfSecond - addedSeconds
        guard more <= 0 else {
            addedSeconds += more
            return schedule(in: .seconds(Int64(more)), context)
        }
        stop()
        isOver = true
        // An answer that has begun cannot become another.
        guard !isAnswered else { return context.close(promise: nil) }
        answer(context)
        context.fireErrorCaught(IsOver())
        // Not at once: what still comes would make the system take the answer back.
        context.eventLoop.assumeIsolated().scheduleTask(in: Self.grace) {
            context.close(promise: nil)
        }
    }

    private func answer(_ context: ChannelHandlerContext) {
        let problem = Self.problem(limit)
        let bytes = JSONText.object(problem.members).bytes
        var headers = Answer.problem(problem).headers
        SecurityHeaders.add(to: &headers)
        headers[.connection] = "close"
        headers[.contentLength] = "\(bytes.count)"
        let head = HTTPResponseHead(
            version: .http1_1, status: .requestTimeout,
            headers: HTTPHeaders(headers.map { ($0.name.rawName, $0.value) }))
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        context.write(
            wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: bytes)))), promise: nil)
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    }

    /// Returns the problem of a request that does not come whole within a limit.
    static func problem(_ limit: Duration) -> Problem {
        Problem(
            .requestTimeout,
            "The request did not come whole within \(limit.components.seconds) seconds, and one for each MiB that came; "
                + "send it faster, or raise --limit request-time.")
    }
}
