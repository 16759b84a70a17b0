import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// The commands of the page about broadcasts work as they stand there.
@Suite(
    .waitsForPrograms, .timeLimit(.minutes(30)),
    .needs(.curl))
struct BroadcastsPageTests {
    @Test("The commands create a channel, list it, send to it and delete it")
    func commands() throws {
        let page = "Sources/Core/Handset/Handset.docc/Broadcasts.md"
        let block = try #require(try DocumentationPage(page).blocks("sh").first)
            .replacing("localhost:2197", with: "$http2").replacing("gateway/", with: "state/")
        let output = try ListenRun().run("", block + "\nstop TERM; tail -1 err")
        #expect(
            output.replacing(#/[A-Za-z0-9+\/]{22}==/#, with: "CHANNEL") == """
                {"channels":["CHANNEL"]}status 0
                handset: 1 received = 0 delivered + 1 broadcast; 3 channel requests

                """)
    }
}
