import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// The manual pages say what the commands do.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct ManualTests {
    @Test("A manual page is what its command makes", arguments: try ManualPage.all())
    func page(page: ManualPage) throws {
        try page.check()
    }

    @Test("Each manual page belongs to a command")
    func noOthers() throws {
        let files = try Repository.files(in: ManualPage.folder, endingIn: [""])
        #expect(try files.sorted() == ManualPage.all().map(\.path).sorted())
    }

    @Test(
        "No manual page has anything that mandoc warns about",
        .needs(.mandoc))
    func lint() throws {
        let result = try CommandResult.line(
            "cd \(ManualPage.folder) && mandoc -T lint -W style *.1")
        #expect(result.output + result.errors == "")
        #expect(result.status == 0)
    }
}
