import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// The pages of the documentation show what happens.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct PageTests {
    /// The pages whose examples run without the gateway.
    static func pages() throws -> [DocumentationPage] {
        try DocumentationPage.allWithoutGateway()
    }

    /// True for the page whose examples need a browser.
    private static func needsBrowser(_ page: DocumentationPage) -> Bool {
        page.path.hasSuffix("/WebView.md")
    }

    @Test(
        "A page shows what its commands print, and their options",
        arguments: Sweep.every(17, of: try pages().filter { !needsBrowser($0) }))
    func page(page: DocumentationPage) throws {
        try page.check { try CommandResult.line($0, joiningStreams: true).output }
    }

    @Test(
        "A page of the web view shows what its commands print", .needs(.chromium), .exhaustive,
        arguments: try pages().filter { needsBrowser($0) })
    func pageOfWebView(page: DocumentationPage) throws {
        try page.check()
    }

    private struct Help: Decodable {
        struct Command: Decodable {
            let commandName: String
            let subcommands: [Command]?
        }

        let command: Command
    }

    @Test("Each subcommand has a page with its option table")
    func subcommands() throws {
        let help = try CommandResult.handset("--experimental-dump-help").output
        let command = try JSONDecoder().decode(Help.self, from: Data(help.utf8)).command
        let names = (command.subcommands ?? []).map(\.commandName).filter { $0 != "help" }
        #expect(names.count > 10)
        let pages = try Self.pages() + DocumentationPage.allWithGateway()
        for name in names {
            let page = pages.first { $0.path.hasSuffix(".docc/Commands/\(name.capitalized).md") }
            #expect(page?.subcommands == [name], "handset \(name)")
        }
    }
}
