import HandsetBrowser
import HandsetTestSupport
import Testing

/// The browser of the tests, whose page changes while a test looks at it.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30)), .needs(.chromium), .needs(.curl))
struct BrowserSessionTests {
    @Test("A document that loads itself anew is looked at again", .exhaustive)
    func leftDocument() throws {
        let lease = try BrowserLease()
        let run = try PageRun()
        try lease.browser.open(run.page)
        // The first document never gives a value.
        let value = try lease.browser.wait(
            for: """
                sessionStorage.getItem("anew") ? "the next document"
                    : new Promise(() => { sessionStorage.setItem("anew", "yes"); location.reload(); })
                """,
            until: { $0 == "the next document" })
        #expect(value == "the next document")
    }
}
