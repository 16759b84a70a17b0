internal import Foundation
package import HandsetTestSupport
internal import Testing

/// Runs `handset listen` in a folder of its own, and lines of bash's beside it.
package struct ListenRun {
    /// Returns options for the phone of 2011, unless they say themselves which phone it is.
    package static func ofClassic(_ options: String) -> String {
        let words = Set(options.split(whereSeparator: \.isWhitespace))
        let isOther = !words.isDisjoint(
            with: ["--app", "--ios", "--device", "--action", "--topic"])
        return isOther ? options : "--app classic \(options)"
    }

    /// A device token of 32 bytes, and another.
    package static let tokens = [
        String(repeating: "0a", count: 32), String(repeating: "0b", count: 32),
    ]

    /// The keys and certificates that a gateway makes at its first start, which takes half a second.
    package static let identity = Result {
        let folder = try TemporaryFolder()
        _ = try CommandResult.line(
            """
            handset listen --tls off --state-directory '\(folder.path)' --port http2=0 \
                --port binary=0 --port feedback=0 --exec true < /dev/null
            """)
        return try FolderContents(of: folder.path)
    }

    package let folder: TemporaryFolder

    package init() throws {
        folder = try TemporaryFolder()
    }

    /// Runs `handset listen` on free ports, and lines that send to it.
    ///
    /// Its standard input is a pipe that the lines write to with `say LINE`, its output and its messages
    /// are in `out` and `err`. `push TOKEN JSON [OPTIONS OF CURL]` prints the status and the answer's body,
    /// `secure` calls curl with the gateway's certificates and the topic of the provider's,
    /// `api METHOD PATH [OPTIONS OF CURL]` calls the page's API and prints the body and the status;
    /// `waits COUNT` waits until so many clients are in a call of the API that waits, `hold TOKEN TEXT END` sends
    /// a request and waits until the gateway has it, and with an empty END its body goes on without an end.
    /// `has FILE COUNT PATTERN` waits until a file has so many lines with a pattern, `stop SIGNAL` ends it
    /// and prints its status.
    ///
    /// - Parameters:
    ///   - options: Its options, of bash.
    ///   - lines: What is run when it is ready.
    ///   - starter: What starts it, with it as its arguments; nothing by default.
    ///   - isFirst: True if it makes its keys and certificates itself.
    /// - Returns: What the lines have printed.
    /// - Throws: If bash cannot be run.
    package func run(
        _ options: String, _ lines: String, startedBy starter: String = "", isFirst: Bool = false
    ) throws -> String {
        if !isFirst { try writeIdentity() }
        let result = try CommandResult.bash(
            """
            cd '\(folder.path)' || exit
            mkfifo commands 2> /dev/null
            # Open to both sides, so that neither waits for the other.
            exec 3<> commands
            : > err
            timeout --foreground -s KILL 1200 \(starter) handset listen --state-directory state \
                --port http2=0 --port binary=0 --port feedback=0 --limit request-time=1800 \(options) \
                < commands > out 2> err 3>&- &
            listener=$!
            has() {
                for ((attempt = 0; attempt < 12000; attempt++)); do
                    # A program in the background may not have made the file yet.
                    [ -e "$1" ] && [ "$(grep -c -- "$3" "$1")" -ge "$2" ] && return
                    sleep 0.1
                done
                echo "$1 never had $2 of $3:"; cat out err
            }
            push() {
                curl -sS --max-time 1200 --http2-prior-knowledge -H 'apns-topic: com.example.app' \
                    -w '%{http_code}\\n' -d "$2" "${@:3}" "http://$http2/3/device/$1" 2>&1
            }
            secure() {
                curl -sS --max-time 1200 --cacert state/ca.pem --cert state/client.pem \
                    --key state/client-key.pem -H 'apns-topic: net.cloudapp.urlhere' "$@" 2>&1
            }
            api() {
                curl -sS --max-time 1200 -w '%{http_code}\\n' -X "$1" "${@:3}" "$page/api/v1/$2" 2>&1
            }
            waits() {
                until [ "$(curl -sS "$page/api/v1/health" | jq .waiting)" = "$1" ]; do sleep 0.1; done
            }
            hold() {
                : > taken; python3 -c '\(Self.holding)' "${http2##*:}" "$@" > taken &
                has taken 1 taken
            }
            say() { echo "$*" >&3; }
            status() { wait $listener; echo "status $?"; }
            stop() { kill -$1 "$(sed -n 's/.*"process": //p' state/ready.json)"; status; }
            has err 1 '^ready '
            http2=$(sed -n 's/^ready http2=\\([^ ]*\\).*/\\1/p' err)
            binary=$(sed -n 's/^ready.* binary=127.0.0.1:\\([^ ]*\\).*/\\1/p' err)
            feedback=$(sed -n 's/^ready.* feedback=127.0.0.1:\\([^ ]*\\).*/\\1/p' err)
            page=$(sed -n 's/^ready.* page=\\([^ ]*\\).*/\\1/p' err)
            \(lines)
            # If a line above has failed, no program stays.
            { kill -KILL $(< /proc/$listener/task/$listener/children); } 2> /dev/null
            true
            """, needing: Self.programs(in: lines))
        #expect(result.errors == "")
        return result.output
    }

    /// A sender of one request in HTTP/2, which says `taken` when the gateway has read all of it.
    ///
    /// A ping is answered after all that was sent before it.
    /// The programs that lines need, and the functions that they call.
    private static func programs(in lines: String) -> [NeededProgram] {
        let isCalled = { (names: [String]) in names.contains { lines.contains("\($0) ") } }
        var programs = NeededProgram.programs(in: lines)
        if isCalled(["push", "secure", "api", "waits"]) { programs.append(.curl) }
        if isCalled(["waits"]) { programs.append(.jq) }
        if isCalled(["hold"]) { programs.append(.python) }
        return programs
    }

    private static let holding = #"""
        import socket, sys
        port, token, text, end = sys.argv[1:]
        def frame(kind, flags, stream, content):
            return len(content).to_bytes(3, "big") + bytes([kind, flags]) + stream.to_bytes(4, "big") + content
        def field(name, value):
            return bytes([0, len(name)]) + name.encode() + bytes([len(value)]) + value.encode()
        fields = {":method": "POST", ":scheme": "http", ":authority": "localhost",
                  ":path": f"/3/device/{token}", "apns-topic": "com.example.app"}
        sender = socket.create_connection(("127.0.0.1", int(port)))
        sender.sendall(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + frame(4, 0, 0, b"")
            + frame(1, 4, 1, b"".join(field(*each) for each in fields.items()))
            + frame(0, 1 if end else 0, 1, text.encode()) + frame(6, 0, 0, b"12345678"))
        received = b""
        while frame(6, 1, 0, b"12345678") not in received: received += sender.recv(65536)
        print("taken", flush=True)
        while sender.recv(65536): pass
        """#

    /// Writes the keys and certificates of a first start into the folder `state`, if it is not there.
    package func writeIdentity() throws {
        let path = folder.path("state")
        guard !FileManager.default.fileExists(atPath: path) else { return }
        try Self.identity.get().write(to: path)
    }

    /// The lines of a file of the folder.
    package func lines(_ name: String) throws -> [String] {
        try folder.read(name).split(separator: "\n").map(String.init)
    }

    /// The lines on standard error but for those of the start.
    package func messages() throws -> [String] {
        let lines = try lines("err")
        return Array(lines.drop { !$0.hasPrefix("ready ") }.dropFirst())
    }
}
