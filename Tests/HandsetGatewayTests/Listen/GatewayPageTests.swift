import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// The jobs for CI on a page.
private func ciJobs(_ page: String) throws -> [String] {
    try DocumentationPage(page).blocks("sh").filter { $0.contains("--require-session") }
}

/// The examples of the gateway's pages work as shown.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct GatewayPageTests {
    private static let listenPage =
        "Sources/Core/Handset/Handset.docc/Commands/Listen.md"

    @Test(
        "Each job for CI passes, and fails if the notification has no session",
        .needs(.curl),
        arguments: Sweep.every(7, of: try ciJobs(listenPage) + ciJobs("README.md")))
    func job(job: String) throws {
        let folder = try TemporaryFolder()
        let result = try CommandResult.line("cd '\(folder.path)'\n\(job)")
        #expect(
            result.output
                == "handleOpenURL(\"http://URLHERE.cloudapp.net/Session/Lookup?session=42\");\n")
        #expect(result.errors.hasSuffix("\nhandset: 1 received = 1 delivered\n"))
        #expect(result.status == 0)
        let spoilt = job.replacing(#"{"session":"42"}"#, with: "{}")
            .replacing(#"{\"session\":\"42\"}"#, with: "{}")
        let bad = try CommandResult.line("cd '\(folder.path)'\n\(spoilt)")
        #expect(bad.output == "")
        #expect(bad.status == 1)
    }

    @Test("The pages have a job with a program and one without")
    func jobKinds() throws {
        #expect(try ciJobs("README.md").map { $0.contains("--exec") } == [true])
        #expect(try ciJobs(Self.listenPage).map { $0.contains("--exec") } == [true, false])
    }

    @Test(
        "The first use of it is as it is shown",
        .needs(.curl))
    func firstUse() throws {
        let folder = try TemporaryFolder()
        let block = try #require(try DocumentationPage(Self.listenPage).blocks("sh").first)
        let lines = block.split(separator: "\n").map(String.init)
        let commands = lines.filter { $0.hasPrefix("$ ") }.map { String($0.dropFirst(2)) }
        try #require(commands.count == 3)
        let listening = commands[0].replacing(" &", with: "")
        let sending = commands[1].replacing("https://localhost:2197", with: #""https://$http2""#)
            .replacing(
                #""https://$http2"/3/device/$(handset token)"#,
                with: #""https://$http2/3/device/$(handset token)""#)
        let result = try CommandResult.line(
            """
            cd '\(folder.path)'
            \(listening) --port http2=0 --port binary=0 --port feedback=0 2> err < /dev/null &
            until [ -e gateway/ready.json ]; do sleep 0.1; done
            http2=$(sed -n 's/.*"http2": "\\(.*\\)",/\\1/p' gateway/ready.json)
            \(sending) -sS
            kill $!; wait $!; cat err
            """)
        let shown = lines.filter { !$0.hasPrefix("$ ") }
        #expect(result.errors == "")
        let printed = result.output.split(separator: "\n").map(String.init)
        func plain(_ line: String) -> String {
            line.replacing("\(folder.path)/", with: "/home/me/")
                .replacing(#/[A-Z0-9]{10}/#, with: "IDENTIFIER")
                .replacing(#/127\.0\.0\.1:\d+/#, with: "PORT")
        }
        for line in shown where line != "…" {
            #expect(printed.map(plain).contains(plain(line)), "\(line)\n\(result.output)")
        }
    }

    @Test(
        "A page shows what its commands print, and their options",
        arguments: try DocumentationPage.allWithGateway())
    func page(page: DocumentationPage) throws {
        try page.check()
    }
}
