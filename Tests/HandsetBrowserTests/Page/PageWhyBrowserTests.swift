import HandsetBrowser
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// *Why not?* on what is lost, in a real browser.
@Suite(
    .waitsForPrograms, .timeLimit(.minutes(30)),
    .needs(.chromium), .needs(.curl)
)
struct PageWhyBrowserTests {
    private let lease: BrowserLease
    private var browser: BrowserSession { lease.browser }

    init() throws {
        lease = try BrowserLease()
    }

    private static let options = [
        "--app", "modern", "--app-state", "not-running", "--action", "tap", "--device",
        "lateDelegate=true",
    ]

    @Test(
        "The verdict and each red cell of the matrix name the mistake and its remedy", .exhaustive)
    func causes() throws {
        let run = try PageRun(Self.options)
        try run.push(#"{"aps":{"alert":"x","session":"42"}}"#)
        try browser.open("\(run.page)/#1/matrix")
        try browser.expectVerdict("Lost.")
        // A tap at once is no notification that nobody tapped.
        try browser.expect(
            "document.querySelector('.verdict .say').textContent.includes('Nobody')", "false")
        try browser.evaluate("document.querySelector('.verdict .whynot').open = true")
        try browser.expect(
            "document.querySelector('.verdict .causes code')?.textContent", "late-delegate")
        try browser.expect(
            "document.querySelector('.verdict .causes pre')?.textContent",
            "UNUserNotificationCenter.current().delegate = self")
        try browser.choose("[data-keep=cell-active-tap]")
        try browser.expect("document.querySelectorAll('.cell .whynot').length", "0")
        try browser.choose("[data-keep=cell-force-quit-tap]")
        try browser.evaluate("document.querySelector('.cell .whynot').open = true")
        try browser.expect(
            "document.querySelector('.cell .causes code')?.textContent", "late-delegate")
        #expect(browser.messages == [])
    }

    @Test(
        "The API names the causes in the state and after the action that are asked for", .exhaustive
    )
    func call() throws {
        let run = try PageRun(["--app", "modern"])
        try run.push(#"{"aps":{"alert":"x","badge":"3","content-available":0}}"#)
        func codes(_ query: String) throws -> String {
            try CommandResult.line(
                "curl -sS '\(run.page)/api/v1/notifications/1/why\(query)' | jq -r '[.causes[]? | select(.explains).code] | join(\",\")'"
            ).output
        }
        #expect(try codes("?app-state=background&action=nothing") == "content-available-form\n")
        let status = try CommandResult.line(
            "curl -sS -o /dev/null -w '%{http_code}' '\(run.page)/api/v1/notifications/1/why?app-state=asleep'"
        )
        #expect(status.output == "400")
    }
}
