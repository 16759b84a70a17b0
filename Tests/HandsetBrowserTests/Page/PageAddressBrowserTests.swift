import HandsetBrowser
import HandsetTestSupport
import Testing

/// The addresses of the page, in a real browser.
@Suite(
    .waitsForPrograms, .timeLimit(.minutes(30)),
    .needs(.chromium), .needs(.curl)
)
struct PageAddressBrowserTests {
    private let lease: BrowserLease
    private var browser: BrowserSession { lease.browser }

    static let number = "document.querySelector('.dh h2 .q')?.textContent"
    static let tab = "document.querySelector('[role=tab][aria-selected=true]')?.id"
    static let rows =
        "[...document.querySelectorAll('.row:not([hidden])')].map((row) => row.id).sort().join()"

    init() throws {
        lease = try BrowserLease()
    }

    static func alert(_ text: String) -> String { #"{"aps":{"alert":"\#(text)"}}"# }

    @Test(
        "Number, tab, filter and search are in the address, and Back goes the same way", .exhaustive
    )
    func back() throws {
        let run = try PageRun()
        try run.push(#"{"aps":{"alert":"one","session":"ab-12"}}"#, Self.alert("two"))
        try browser.open(run.page)
        try browser.expect(Self.number, "#2")
        try browser.expect("location.hash", "")
        try browser.choose("#row-1")
        try browser.expect("location.hash", "#1")
        try browser.choose("#tab-matrix")
        try browser.expect("location.hash", "#1/matrix")
        try browser.choose(".chip[data-state=problem]")
        try browser.expect("location.hash", "#1/matrix?state=problem")
        try browser.press("/")
        for letter in ["o", "n"] { try browser.type(letter) }
        try browser.expect("location.hash", "#1/matrix?state=problem&text=on")
        // All that was typed is one step.
        try browser.evaluate("history.back()")
        try browser.expect("location.hash", "#1/matrix?state=problem")
        try browser.expect("document.getElementById('search').value", "")
        try browser.evaluate("history.back()")
        try browser.expect(Self.rows, "row-1,row-2")
        try browser.expect(Self.tab, "tab-matrix")
        try browser.evaluate("history.back()")
        try browser.expect(Self.tab, "tab-printed")
        // Before that, each new one was chosen.
        try browser.evaluate("history.back()")
        try browser.expect(Self.number, "#2")
        try run.push(Self.alert("three"))
        try browser.expect(Self.number, "#3")
        try browser.evaluate("history.forward()")
        try browser.expect(Self.number, "#1")
        #expect(browser.messages == [])
    }

    @Test("An address opens the same in another browser, and after a reload", .exhaustive)
    func opened() throws {
        let run = try PageRun()
        try run.push(Self.alert("one"), Self.alert("two"), Self.alert("three"))
        for address in ["\(run.page)/#1/hazards?text=two", nil] {
            if let address {
                try browser.open(address)
            } else {
                try browser.evaluate("location.reload()")
            }
            try browser.expect(Self.number, "#1")
            try browser.expect(Self.tab, "tab-hazards")
            try browser.expect("document.getElementById('search').value", "two")
            try browser.expect(Self.rows, "row-2")
        }
        // One of an earlier run is not waited for.
        try browser.open("\(run.page)/#99")
        try browser.expect(Self.number, "#3")
        try browser.expect(
            "document.querySelector('.strip span').textContent",
            "There is no notification 99: the last one is 3. Was Handset started again?")
        try browser.expect("location.hash", "")
        #expect(browser.messages == [])
    }
}
