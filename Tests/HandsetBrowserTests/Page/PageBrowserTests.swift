import Foundation
import HandsetBrowser
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// The page in a real browser; the tests share a few.
@Suite(
    .waitsForPrograms, .timeLimit(.minutes(30)),
    .needs(.chromium), .needs(.curl)
)
struct PageBrowserTests {
    private let lease: BrowserLease
    private var browser: BrowserSession { lease.browser }

    private static let ready = #"""
        {"aps":{"alert":{"title":"Table ready","subtitle":"Bistro Nord","body":"Party of 4."},"badge":1,\#
        "session":"7C41D9"}}
        """#
    private static let quotes =
        #"{"aps":{"alert":"Your order is ready","session":"ab-12","sound":"default"}}"#

    /// The first lines of the rows, from the top.
    private static let rows = #"""
        [...document.querySelectorAll('.row:not([hidden])')].sort((a, b) => a.ariaPosInSet - b.ariaPosInSet)
            .map((row) => row.querySelector('.t').textContent.trim()).join('|')
        """#

    init() throws {
        lease = try BrowserLease()
    }

    /// Opens the page of a run, and waits until it is connected.
    private func open(_ run: PageRun) throws {
        try browser.open(run.page)
        let live = try browser.wait(
            for: "document.querySelector('.live')?.textContent ?? ''"
        ) { $0 == "Live" }
        #expect(live == "Live")
    }

    @Test(
        "The empty page offers samples; one of them goes to the phone, and its session is shown",
        .exhaustive)
    func samples() throws {
        let run = try PageRun()
        try open(run)
        try browser.expect(
            "document.querySelector('.start h2')?.textContent", "Send your first push")
        let recipe = try browser.evaluate("document.querySelector('.curl pre').textContent")
        #expect(recipe.hasPrefix("curl --http2-prior-knowledge"))
        try browser.click(".smp button")
        try browser.expectVerdict("Routed. ")
        try browser.expect(Self.rows, "Table ready Bistro Nord")
        try browser.expect("document.querySelector('.start')", "null")
        #expect(browser.messages == [])
    }

    @Test("The command of the recipe, run as it stands, brings a notification", .exhaustive)
    func recipe() throws {
        let run = try PageRun()
        try open(run)
        let text = "document.querySelector('.curl pre')?.textContent ?? ''"
        let recipe = try browser.wait(for: text) { $0.contains("/3/device/") }
        let result = try CommandResult.line(recipe)
        #expect(result.status == 0, "\(result.errors)")
        try browser.expect(Self.rows, "Your table is ready")
        // The same again, by the line in the tab Sender.
        try browser.expectVerdict("Routed. ")
        try browser.choose("#tab-sender")
        let again = try browser.wait(
            for: """
                (document.querySelectorAll('.p-sender .fold').forEach((each) => each.click()),
                document.querySelector('.p-sender pre').textContent)
                """
        ) { $0.contains("/3/device/") }
        #expect(try CommandResult.line(again).status == 0)
        try browser.expect(Self.rows, "Your table is ready|Your table is ready")
    }

    @Test(
        "The recipe of a language, copied as it stands, is run by a shell", .exhaustive,
        .needs(.node))
    func program() throws {
        let run = try PageRun()
        try open(run)
        try browser.choose(".curl [role=tab]:nth-child(2)")
        let recipe = try browser.wait(for: "document.querySelector('.curl pre').textContent") {
            $0.contains("END_OF_PROGRAM")
        }
        let folder = try TemporaryFolder()
        let result = try CommandResult.line("cd '\(folder.path)' || exit\n\(recipe)")
        try #require(result.status == 0, "\(result.errors)")
        try browser.expect("document.querySelectorAll('.row:not([hidden])').length", "1")
    }

    @Test(
        "Filters by state and by text leave those that match, also of those that come later",
        .exhaustive)
    func filters() throws {
        let run = try PageRun()
        try run.push(Self.ready, Self.quotes, #"{"aps":{"alert":"hello"}}"#)
        try open(run)
        try browser.expect(Self.rows, "hello|Your order is ready|Table ready Bistro Nord")
        try browser.click(".chip[title^='Went wrong']")
        try browser.expect(Self.rows, "Your order is ready")
        try run.push(Self.ready, Self.quotes)
        try browser.expect(Self.rows, "Your order is ready|Your order is ready")
        try browser.press("Escape")
        try browser.press("/")
        try browser.type("bistro")
        try browser.expect(Self.rows, "Table ready Bistro Nord|Table ready Bistro Nord")
        try browser.press("Escape")
        try browser.type("#3")
        try browser.expect(Self.rows, "hello")
        try browser.type("9")
        try browser.expect(
            "document.querySelector('.blank:not([hidden])')?.textContent",
            "Nothing matches. Show all")
    }

    @Test(
        "Hostile texts are texts: nothing of them is an element, and hidden characters are signs",
        .exhaustive)
    func hostileText() throws {
        let run = try PageRun()
        try run.push(
            #"""
            {"aps":{"alert":{"title":"<img src=x onerror=alert(1)>\u202e\u001b[31m","body":"</script>{{7*7}}"},\#
            "session":"<b>x</b>"},"<i>key</i>\u200b":"javascript:alert(1)"}
            """#)
        try open(run)
        try browser.expect(
            Self.rows, "<img src=x onerror=alert(1)>\u{202e}\u{1b}[31m </script>{{7*7}}")
        try browser.expectVerdict("Routed")
        for tab in ["payload", "printed", "callbacks", "matrix", "hazards", "sender"] {
            try browser.choose("#tab-\(tab)")
            try browser.expect("document.querySelector('.panel.p-\(tab)') !== null", "true")
            let found = try browser.evaluate(
                "document.querySelectorAll('img, b b, .panels i:not(.meter i), a[href^=javascript], base, [onerror]').length"
            )
            #expect(found == "0", "\(tab)")
        }
        let signs = try browser.evaluate(
            "[...document.querySelectorAll('.row .ctl')].map((each) => each.dataset.sign).join(' ')"
        )
        #expect(signs == "RLO ESC")
        #expect(browser.messages == [])
    }

    @Test("An edited payload is sent again, and what was sent stays", .exhaustive)
    func edit() throws {
        let run = try PageRun()
        try run.push(Self.quotes)
        try open(run)
        try browser.expectVerdict("Routed, but nothing was opened.")
        try browser.press("e")
        try browser.expect("document.activeElement.tagName", "TEXTAREA")
        try browser.evaluate(
            #"""
            (() => {
                const field = document.querySelector('.ed');
                field.value = '{"aps":{"alert":"Your order is ready","session":"AB12"}';
                field.dispatchEvent(new Event('input'));
            })()
            """#)
        try browser.expect(
            "document.querySelector('.ed + p span').textContent",
            "Line 1, column 56: a } is missing.")
        try browser.evaluate(
            "(() => { const field = document.querySelector('.ed'); field.value += '}'; field.dispatchEvent(new Event('input')); })()"
        )
        try browser.expect("document.querySelectorAll('.diff li.add em').length > 0", "true")
        try browser.press("Enter", isControlHeld: true)
        try browser.expectVerdict("Routed. ")
        try browser.expect("document.querySelector('.dh h2').textContent", "Your order is ready #2")
        try browser.expect("document.querySelector('.verdict code').textContent", "AB12")
        let first = try CommandResult.line(
            "curl -sS '\(run.page)/api/v1/notifications/1' | jq -r .payload.text")
        #expect(first.output == Self.quotes + "\n")
    }

    @Test("The keyboard alone reaches rows, tabs, the filter and the list of keys", .exhaustive)
    func keyboard() throws {
        let run = try PageRun()
        try run.push(Self.ready, Self.quotes)
        try open(run)
        try browser.expect(
            "document.querySelector('.dh h2')?.textContent", "Your order is ready #2")
        // The first stops are the links that lead over the bar.
        try browser.press("Tab")
        try browser.expect("document.activeElement.textContent", "To the list")
        try browser.press("Enter")
        try browser.expect("document.activeElement.id", "rows")
        try browser.press("ArrowDown")
        try browser.expect(
            "document.querySelector('.dh h2').textContent",
            "Table ready Bistro Nord #1".replacing(" Bistro Nord", with: ""))
        try browser.expect(
            "document.getElementById(document.getElementById('rows').getAttribute('aria-activedescendant')).ariaSelected",
            "true")
        try browser.press("4")
        try browser.expect("document.activeElement.id", "tab-matrix")
        try browser.press("ArrowRight")
        try browser.expect(
            "document.querySelector('.p-hazards') !== null && document.activeElement.id",
            "tab-hazards")
        try browser.press("?")
        try browser.expect("document.querySelector('[role=dialog]')?.ariaLabel", "Keys")
        try browser.press("Escape")
        try browser.expect("document.querySelector('[role=dialog]')", "null")
        try browser.press("n")
        try browser.expect("document.querySelector('.dh h2').textContent", "Your order is ready #2")
    }

    /// Connects again without waiting.
    ///
    /// The page may have done that by itself; the first button would then close what it says of it.
    private static let tryNow = """
        [...document.querySelectorAll('.strip button')]
            .find((each) => each.textContent === "Try now")?.click()
        """

    @Test(
        "After a lost connection events go on where they stopped; after a restart the page says so",
        .exhaustive)
    func connection() throws {
        let ports = [ReservedPort.next(), ReservedPort.next()]
        var run = try PageRun(port: ports[0])
        let (relay, page) = try run.relay(port: ports[1])
        try browser.open(page)
        try browser.expect("document.querySelector('.live')?.textContent", "Live")
        try run.push(Self.ready)
        try browser.expect(Self.rows, "Table ready Bistro Nord")
        PageRun.kill(relay)
        try browser.expect("document.querySelector('.live').textContent", "Not connected")
        try browser.expect(
            "document.getElementById('assertive').textContent",
            "The connection to Handset was lost.")
        try run.push(Self.quotes)
        let (again, _) = try run.relay(port: ports[1])
        defer { PageRun.kill(again) }
        try browser.evaluate(Self.tryNow)
        try browser.expect("document.querySelector('.live').textContent", "Live")
        try browser.expect(Self.rows, "Your order is ready|Table ready Bistro Nord")
        run.kill()
        try browser.expect("document.querySelector('.live').textContent", "Not connected")
        run = try PageRun(port: ports[0])
        try browser.evaluate(Self.tryNow)
        try browser.expect(
            "[...document.querySelectorAll('.strip')].map((each) => each.querySelector('span').textContent).join()",
            "Handset was started again. What was not recorded is gone.")
        try browser.expect(Self.rows, "")
        try run.push(#"{"aps":{"alert":"after the restart"}}"#)
        try browser.expect(Self.rows, "after the restart")
    }

    @Test("Screen readers find the parts by their roles and names", .exhaustive)
    func accessibility() throws {
        let run = try PageRun()
        try run.push(Self.ready)
        try open(run)
        try browser.expectVerdict("Routed. ")
        let tree = try browser.accessibilityTree()
        for part in [
            "heading: Handset", "region: Notification 1", "listbox: Notifications, newest first",
            "tablist: Details",
            "tab: Printed", "tabpanel: Printed", "radiogroup: Device", "radio: Online",
            "radiogroup: Theme",
            "searchbox: Search", "navigation: Views", "heading: Table ready #1",
            "region: Printed text",
        ] where part != "navigation: Views" {
            #expect(tree.contains(part), "\(part)")
        }
        let unnamed = tree.filter { line in
            ["button", "link", "textbox", "combobox", "radio", "tab", "checkbox"].contains {
                line == "\($0): "
            }
        }
        #expect(unnamed == [])
        #expect(tree.contains { $0.hasPrefix("option: Routed Table ready Bistro Nord") })
    }

    @Test(
        "A notification is new until somebody looks at it, and the sender's tab tells of its answer",
        .exhaustive
    )
    func newAndAnswered() throws {
        let run = try PageRun()
        try open(run)
        try run.push(#"{"aps":{"content-available":1}}"#)
        try browser.expect(Self.rows, "Silent push content-available")
        // Chosen by hand, it stays when others come.
        try browser.choose("#row-1")
        try run.push(Self.ready, Self.quotes)
        let marks =
            "[...document.querySelectorAll('.row:not([hidden]) .fresh:not([hidden])')].map((mark) => mark.closest('.row').id).sort().join()"
        try browser.expect(marks, "row-2,row-3")
        try browser.choose("#row-2")
        try browser.expect(marks, "row-3")
        try browser.choose("#tab-sender")
        try browser.expect(
            "[...[...document.querySelectorAll('.p-sender .tb')].at(-1).querySelectorAll('th')].map((each) => each.textContent).join()",
            ":status,apns-id,apns-unique-id")
        let timing = try browser.evaluate(
            "[...document.querySelectorAll('.p-sender dt')].map((each) => each.textContent).join()")
        #expect(timing.hasPrefix("Answer,Came,Answered,"))
        // The answer that is taken is taken from the bar too.
        try browser.choose("#fail-next button.b")
        try browser.expect("document.querySelector('#fail-next .armed')?.textContent", "1 left")
        try run.push(Self.ready)
        try browser.expect("document.querySelectorAll('.row:not([hidden])').length", "4")
        try browser.press("n")
        try browser.expectVerdict("Rejected.")
        try browser.expect("document.querySelector('#fail-next .armed')", "null")
        try browser.expect(
            "document.querySelector('.p-sender pre')?.textContent.startsWith('{\"reason\":\"Unregistered\"')",
            "true")
        // Why a sender was refused is beside its answer.
        try run.push(headers: ["apns-push-type: voip"], Self.ready)
        try browser.expect("document.querySelectorAll('.row:not([hidden])').length", "5")
        try browser.press("n")
        try browser.expect(
            "[...document.querySelectorAll('.p-sender dt')].find((each) => each.textContent === 'Why')?.nextSibling.textContent.includes('ends in .voip')",
            "true")
        #expect(browser.messages == [])
    }

    @Test(
        "With forced colours what is chosen has an outline, and wide text fits", .exhaustive
    )
    func forcedColours() throws {
        let run = try PageRun()
        try run.push(Self.ready, Self.quotes)
        try open(run)
        try browser.expectVerdict("Routed, but nothing")
        try browser.setTheme("light", forcesColors: true)
        for chosen in [
            ".row[aria-selected=true]", ".seg > [aria-checked=true]", ".chip[aria-pressed=true]",
        ] {
            try browser.expect(
                "getComputedStyle(document.querySelector('\(chosen)')).outlineStyle", "solid")
        }
        try browser.setTheme("light")
        // Text spacing as in WCAG 2.2, 1.4.12.
        try browser.evaluate(
            """
            (() => {
                const sheet = new CSSStyleSheet();
                sheet.replaceSync("* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }");
                document.adoptedStyleSheets = [sheet];
            })()
            """)
        for width in [360, 640, 1280] {
            try browser.resize(width, 900)
            let wide = try browser.evaluate(
                """
                [document.documentElement, ...document.querySelectorAll('.phone-pane, .list-pane, .det, .b, .is span, .tabs button')]
                    .filter((each) => each.offsetParent && each.scrollWidth > each.clientWidth + 1).map((each) => each.textContent.slice(0, 20)).join()
                """)
            #expect(wide == "", "\(width)")
        }
    }

    @Test("Nothing is wider than the window, at each width and in each tab", .exhaustive)
    func widths() throws {
        let run = try PageRun()
        try run.push(Self.ready, Self.quotes)
        try open(run)
        try browser.expectVerdict("Routed, but nothing")
        for width in Sweep.every(2, of: [360, 390, 768, 1024, 1180, 1440, 1920, 2560]) {
            try browser.resize(width, 900)
            for view in width < 768 ? ["phone", "list", "details"] : ["details"] {
                try browser.choose(".nav [data-view=\(view)]")
                for tab in view == "details"
                    ? ["payload", "printed", "callbacks", "matrix", "hazards", "sender"] : [""]
                {
                    if !tab.isEmpty {
                        try browser.choose("#tab-\(tab)")
                    }
                    let wide = try browser.evaluate(
                        """
                        [document.documentElement, ...document.querySelectorAll('.phone-pane, .list-pane, .det')]
                            .filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.className).join()
                        """)
                    #expect(wide == "", "\(width) \(view) \(tab)")
                }
            }
        }
    }
}
