import Foundation
import HandsetTestSupport

/// The server of nghttp2, on a free port of the loopback address.
final class ReferenceServer: Sendable {
    /// A server that does not start.
    struct Failure: Error {}

    let address: String
    private let process = Process()
    private let folder: TemporaryFolder

    /// Starts the server, and waits until it takes connections.
    ///
    /// - Throws: ``Failure`` if it has ended instead; an error of the system if it cannot be run.
    init() async throws {
        folder = try TemporaryFolder()
        try folder.write("hello, world", to: "index.html")
        let port = try Self.freePort()
        address = "127.0.0.1:\(port)"
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [
            "nghttpd", "--no-tls", "-a", "127.0.0.1", "-d", folder.path, "\(port)",
        ]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        while (try? SenderSocket(address)) == nil {
            guard process.isRunning else { throw Failure() }
            try await Task.sleep(for: .milliseconds(10))
        }
    }

    /// Ends the server, which may have inherited that SIGTERM is blocked.
    func end() {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    private static func freePort() throws -> UInt16 {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var name = sockaddr_in()
        name.sin_family = sa_family_t(AF_INET)
        name.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &name) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, length) == 0 && getsockname(descriptor, $0, &length) == 0
            }
        }
        guard isBound else { throw Failure() }
        return UInt16(bigEndian: name.sin_port)
    }
}

extension NeededProgram {
    /// The server of nghttp2.
    static let nghttpd = NeededProgram("nghttpd", install: "nghttp2-server")
}
