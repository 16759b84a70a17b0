import Handset
import HandsetFixtures
import HandsetGateway
import HandsetTestSupport
import Testing

/// The binary protocol and the feedback service over TLS, with Python's `ssl` as the sender.
@Suite(.waitsForPrograms, .needs(.python)) struct BinarySecurityTests {
    /// Connects, and defines `connection`.
    private static let connecting = """
        import socket, ssl, struct, sys
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        context.check_hostname = False
        context.load_verify_locations(sys.argv[1])
        if len(sys.argv) > 3: context.load_cert_chain(sys.argv[3], sys.argv[4])
        tcp = socket.create_connection(("127.0.0.1", int(sys.argv[2])))
        connection = context.wrap_socket(tcp, suppress_ragged_eofs=False)
        def read():
            answer = b""
            while True:
                part = connection.recv(4096)
                if not part: return answer
                answer += part

        """

    private func run(
        _ script: String, on gateway: SecureGateway, port: String? = nil, more: String = ""
    ) async throws -> CommandResult {
        try gateway.folder.write(Self.connecting + script, to: "script.py")
        return try await gateway.run(
            "python3 $FOLDER/script.py $CA \(port ?? gateway.port)\(more)")
    }

    private static let withCertificate = " $FOLDER/client.pem $FOLDER/client-key.pem"

    private static func bytes(_ bytes: [UInt8]) -> String {
        "bytes(\(bytes))"
    }

    @Test("The answer comes whole, and then TLS closes", .exhaustive)
    func answer() async throws {
        let gateway = try await SecureGateway.start()
        let bytes =
            WireNotification.enhanced(1)
            + (try WireNotification.enhanced(2, answer: .status(.invalidToken)))
            + WireNotification.enhanced(3)
        let result = try await run(
            "connection.sendall(\(Self.bytes(bytes)))\nprint(read().hex())", on: gateway)
        #expect(result.output == "080800000002\n")
        #expect(result.errors == "")
        #expect(
            await gateway.started.arrivals(3) == ["1 delivered", "2 rejected: 8", "3 dropped"])
        await gateway.started.gateway.stop()
    }

    @Test("A connection has no TLS 1.3, whose tickets senders take for an answer")
    func version() async throws {
        let gateway = try await SecureGateway.start()
        let result = try await run("print(connection.version())", on: gateway)
        #expect(result.output == "TLSv1.2\n")
        await gateway.started.gateway.stop()
    }

    @Test(
        "What came counts, however TLS ends",
        arguments: [
            "connection.unwrap()", "connection.close()", "import os; os._exit(0)",
            "connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack('ii', 1, 0)); "
                + "connection.close()",
        ])
    func ends(_ end: String) async throws {
        let gateway = try await SecureGateway.start()
        let bytes = (1...40).flatMap { WireNotification.enhanced($0) }
        let result = try await run(
            "connection.sendall(\(Self.bytes(bytes)))\n\(end)", on: gateway)
        #expect(result.errors == "")
        #expect(result.status == 0)
        #expect(await gateway.started.arrivals(40).last == "40 delivered")
        await gateway.started.gateway.stop()
    }

    @Test("A certificate of the other service ends the connection without a word")
    func environment() async throws {
        let gateway = try await SecureGateway.start(certificatesFor: [.production])
        let result = try await run(
            "connection.sendall(\(Self.bytes(WireNotification.enhanced(1))))\nprint(read().hex())",
            on: gateway, more: Self.withCertificate)
        #expect(result.output == "\n")
        await gateway.started.gateway.stop()
        #expect(gateway.started.gateway.counts.received == 0)
    }

    @Test("A certificate of another authority ends the connection without a word", .exhaustive)
    func otherAuthority() async throws {
        let gateway = try await SecureGateway.start()
        let other = try TemporaryFolder()
        _ = try GatewayIdentity.loadOrMake(in: other.path, topic: SecureGateway.topic)
        let result = try await run(
            "connection.sendall(\(Self.bytes(WireNotification.enhanced(1))))\nprint(read().hex())",
            on: gateway, more: " \(other.path("client.pem")) \(other.path("client-key.pem"))")
        #expect(result.output == "\n")
        await gateway.started.gateway.stop()
        #expect(gateway.started.gateway.counts.received == 0)
    }

    @Test("The topic of the certificate is that of the notifications")
    func topic() async throws {
        let gateway = try await SecureGateway.start { $0.topics = ["com.example.other"] }
        let result = try await run(
            "connection.sendall(\(Self.bytes(WireNotification.enhanced(1))))\nprint(read().hex())",
            on: gateway, more: Self.withCertificate)
        #expect(result.output == "080800000001\n")
        await gateway.started.gateway.stop()
    }

    @Test("The feedback service ends its list as TLS has it")
    func feedback() async throws {
        let gateway = try await SecureGateway.start { configuration in
            configuration.knownDevices = [
                KnownDevice(token: PacketBytes.token, unregisteredSince: 1)
            ]
        }
        let result = try await run(
            "print(read().hex())", on: gateway, port: gateway.feedbackPort,
            more: Self.withCertificate)
        #expect(result.errors == "")
        #expect(
            result.output == "000000010020" + (try DeviceToken(PacketBytes.token).hex) + "\n")
        await gateway.started.gateway.stop()
    }

    @Test("A sender with a certificate of the other service gets no feedback, and the list is kept")
    func feedbackEnvironment() async throws {
        let gateway = try await SecureGateway.start(certificatesFor: [.production]) {
            configuration in
            configuration.knownDevices = [
                KnownDevice(token: PacketBytes.token, unregisteredSince: 1)
            ]
        }
        let refused = try await run(
            "try: print(read().hex())\nexcept OSError: print()", on: gateway,
            port: gateway.feedbackPort, more: Self.withCertificate)
        #expect(refused.output == "\n")
        let result = try await run(
            "print(len(read()))", on: gateway, port: gateway.feedbackPort)
        #expect(result.output == "38\n")
        await gateway.started.gateway.stop()
    }
}
