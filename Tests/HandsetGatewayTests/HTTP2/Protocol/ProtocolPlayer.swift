import NIOCore

/// A sender that plays a case of HTTP/2's rules on a connection of its own.
struct ProtocolPlayer: Sendable {
    private typealias FrameType = FrameSocket.FrameType

    private let socket: FrameSocket

    /// The result of a case.
    struct Outcome: Sendable {
        let frames: [FrameSocket.Frame]
        let isEnded: Bool

        var reaction: ProtocolReaction { ProtocolReaction(frames) }

        func meets(_ expected: ProtocolCase.Expected) -> Bool {
            expected.isMet(by: frames, isEnded: isEnded)
        }
    }

    /// Plays a case, and waits for an answer, or until that cannot come any more.
    ///
    /// - Parameters:
    ///   - protocolCase: The case.
    ///   - address: The server's host and port.
    ///   - expected: The answer to wait for.
    /// - Returns: What came.
    /// - Throws: An error of the system if the server cannot be reached.
    static func play(
        _ protocolCase: ProtocolCase, at address: String?, until expected: ProtocolCase.Expected
    ) async throws -> Outcome {
        let player: Self
        if let preface = protocolCase.preface {
            let bytes = ByteBuffer(bytes: preface)
            player = Self(socket: try await .connect(to: address, beginningWith: bytes))
        } else {
            player = Self(socket: try await .connect(to: address))
            try await player.socket.acknowledgeSettings()
        }
        for step in protocolCase.steps { await player.take(step) }
        await player.probe()
        await player.wait { expected.isMet(by: $0, isEnded: false) || expected.isMissed(by: $0) }
        let outcome = Outcome(
            frames: await player.socket.log.events, isEnded: await player.socket.log.isFinished)
        await player.socket.close()
        return outcome
    }

    private func take(_ step: ProtocolCase.Step) async {
        switch step {
        case .send(let bytes): await send(bytes)
        case .exceedStreams: await exceedStreams()
        case .waitForEnd(let stream):
            await wait {
                $0.contains { $0.stream == stream && $0.type <= 1 && $0.flags & 1 == 1 }
            }
        case .waitForSettings(let count):
            await wait { ProtocolCase.Expected.settings(count).isMet(by: $0, isEnded: false) }
        case .waitForData(let length):
            await wait { ProtocolCase.Expected.data(length).isMet(by: $0, isEnded: false) }
        }
    }

    private func exceedStreams() async {
        let settings = await socket.log.events.first {
            $0.type == FrameType.settings && $0.flags == 0
        }
        let pairs = settings?.content ?? []
        let limits = stride(from: 0, to: pairs.count, by: 6).filter { pairs[$0 + 1] == 3 }
            .map { FrameBytes.number(pairs[($0 + 2)...]) }
        for number in 0...(limits.last ?? 0) {
            guard case .send(let bytes) = ProtocolBytes.open(on: 2 * number + 1) else { return }
            await send(bytes)
        }
    }

    /// Sends some bytes, if the server has not closed the connection after an error.
    private func send(_ bytes: [UInt8]) async {
        try? await socket.send(ByteBuffer(bytes: bytes))
    }

    /// Asks twice whether the server is still there, unless it has ended the connection.
    private func probe() async {
        for content in ProtocolBytes.probes {
            await send(FrameBytes.frame(FrameType.ping, content))
            await wait { $0.contains { $0.type == FrameType.ping && $0.content == content } }
        }
    }

    /// Waits until the frames that came are as wanted, or the connection ends.
    private func wait(_ isReached: @escaping @Sendable ([FrameSocket.Frame]) -> Bool) async {
        _ = await socket.log.first { isReached($0) ? true : nil }
    }
}
