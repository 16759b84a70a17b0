import Foundation
import HandsetCommandSupport
import HandsetTestSupport

/// A `handset listen` with a page, for tests in a browser; it ends with this object.
final class PageRun {
    /// The address of the page.
    let page: String
    let http2: String
    private let process: Process
    /// The keys that senders need are in it.
    private let folder: TemporaryFolder

    /// Starts it.
    ///
    /// - Parameters:
    ///   - options: Further options; by default those for the phone of 2011.
    ///   - port: The port of the page; 0 for any that is free.
    /// - Throws: If it does not start.
    init(_ options: [String] = ["--app", "classic"], port: String = "0") throws {
        let folder = try TemporaryFolder()
        try ListenRun.identity.get().write(to: folder.path("state"))
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.currentDirectoryURL = Repository.root
        process.arguments =
            [
                CommandResult.binaryFolder + "/handset-listen",
                "--timeout", "1800", "--state-directory", folder.path("state"), "--tls", "off",
                "--quiet", "--page",
                "--port", "page=\(port)", "--port", "http2=0", "--port", "binary=0", "--port",
                "feedback=0",
            ] + options
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        let result = try CommandResult.line(
            """
            for ((attempt = 0; attempt < 12000; attempt++)); do
                [ -e '\(folder.path)/state/ready.json' ] && break
                sleep 0.1
            done
            jq -r '.page, .http2' '\(folder.path)/state/ready.json'
            """)
        let lines = result.output.split(separator: "\n").map(String.init)
        guard lines.count == 2 else { throw CocoaError(.fileReadUnknown) }
        (page, http2, self.process, self.folder) = (lines[0], lines[1], process, folder)
    }

    /// The port of the page.
    var port: String { page.split(separator: ":").last.map(String.init) ?? "" }

    /// Sends payloads as a sender does, one after another.
    func push(headers: [String] = [], _ payloads: String...) throws {
        let fields = (["apns-topic: net.cloudapp.urlhere"] + headers).map { "-H '\($0)'" }
            .joined(separator: " ")
        let lines = payloads.map { payload in
            """
            curl -sS --max-time 1200 --http2-prior-knowledge \(fields) -o /dev/null \
            -d '\(payload.replacing("'", with: #"'\''"#))' \
            'http://\(http2)/3/device/\(String(repeating: "0a", count: 32))'
            """
        }
        _ = try CommandResult.line(lines.joined(separator: "\n"))
    }

    /// Starts a program that passes bytes on to the page, whose end is a lost connection.
    ///
    /// - Parameter port: The port to listen on; 0 for any that is free.
    /// - Returns: The program, and the address of the page through it.
    /// - Throws: If it does not start.
    func relay(port: String = "0") throws -> (program: Process, page: String) {
        let folder = try TemporaryFolder()
        let program = Process()
        program.executableURL = URL(filePath: "/usr/bin/env")
        program.arguments = [
            "python3", "-c", Self.relay, port, self.port,
            folder.path("port"),
        ]
        try program.run()
        let result = try CommandResult.line(
            "for ((attempt = 0; attempt < 12000; attempt++)); do [ -s '\(folder.path)/port' ] && break; sleep 0.1; done; cat '\(folder.path)/port'"
        )
        return (program, "http://127.0.0.1:\(result.output)")
    }

    /// Arguments: the port to listen on, the port to pass on to, and the file for the first.
    private static let relay = """
        import asyncio, signal, sys
        signal.alarm(1800)
        async def copy(reader, writer):
            try:
                while data := await reader.read(65536):
                    writer.write(data)
                    await writer.drain()
            except OSError:
                pass
            writer.close()
        async def take(reader, writer):
            try:
                other, sink = await asyncio.open_connection("127.0.0.1", int(sys.argv[2]))
            except OSError:
                writer.close()
                return
            await asyncio.gather(copy(reader, sink), copy(other, writer))
        async def main():
            server = await asyncio.start_server(take, "127.0.0.1", int(sys.argv[1]))
            with open(sys.argv[3], "w") as file:
                file.write(str(server.sockets[0].getsockname()[1]))
            await server.serve_forever()
        asyncio.run(main())
        """

    /// Ends it at once.
    func kill() { Self.kill(process) }

    deinit { Self.kill(process) }

    /// Ends a program at once; the tests may have blocked other signals, which is inherited.
    static func kill(_ program: Process) {
        guard program.isRunning else { return }
        _ = try? CommandResult.line("kill -KILL \(program.processIdentifier)")
        program.waitUntilExit()
    }
}
