import HandsetBrowser
import HandsetTestSupport
import Testing

/// The things that somebody takes away from the page, or off it, in a real browser.
@Suite(
    .waitsForPrograms, .timeLimit(.minutes(30)),
    .needs(.chromium), .needs(.curl)
)
struct PageTicketBrowserTests {
    private let lease: BrowserLease
    private var browser: BrowserSession { lease.browser }

    private static let number = PageAddressBrowserTests.number

    init() throws {
        lease = try BrowserLease()
    }

    /// Chooses an entry of the menu of the notification.
    private func choose(_ entry: String) throws {
        try browser.choose(".dh [aria-haspopup=menu]")
        try browser.evaluate(
            "[...document.querySelectorAll('.menu button')].find((each) => each.textContent === \(BrowserSession.quoted(entry))).click()"
        )
    }

    @Test(
        "A ticket has verdict, phone and matrix, as a picture and as a file that runs nothing",
        .exhaustive)
    func tickets() throws {
        let run = try PageRun()
        try run.push(#"{"aps":{"alert":"<b>x</b>\u0007\u202e","session":"ab-12"}}"#)
        try browser.open(run.page)
        try browser.expectVerdict("Routed, but nothing was opened.")
        try browser.evaluate(
            """
            (() => {
                const make = URL.createObjectURL;
                globalThis.saved = [];
                URL.createObjectURL = (blob) => (saved.push(blob), make.call(URL, blob));
            })()
            """)
        try choose("Save as picture")
        try browser.expect(
            "saved.length && createImageBitmap(saved[0]).then(({ width, height }) => width === 2240 && height > 1000)",
            "true")
        try choose("Save as HTML file")
        let text = try browser.wait(for: "saved[1]?.text() ?? ''") { !$0.isEmpty }
        for part in [
            "<!doctype html>\n<html lang=\"en\"", "default-src 'none'; style-src 'unsafe-inline'",
            "nothing was opened", "class=\"device\"", "<table class=\"mx\">", "ab-12",
            "&lt;b&gt;x&lt;/b&gt;",
        ] { #expect(text.contains(part), "\(part)") }
        for part in ["<script", "<iframe", "<b>x</b>", "src="] {
            #expect(!text.contains(part), "\(part)")
        }
        #expect(browser.messages == [])
    }

    @Test(
        "The list is exported as lines of JSON, the oldest first, as far as the filter shows it",
        .exhaustive)
    func export() throws {
        let run = try PageRun()
        try run.push(
            PageAddressBrowserTests.alert("one"), PageAddressBrowserTests.alert("two"),
            PageAddressBrowserTests.alert("one more"))
        try browser.open("\(run.page)/#?text=one")
        try browser.expect(PageAddressBrowserTests.rows, "row-1,row-3")
        try browser.evaluate(
            """
            URL.createObjectURL = (blob) => (globalThis.saved = blob, "data:,");
            [...document.querySelectorAll('.lf button')].find((each) => each.textContent === 'Export').click();
            """)
        try browser.expect(
            """
            globalThis.saved?.text().then((text) => text.trim().split("\\n").map(JSON.parse)
                .map((each) => [each.number, each.payload.text, each.answer.status, each.headers.length > 0].join(" ")).join("|"))
            """,
            #"1 {"aps":{"alert":"one"}} 200 true|3 {"aps":{"alert":"one more"}} 200 true"#)
    }

    @Test("One is forgotten after a second press, on the phone too, and its row goes", .exhaustive)
    func forgetting() throws {
        let run = try PageRun(["--ios", "17", "--app-state", "background"])
        try run.push(
            PageAddressBrowserTests.alert("one"), PageAddressBrowserTests.alert("two"),
            PageAddressBrowserTests.alert("three"))
        try browser.open("\(run.page)/#2")
        try browser.expect(Self.number, "#2")
        try choose("Delete")
        try browser.expect(
            "document.querySelector('.menu button:last-child').textContent",
            "Delete #2: press again")
        try browser.evaluate("document.querySelector('.menu button:last-child').click()")
        try browser.expect(Self.number, "#1")
        try browser.expect(PageAddressBrowserTests.rows, "row-1,row-3")
        try browser.expect("document.querySelector('.lf .num').textContent", "2 of 10,000 kept")
        try run.push(PageAddressBrowserTests.alert("four"))
        try browser.expect(PageAddressBrowserTests.rows, "row-1,row-3,row-4")
        try browser.expect(
            """
            fetch("/api/v1/phone").then((answer) => answer.json())
                .then(({ notifications }) => notifications.map(({ number }) => number).join())
            """, "4,3,1")
        try browser.evaluate("location.reload()")
        try browser.expect(PageAddressBrowserTests.rows, "row-1,row-3,row-4")
        try browser.open("\(run.page)/#2")
        try browser.expect(
            "document.querySelector('.det .blank')?.textContent",
            "#2Notification 2 is no longer kept.To the newest")
        try browser.choose(".det .blank button")
        try browser.expect(Self.number, "#4")
    }

    @Test(
        "The menu removes the app from the device after a second press, and its sender is told",
        .exhaustive)
    func removal() throws {
        let run = try PageRun()
        try run.push(PageAddressBrowserTests.alert("one"))
        try browser.open(run.page)
        try browser.expect(Self.number, "#1")
        try choose("Remove the app from this device")
        let entry =
            "[...document.querySelectorAll('.menu button')].map((each) => each.textContent).find((text) => text.startsWith('Remove'))"
        try browser.expect(entry, "Remove the app: press again")
        try run.push(PageAddressBrowserTests.alert("two"))
        try browser.expect(PageAddressBrowserTests.rows, "row-1,row-2")
        try browser.choose(".dh [aria-haspopup=menu]")
        for entry in ["Remove the app from this device", "Remove the app: press again"] {
            try browser.evaluate(
                "[...document.querySelectorAll('.menu button')].find((each) => each.textContent === \(BrowserSession.quoted(entry))).click()"
            )
        }
        try browser.expect("document.querySelector('.menu')", "null")
        try run.push(PageAddressBrowserTests.alert("three"))
        try browser.expect(
            """
            fetch("/api/v1/notifications").then((answer) => answer.json())
                .then(({ notifications }) => notifications.map(({ number, note }) => `${number} ${note}`)[0])
            """, "3 410 Unregistered")
    }

    @Test(
        "The title counts what nobody has looked at, and the icon has the worst state of it",
        .exhaustive)
    func title() throws {
        let run = try PageRun(["--ios", "9"])
        try run.push(PageAddressBrowserTests.alert("one"))
        try browser.open("\(run.page)/#1")
        try browser.expect("document.title", "#1 one · Handset")
        let icon = "document.querySelector('link[rel=icon]').dataset.state"
        try browser.expect(icon, "none")
        try run.push(
            #"{"aps":{"alert":"two","session":"42"}}"#,
            #"{"aps":{"alert":"three","session":"ab-12"}}"#)
        try browser.expect("document.title", "(2) #1 one · Handset")
        try browser.expect(icon, "problem")
        try browser.expect(
            "document.querySelector('link[rel=icon]').href.startsWith('data:image/svg+xml,%3Csvg')",
            "true")
        try browser.choose("#row-3")
        try browser.expect("document.title", "(1) #3 three · Handset")
        try browser.expect(icon, "routed")
        #expect(browser.messages == [])
    }
}
