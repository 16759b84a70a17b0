import HandsetBrowser
import HandsetTestSupport
import Testing

/// The list of the page, its filters and the overview beside it, in a real browser.
@Suite(
    .waitsForPrograms, .timeLimit(.minutes(30)),
    .needs(.chromium), .needs(.curl)
)
struct PageListBrowserTests {
    private let lease: BrowserLease
    private var browser: BrowserSession { lease.browser }

    init() throws {
        lease = try BrowserLease()
    }

    private func press(_ name: String) throws {
        try browser.evaluate(
            "[...document.querySelectorAll('.lf button')].find((each) => each.textContent === \(BrowserSession.quoted(name))).click()"
        )
    }

    @Test(
        "The sign for findings goes from a row as soon as its notification went wrong", .exhaustive)
    func findings() throws {
        let run = try PageRun([])
        let isHidden = "document.querySelector('#row-1 .hz')?.hidden"
        try browser.open(run.page)
        try browser.expect("document.querySelector('.live')?.textContent", "Live")
        try run.push(#"{"aps":{"alert":"one"},"note":"session = 42\");x();(\";"}"#)
        try browser.expectVerdict("Waiting.")
        try browser.expect(isHidden, "false")
        // The second line is where it is in a row without the sign.
        let place = "document.querySelector('#row-1 .d').getBoundingClientRect().top"
        let top = try browser.evaluate(place)
        try browser.click(".a-tap")
        try browser.expectVerdict("The session broke out.")
        try browser.expect(isHidden, "true")
        try browser.expect(place, top)
    }

    @Test("Filters have words and numbers, and the line below says how many match", .exhaustive)
    func words() throws {
        let run = try PageRun()
        try run.push(
            PageAddressBrowserTests.alert("one"), #"{"aps":{"alert":"two","session":"42"}}"#,
            PageAddressBrowserTests.alert("three"))
        try browser.open(run.page)
        try browser.expect(
            "[...document.querySelectorAll('.chip:not([hidden])')].map((chip) => chip.innerText.replace(/\\s+/g, ' ').trim()).join()",
            "All 3,Routed 1,Opens nothing 2")
        try browser.expect("document.querySelector('.lf .num').textContent", "3 of 10,000 kept")
        try browser.choose(".chip[data-state=none]")
        try browser.expect("document.querySelector('.lf .num').textContent", "2 of 3 shown")
        try browser.press("/")
        try browser.type("thr")
        try browser.expect("document.querySelector('.lf .num').textContent", "1 of 3 shown")
    }

    @Test("What is usual is no bar in the overview: a rare state is seen among it", .exhaustive)
    func rail() throws {
        let run = try PageRun(["--ios", "17", "--app-state", "background"])
        let waiting = #"{"aps":{"alert":"x","session":"42"}}"#
        try run.push(waiting, waiting, waiting, waiting, waiting)
        try browser.open(run.page)
        try browser.expect(
            """
            Promise.all(Array.from({ length: 25 }, () => fetch("/api/v1/notifications",
                { method: "POST", headers: { "content-type": "application/json" }, body: '{"aps":{"alert":"x","session":"42"}}' }))).then((all) => all.length)
            """, "25")
        try browser.expect("document.querySelector('.map').hidden", "false")
        let colours = """
            (() => {
                const { width, height } = document.querySelector('.map canvas');
                const pixels = document.querySelector('.map canvas').getContext('2d').getImageData(0, 0, width, height).data;
                let count = 0;
                for (let index = 3; index < pixels.length; index += 4) if (pixels[index] > 0) count += 1;
                return width > 18 || count > width * 3 ? `a bar of ${count}` : count > 0 ? "a tick" : "nothing";
            })()
            """
        try browser.expect(colours, "nothing")
        try browser.press("k")
        try run.push(headers: ["apns-push-type: voip"], waiting)
        try browser.expect(
            "document.querySelectorAll('.chip[data-state=rejected]:not([hidden])').length", "1")
        try browser.expect(colours, "a tick")
    }

    @Test(
        "Who forgets none goes on at the button; after all were forgotten, the next one is shown",
        .exhaustive)
    func forgetAll() throws {
        let run = try PageRun()
        try run.push(PageAddressBrowserTests.alert("one"), PageAddressBrowserTests.alert("two"))
        try browser.open("\(run.page)/#1")
        try browser.expect(PageAddressBrowserTests.number, "#1")
        let focus = "document.activeElement.textContent"
        try press("Delete all")
        try browser.expect(focus, "Keep")
        try browser.press("Escape")
        try browser.expect(focus, "Delete all")
        try press("Delete all")
        try press("Keep")
        try browser.expect(focus, "Delete all")
        try press("Delete all")
        try press("Delete")
        try browser.expect(
            "document.querySelector('.det').textContent",
            "Nothing is here now. What comes next is shown at once.")
        try browser.expect("document.activeElement.id", "rows")
        try browser.expect("location.hash", "")
        try run.push(PageAddressBrowserTests.alert("three"))
        try browser.expect(PageAddressBrowserTests.number, "#3")
    }

    @Test(
        "After a restart with a record, what came before is in the list again, and new ones follow",
        .exhaustive)
    func recorded() throws {
        let port = ReservedPort.next()
        let folder = try TemporaryFolder()
        let options = ["--app", "classic", "--record", folder.path("sent")]
        var run = try PageRun(options, port: port)
        try run.push(
            PageAddressBrowserTests.alert("one"), #"{"aps":{"alert":"two","session":"A1"}}"#)
        try browser.open("\(run.page)/#1")
        try browser.expect(PageAddressBrowserTests.number, "#1")
        run.kill()
        try browser.expect("document.querySelector('.live').textContent", "Not connected")
        run = try PageRun(options, port: port)
        try run.push(PageAddressBrowserTests.alert("three"))
        try browser.expect("document.querySelector('.dh h2')?.textContent", "three #3")
        try browser.expect(PageAddressBrowserTests.rows, "row-1,row-2,row-3")
        try browser.choose("#row-2")
        try browser.expectVerdict("Routed.")
        try browser.expect(
            "document.querySelector('.strip span').textContent",
            "Handset was started again. What was not recorded is gone.")
    }

    @Test("After a restart the next one is shown, although a row had been chosen", .exhaustive)
    func restart() throws {
        let port = ReservedPort.next()
        var run = try PageRun(port: port)
        try run.push(PageAddressBrowserTests.alert("one"), PageAddressBrowserTests.alert("two"))
        try browser.open("\(run.page)/#1")
        try browser.expect(PageAddressBrowserTests.number, "#1")
        run.kill()
        try browser.expect("document.querySelector('.live').textContent", "Not connected")
        run = try PageRun(port: port)
        // The tab learns of it later: its address has the number of another one now.
        try run.push(
            PageAddressBrowserTests.alert("after"), PageAddressBrowserTests.alert("newest"))
        try browser.expect("document.querySelector('.dh h2')?.textContent", "newest #2")
        try browser.expect("location.hash", "")
    }
}
