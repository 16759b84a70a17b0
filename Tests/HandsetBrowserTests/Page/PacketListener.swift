import Foundation
import HandsetCommandSupport
import HandsetTestSupport

/// A program that listens for connections and for packets at one port, and writes a line for each; it ends with this
/// object.
final class PacketListener {
    let port: Int
    private let program = Process()
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        program.executableURL = URL(filePath: "/usr/bin/env")
        program.arguments = [
            "python3", "-c", Self.source, folder.path("heard"), folder.path("port"),
        ]
        try program.run()
        let result = try CommandResult.line(
            "for ((attempt = 0; attempt < 12000; attempt++)); do [ -s '\(folder.path)/port' ] && break; sleep 0.1; done; cat '\(folder.path)/port'"
        )
        guard let port = Int(result.output) else { throw CocoaError(.fileReadUnknown) }
        self.port = port
    }

    deinit { PageRun.kill(program) }

    /// The beginnings of what has come: `tcp`, `udp` or `tcp:` with the first bytes.
    var heard: [String] {
        let text = (try? String(contentsOfFile: folder.path("heard"), encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map(String.init)
    }

    private static let source = """
        import socket, sys, threading, signal
        signal.alarm(1800)
        stream = socket.socket()
        stream.bind(("127.0.0.1", 0))
        stream.listen(64)
        port = stream.getsockname()[1]
        packets = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        packets.bind(("127.0.0.1", port))
        heard = open(sys.argv[1], "w", buffering=1)
        def take():
            while True:
                connection, _ = stream.accept()
                heard.write("tcp\\n")
                connection.settimeout(1)
                try:
                    heard.write(f"tcp: {connection.recv(40)!r}\\n")
                except OSError:
                    pass
                connection.close()
        threading.Thread(target=take, daemon=True).start()
        with open(sys.argv[2] + ".new", "w") as file:
            file.write(str(port))
        import os
        os.rename(sys.argv[2] + ".new", sys.argv[2])
        while True:
            packets.recv(2048)
            heard.write("udp\\n")
        """
}
