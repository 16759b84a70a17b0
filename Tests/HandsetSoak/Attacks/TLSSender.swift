import Foundation

/// A sender with TLS: the program `openssl`, which sends what it is given and prints what comes.
struct TLSSender {
    /// The folder with the files for senders.
    let folder: URL
    let port: UInt16

    /// Sends bytes in TLS, waits for as long as asked, and closes.
    ///
    /// - Parameters:
    ///   - bytes: The bytes.
    ///   - options: More arguments of `openssl s_client`.
    ///   - isRenegotiating: True to ask for another handshake after the bytes.
    ///   - seconds: The time to wait for an answer.
    /// - Returns: The bytes that came; `nil` if the program could not be run.
    func send(
        _ bytes: [UInt8], options: [String] = [], isRenegotiating: Bool = false,
        waiting seconds: Double
    ) -> [UInt8]? {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments =
            [
                "openssl", "s_client", "-connect", "127.0.0.1:\(port)", "-alpn", "h2", "-CAfile",
                folder.appending(path: "ca.pem").path, "-cert",
                folder.appending(path: "client.pem").path, "-key",
                folder.appending(path: "client-key.pem").path,
            ] + (isRenegotiating ? [] : ["-quiet"]) + options
        let input = Pipe()
        let output = Pipe()
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        do {
            try process.run()
            try input.fileHandleForWriting.write(contentsOf: Data(bytes))
            if isRenegotiating {
                try input.fileHandleForWriting.write(contentsOf: Data("\nR\n".utf8))
            }
        } catch {
            if process.isRunning { kill(process.processIdentifier, SIGKILL) }
            return nil
        }
        Thread.sleep(forTimeInterval: seconds)
        try? input.fileHandleForWriting.close()
        // The threads of a queue block other signals, and so does the program that they start.
        kill(process.processIdentifier, SIGKILL)
        let answer = (try? output.fileHandleForReading.readToEnd()) ?? Data()
        process.waitUntilExit()
        return Array(answer)
    }
}
