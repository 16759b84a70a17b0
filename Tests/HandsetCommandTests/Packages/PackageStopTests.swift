import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// A signal while an app's own code runs, with programs in Swift's and the app's place that this test writes.
@Suite(.needs(.python), .waitsForPrograms, .timeLimit(.minutes(30))) struct PackageStopTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("", to: "Package.swift")
        try folder.write(#"{"aps":{"alert":"hi","session":"1"}}"#, to: "push.json")
        try folder.write(
            """
            #!/usr/bin/env bash
            case "$*" in
            *describe*) echo '{"targets":[{"name":"Shop","type":"executable"}]}' ;;
            *--show-bin-path) echo '\(folder.path)' ;;
            esac
            """, to: "swift")
        // It launches, and hangs at its first notification.
        try folder.write(
            """
            #!/usr/bin/env python3
            import json, sys, time
            for line in sys.stdin:
                (name, values), = json.loads(line).items()
                if name.startswith('receive'):
                    open('\(folder.path)/began', 'w').close()
                    time.sleep(600)
                print(json.dumps({
                    'steps': [], 'requests': [], 'faults': [], 'methods': [], 'identifier': 'n1', 'delivered': [],
                    'appState': 'active', 'effects': [], 'backgroundModes': [], 'lifeCycle': '', 'logEnd': 0}), flush=True)

            """, to: "Shop")
        _ = try CommandResult.line("chmod 755 '\(folder.path)/swift' '\(folder.path)/Shop'")
    }

    @Test(
        "A signal that ends the app is no finding of it, and leaves nothing",
        arguments: Sweep.pairs(
            ["hunt --limit callback-time=600", "receive", "matrix"], [("INT", 130), ("TERM", 143)]))
    func stop(command: String, end: (signal: String, status: Int)) throws {
        let result = try CommandResult.line(
            """
            cd '\(folder.path)' || exit; set -m
            export PATH="$PWD:$PATH" TMPDIR="$PWD/temporary"; mkdir temporary
            handset \(command) --package . push.json < /dev/null > found 2> errors &
            until [ -e began ] || ! kill -0 $! 2> /dev/null; do sleep 0.05; done
            kill -\(end.signal) $!; wait $!; echo "status $?"
            cat found; grep -v ' builds ' errors; ls temporary
            """)
        #expect(
            result.output == """
                status \(end.status)
                handset: stopped by SIG\(end.signal): 1 payload was read but not processed

                """)
    }
}
