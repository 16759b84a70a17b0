import Foundation
import HandsetBrowser
import HandsetCommandSupport
import HandsetTestSupport
import Testing

extension PageBrowserTests {
    /// The line that sends a notification again.
    @Suite(.waitsForPrograms, .timeLimit(.minutes(30)), .needs(.chromium), .needs(.curl))
    struct CurlTests {
        private let lease: BrowserLease
        private var browser: BrowserSession { lease.browser }

        init() throws {
            lease = try BrowserLease()
        }

        private static let bodies =
            [
                "@/etc/passwd", "-d x", "~", "=ls", "", "\u{0}zero",
                "'a' \"b\" $HOME $(id) `id` !! \\ {a,b} *",
                "tab\tescape\u{1b}[31m", "line\r\nend\n", "👩\u{200d}👧 \u{202e}x\u{85}",
                #"{"aps":{"alert":"It's \"ready\"\u0000","session":"42"}}"#,
                String(repeating: "W", count: 4_096),
            ].map { Data($0.utf8) } + [Data([0xff, 0xfe, 0x00, 0x27])]

        @Test(
            "The curl line gives back each body byte for byte, to the device that it came to",
            .exhaustive)
        func bodies() throws {
            let run = try PageRun()
            let folder = try TemporaryFolder()
            let token = String(repeating: "5e", count: 32)
            for (body, number) in zip(Self.bodies, 0...) {
                try body.write(to: URL(filePath: folder.path("body\(number)")))
                _ = try CommandResult.line(
                    "curl -sS --http2-prior-knowledge -H 'apns-topic: net.cloudapp.urlhere' --data-binary '@\(folder.path)/body\(number)' 'http://\(run.http2)/3/device/\(token)'"
                )
            }
            try browser.open(run.page)
            try browser.expect("document.querySelector('.live')?.textContent", "Live")
            for number in 1...Self.bodies.count {
                let line = try browser.evaluate(
                    """
                    Promise.all([import("/page/top/recipes.js"), fetch("/api/v1/notifications/\(number)").then((answer) => answer.json())])
                        .then(([recipes, record]) => recipes.curl(record))
                    """)
                #expect(line.contains(token), "\(line)")
                let result = try CommandResult.line(line)
                #expect(result.status == 0, "\(line)\n\(result.errors)")
                let payloads = try CommandResult.line(
                    """
                    for each in \(number) \(Self.bodies.count + number); do
                        curl -sS "\(run.page)/api/v1/notifications/$each" | jq -c '[.payload, .token]'
                    done
                    """)
                let lines = payloads.output.split(separator: "\n")
                #expect(
                    lines.count == 2 && lines.first == lines.last, "\(line)\n\(payloads.output)")
            }
        }
    }
}
