import HandsetTestSupport
import NIOCore
import NIOEmbedded
import Testing

@testable import HandsetGateway

/// Connections that are closed without a word, beside one that is used.
@Suite(.timeLimit(.minutes(30)), .waitsForPrograms) struct UnusedConnectionsTests {
    private final class Log: Sendable {
        let problems = Guarded<[ConnectionProblem]>([])
        let ignoredCount = Guarded(0)
    }

    private let log = Log()
    private let unused: UnusedConnections
    private let channel = EmbeddedChannel()
    private let problem = ConnectionProblem(.closedDuringHandshake, on: .http2, peer: "10.0.0.1")

    init() {
        let log = log
        unused = UnusedConnections(
            report: { problem in log.problems.withLock { $0.append(problem) } },
            ignore: { log.ignoredCount.withLock { $0 += 1 } })
    }

    private func take(_ problem: ConnectionProblem) {
        unused.take(problem, on: channel.embeddedEventLoop)
    }

    private func close(_ channel: EmbeddedChannel) {
        channel.close(promise: nil)
        channel.embeddedEventLoop.run()
    }

    private func wait(_ time: TimeAmount) { channel.embeddedEventLoop.advanceTime(by: time) }

    @Test("A sender that uses no connection has failed, after a while in which it may begin")
    func alone() {
        take(problem)
        #expect(log.problems.value == [])
        wait(UnusedConnections.patience)
        #expect(log.problems.value == [problem])
        #expect(log.ignoredCount.value == 0)
    }

    @Test("Connections that close beside one in use, or shortly before it, are no failures")
    func beside() {
        take(problem)
        unused.use(channel, by: "10.0.0.1")
        take(problem)
        wait(UnusedConnections.patience)
        take(problem)
        #expect(log.problems.value == [])
        #expect(log.ignoredCount.value == 3)
        // Another sender has to use one of its own.
        let other = ConnectionProblem(.closedAfterHandshake, on: .http2, peer: "10.0.0.2")
        take(other)
        wait(UnusedConnections.patience)
        #expect(log.problems.value == [other])
    }

    @Test("A while after the last one in use has closed, a connection that closes is a failure")
    func later() {
        let second = EmbeddedChannel(loop: channel.embeddedEventLoop)
        unused.use(channel, by: "10.0.0.1")
        unused.use(second, by: "10.0.0.1")
        close(channel)
        wait(UnusedConnections.patience)
        take(problem)
        #expect(log.ignoredCount.value == 1)
        close(second)
        take(problem)
        #expect(log.ignoredCount.value == 2)
        wait(UnusedConnections.patience)
        take(problem)
        wait(UnusedConnections.patience)
        #expect(log.problems.value == [problem])
    }

    @Test("What waits at the end is decided about then, and only once")
    func end() {
        take(problem)
        unused.end()
        #expect(log.problems.value == [problem])
        take(problem)
        wait(UnusedConnections.patience)
        #expect(log.problems.value == [problem, problem])
    }

    @Test("More than can wait are failures at once")
    func limit() {
        for _ in 0..<UnusedConnections.heldLimit + 1 { take(problem) }
        #expect(log.problems.value.count == 1)
    }

    /// A sender that opens connections as Go does: they close during and after the handshake, and one is used.
    private static let script = #"""
        import socket, ssl, sys
        port, ca, mode = int(sys.argv[1]), sys.argv[2], sys.argv[3]
        context = ssl.create_default_context(cafile=ca)
        context.set_alpn_protocols(["h2"])
        def connect(): return socket.create_connection(("127.0.0.1", port))
        def secure(): return context.wrap_socket(connect(), server_hostname="localhost")
        def begin():
            used = secure()
            used.sendall(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes([0, 0, 0, 4, 0, 0, 0, 0, 0]))
            rest = b""
            while bytes([0, 0, 0, 4, 1, 0, 0, 0, 0]) not in rest: rest += used.recv(65536)
            return used
        if mode == "used": used = begin()
        over = secure()
        over.recv(65536)
        over.unwrap().close()
        incoming, outgoing = ssl.MemoryBIO(), ssl.MemoryBIO()
        hello = context.wrap_bio(incoming, outgoing, server_hostname="localhost")
        try: hello.do_handshake()
        except ssl.SSLWantReadError: pass
        half = connect()
        half.sendall(outgoing.read())
        half.recv(1)
        half.shutdown(socket.SHUT_WR)
        while half.recv(65536): pass
        """#

    @Test(
        "A sender that uses one of its connections has no failures, and one that uses none has",
        arguments: [("used", 0, 2), ("none", 2, 0)])
    func sender(mode: String, problemCount: Int, unusedCount: Int) async throws {
        let gateway = try await SecureGateway.start { $0.http2Port = 0 }
        let started = gateway.started.gateway
        let port = started.addresses.http2?.split(separator: ":").last ?? ""
        try gateway.folder.write(Self.script, to: "script.py")
        let result = try await gateway.run(
            "python3 $FOLDER/script.py \(port) $CA \(mode) && echo done")
        #expect(result.output == "done\n", "\(result.errors)")
        await started.stop()
        #expect(started.counts.connectionProblems == problemCount)
        #expect(started.counts.unusedConnections == unusedCount)
    }
}
