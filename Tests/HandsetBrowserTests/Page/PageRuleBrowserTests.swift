import HandsetBrowser
import HandsetTestSupport
import Testing

extension PageBrowserTests {
    /// The rules of axe-core on the page in its states.
    @Suite(.waitsForPrograms) struct RuleTests {
        private let lease: BrowserLease
        private var browser: BrowserSession { lease.browser }

        private static let ready = #"""
            {"aps":{"alert":{"title":"Table ready","subtitle":"Bistro Nord","body":"Party of 4."},"badge":1,\#
            "session":"7C41D9"}}
            """#
        private static let quotes =
            #"{"aps":{"alert":"Your order is ready","session":"ab-12","sound":"default"}}"#

        init() throws {
            lease = try BrowserLease()
        }

        private func open(_ run: PageRun) throws {
            try browser.open(run.page)
            try browser.expect("document.querySelector('.live')?.textContent", "Live")
        }

        @Test(
            "axe-core finds nothing to mend, in each tab and state, in both themes", .exhaustive,
            .needs(.pythonPackage("axe_playwright_python")))
        func rules() throws {
            let run = try PageRun(["--ios", "17", "--app-state", "background"])
            try open(run)
            try browser.run(AxeCore.script ?? "")
            func check(_ name: String) throws {
                let found = try browser.evaluate(
                    """
                    axe.run(document, { resultTypes: ["violations"], iframes: false }).then((result) => result.violations
                        .map((each) => `${each.id}: ${each.nodes.map((node) => node.target.join(" ")).join(", ")}`).join("; "))
                    """)
                #expect(found == "", "\(name)")
            }
            try check("empty")
            try run.push(headers: ["apns-collapse-id: x"], Self.ready)
            try run.push(headers: ["apns-collapse-id: x"], Self.ready)
            try run.push(Self.quotes, #"{"aps":{"content-available":1}}"#, "[")
            try browser.expectVerdict("Not a payload.")
            for theme in Sweep.every(2, from: 1, of: ["light", "dark"]) {
                try browser.setTheme(theme)
                for (number, tabs) in [
                    (1, ["callbacks"]), (3, ["payload", "printed", "matrix", "hazards", "sender"]),
                    (4, ["matrix", "hazards"]), (5, ["matrix", "hazards"]),
                ] {
                    try browser.choose("#row-\(number)")
                    try browser.expect(
                        "document.querySelector('.dh h2 .q')?.textContent", "#\(number)")
                    for tab in tabs {
                        try browser.choose("#tab-\(tab)")
                        try check("\(theme) \(number) \(tab)")
                    }
                }
                try browser.choose("#row-3")
                try browser.press("e")
                for (name, text) in [
                    ("as it came", nil), ("broken", #"{"aps":"#),
                    ("with findings", #"{"aps":{"alert":"x","session":"ab-12"}}"#),
                ] as [(String, String?)] {
                    try browser.expect("document.querySelector('.ed') !== null", "true")
                    if let text {
                        try browser.evaluate(
                            """
                            (() => {
                                const field = document.querySelector('.ed');
                                field.value = \(BrowserSession.quoted(text));
                                field.dispatchEvent(new Event('input'));
                            })()
                            """)
                        try browser.expect(
                            "document.querySelector('.ed').ariaInvalid",
                            name == "broken" ? "true" : "false")
                    }
                    try check("\(theme) editor, \(name)")
                }
                try browser.press("Escape")
                try browser.expect("document.activeElement.textContent", "Keep editing")
                try check("\(theme) editor that asks")
                try browser.choose("[role=alert] .r button")
                for (name, open) in [
                    ("Keys", "#bar-end [aria-label^=Keyboard]"),
                    ("Where to point a sender", "#recipes"),
                    ("The device and the app", ".dev .b"),
                ] {
                    try browser.choose(open)
                    try browser.expect("document.querySelector('[role=dialog]')?.ariaLabel", name)
                    try check("\(theme) \(name)")
                    try browser.press("Escape")
                }
                try browser.choose(".dh [aria-haspopup=menu]")
                try browser.expect("document.querySelector('[role=menu]') !== null", "true")
                try check("\(theme) menu")
                try browser.press("Escape")
                for (place, name) in ["lock", "home", "appscr"].enumerated() {
                    try browser.evaluate(
                        "document.querySelectorAll('.phone-pane .seg button')[\(place)].click()")
                    try browser.expect(
                        "document.querySelector('.screen:not([hidden])').classList[1]", name)
                    try check("\(theme) \(name)")
                }
                try browser.press("l")
            }
            try browser.resize(360, 740)
            for view in ["phone", "list", "details"] {
                try browser.choose(".nav [data-view=\(view)]")
                try check("narrow \(view)")
            }
            // What the page says of itself is in a part with a name too.
            run.kill()
            try browser.expect("document.querySelector('.strip') !== null", "true")
            try check("not connected")
        }
    }
}
