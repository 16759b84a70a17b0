import HandsetBrowser
import HandsetTestSupport
import Testing

/// The things that somebody works in on the page while notifications come, in a real browser.
@Suite(
    .waitsForPrograms, .timeLimit(.minutes(30)),
    .needs(.chromium), .needs(.curl)
)
struct PageWorkBrowserTests {
    private let lease: BrowserLease
    private var browser: BrowserSession { lease.browser }

    private static let number = PageAddressBrowserTests.number
    private static let question = "document.querySelector('.det > .strip span')?.textContent ?? ''"

    init() throws {
        lease = try BrowserLease()
    }

    @Test(
        "An open tab and a comparison stay when others come, until the newest is asked for",
        .exhaustive)
    func staying() throws {
        let run = try PageRun()
        try run.push(
            PageAddressBrowserTests.alert("one"), PageAddressBrowserTests.alert("two"))
        try browser.open(run.page)
        try browser.expect(Self.number, "#2")
        try browser.press("c")
        try browser.expect("document.querySelectorAll('#comparison .diff').length", "1")
        try run.push(PageAddressBrowserTests.alert("three"))
        try browser.expect("document.getElementById('newer')?.textContent", "1 newerN")
        try browser.expect(Self.number, "#2")
        try browser.expect("document.querySelectorAll('#comparison .diff').length", "1")
        try browser.choose("#newer")
        try browser.expect(Self.number, "#3")
        try run.push(PageAddressBrowserTests.alert("four"))
        try browser.expect(Self.number, "#4")
        // Whoever scrolls reads.
        try browser.resize(1440, 300)
        try browser.evaluate("document.getElementById('details').scrollTop = 60")
        try browser.expect("location.hash", "#4/payload")
        try run.push(PageAddressBrowserTests.alert("five"))
        try browser.expect("document.getElementById('newer').hidden", "false")
        try browser.expect("document.getElementById('details').scrollTop", "60")
        #expect(browser.messages == [])
    }

    @Test(
        "A change of the notification changes what it concerns, and no other part of the details",
        .exhaustive)
    func parts() throws {
        let run = try PageRun(["--ios", "17", "--app-state", "background"])
        let long = String(repeating: "x", count: 400)
        try run.push(#"{"aps":{"alert":"\#(long)","session":"7C41D9"}}"#)
        try browser.open(run.page)
        try browser.expectVerdict("Waiting.")
        try browser.choose(".p-printed .fold")
        try browser.expect("document.querySelector('.p-printed .fold')", "null")
        try browser.press("t")
        try browser.expect(
            "document.querySelector('.verdict .say b').textContent === 'Waiting.'", "false")
        try browser.expect("document.querySelector('.p-printed .tl') !== null", "true")
        try browser.expect("document.querySelector('.p-printed .code .fold')", "null")
    }

    @Test(
        "What was edited is left by an answer alone, by Esc, another row, Back or a reload",
        .exhaustive)
    func editing() throws {
        let run = try PageRun()
        try run.push(
            PageAddressBrowserTests.alert("one"), PageAddressBrowserTests.alert("two"))
        try browser.open(run.page)
        try browser.expect(Self.number, "#2")
        try browser.choose("#row-1")
        try browser.expect(Self.number, "#1")
        // Nothing was changed: the other row takes the place of the editor.
        try browser.press("e")
        try browser.expect("document.activeElement.tagName", "TEXTAREA")
        try browser.choose("#row-2")
        try browser.expect(Self.number, "#2")
        try browser.press("e")
        try browser.type("x")
        for (reason, leaving) in [
            ("row", "document.getElementById('row-1').click()"), ("back", "history.back()"),
        ] {
            try browser.evaluate(leaving)
            try browser.expect(Self.question, "What you changed was not sent.")
            try browser.expect(
                "document.querySelector('.row[aria-selected=true]').id + location.hash", "row-2#2")
            try browser.press("Escape")
            try browser.expect(Self.question, "")
            try browser.expect("document.activeElement.value[0]", "x")
            #expect(reason != "")
        }
        // Esc asks, and Esc again is no answer.
        for expected in ["What you changed was not sent.", "", "What you changed was not sent."] {
            try browser.press("Escape")
            try browser.expect(Self.question, expected)
            try browser.expect("document.querySelector('.ed')?.value[0]", "x")
        }
        try browser.expect(
            "dispatchEvent(new Event('beforeunload', { cancelable: true }))", "false")
        try run.push(PageAddressBrowserTests.alert("three"))
        try browser.expect("document.getElementById('row-3') !== null", "true")
        try browser.expect("document.querySelector('.ed')?.value[0]", "x")
        try browser.evaluate("document.getElementById('row-1').click()")
        try browser.choose(".det > .strip button")
        try browser.expect(Self.number, "#1")
        try browser.expect("dispatchEvent(new Event('beforeunload', { cancelable: true }))", "true")
        #expect(browser.messages == [])
    }
}
