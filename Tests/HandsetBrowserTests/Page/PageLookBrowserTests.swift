import Foundation
import HandsetBrowser
import HandsetTestSupport
import Testing

extension PageBrowserTests {
    /// The phone as a person sees it: its beginning, its skins, its screens and its sizes.
    @Suite(.waitsForPrograms) struct LookTests {
        private let lease: BrowserLease
        private var browser: BrowserSession { lease.browser }

        private static let ready = #"""
            {"aps":{"alert":{"title":"Table ready","subtitle":"Bistro Nord","body":"Party of 4."},"badge":1,\#
            "session":"7C41D9"}}
            """#
        private static let shown = ".screen:not([hidden])"

        init() throws {
            lease = try BrowserLease()
        }

        private func open(_ run: PageRun) throws {
            try browser.open(run.page)
            try browser.expect("document.querySelector('.live')?.textContent", "Live")
            try browser.wait(for: "document.querySelector('.device').dataset.skin ?? ''") {
                !$0.isEmpty
            }
        }

        /// Changes the phone as a client of the API does.
        private func set(_ settings: String) throws {
            try browser.evaluate(
                """
                fetch("/api/v1/phone", { method: "PATCH", headers: { "content-type": "application/json" }, body: \(
                BrowserSession.quoted(settings)) }).then((answer) => answer.text())
                """)
        }

        private func expectText(
            _ selector: String, _ text: String, sourceLocation: SourceLocation = #_sourceLocation
        ) throws {
            try browser.expect(
                "document.querySelector('\(Self.shown) \(selector)')?.textContent", text,
                sourceLocation: sourceLocation)
        }

        private func expectScreen(
            _ name: String, sourceLocation: SourceLocation = #_sourceLocation
        ) throws {
            try browser.expect(
                "document.querySelector('\(Self.shown)').className.split(' ')[1] + document.querySelector('.phone-pane .seg [aria-checked=true]').textContent",
                name, sourceLocation: sourceLocation)
        }

        // MARK: - The beginning

        @Test(
            "It begins with iOS of today, locked: a push is a banner, Tap is the one blue button, and the app opens",
            .exhaustive)
        func beginning() throws {
            let run = try PageRun([])
            try open(run)
            try browser.expect("document.querySelector('.device').dataset.skin", "stack")
            try expectScreen("lockLock screen")
            try browser.expect("document.querySelector('.a-tap').ariaDisabled", "true")
            try run.push(Self.ready)
            try browser.expectVerdict("Waiting.")
            try expectText(".bn .h bdi", "Table ready")
            try browser.expect(
                "[...document.querySelectorAll('.go')].map((each) => each.className).join()",
                "b a-tap go")
            try browser.click(".a-tap")
            try browser.expectVerdict("Routed. The tap opened session 7C41D9 in the app’s page.")
            try expectScreen("appscrApp")
            #expect(browser.messages == [])
        }

        @Test(
            "The trail fills station by station, and all at once where less motion is asked for",
            .exhaustive)
        func motion() throws {
            let run = try PageRun([])
            try open(run)
            try run.push(Self.ready)
            try browser.expectVerdict("Waiting.")
            let name = """
                (() => {
                    const item = document.querySelector('.trail li').cloneNode(true);
                    item.className = "appears";
                    document.querySelector('.trail').append(item);
                    const { animationName } = getComputedStyle(item.querySelector("button"));
                    item.remove();
                    return animationName;
                })()
                """
            try browser.setTheme("light", hasMotion: true)
            try browser.expect(name, "arrive")
            try browser.setTheme("light")
            try browser.expect(name, "none")
        }

        // MARK: - Skins

        @Test(
            "Each age of iOS has its skin", .exhaustive,
            arguments: [
                ("4.0", "early", "button"), ("6.0", "early", "button"), ("8.0", "flat", "button"),
                ("10.0", "cards", "button"), ("13.0", "cards", "notch"),
                ("26.0", "stack", "island"),
            ])
        func skins(ios: String, skin: String, form: String) throws {
            let run = try PageRun([])
            try open(run)
            try set(#"{"ios":"\#(ios)","delegates":["legacy"],"routesIn":["legacy"]}"#)
            try browser.expect("document.querySelector('.device').dataset.skin", skin)
            try browser.expect("document.querySelector('.device').dataset.form", form)
            try run.push(Self.ready)
            // One box with two buttons before iOS 5; the name of the app is in all but the newest.
            let isModal = ios == "4.0"
            try expectText(
                isModal ? ".alert .bn-view" : ".bn .h bdi", isModal ? "View" : "Table ready")
            try browser.expect(
                "document.querySelector('\(Self.shown) .from bdi')?.textContent ?? ''",
                isModal || skin == "stack" ? "" : "URLHERE")
            try browser.click("\(Self.shown) \(isModal ? ".bn-view" : ".bn")")
            try browser.expectVerdict("Routed.")
        }

        @Test("The app has the name and the icon of its app file", .exhaustive)
        func icon() throws {
            let folder = try TemporaryFolder()
            let picture =
                "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
            try #require(Data(base64Encoded: picture)).write(
                to: URL(filePath: folder.path("icon.png")))
            try folder.write(
                #"{"name":"Bistro","icon":"icon.png","like":"modern","device":{"appState":"background"}}"#,
                to: "app.json")
            let run = try PageRun(["--app", folder.path("app.json")])
            try open(run)
            try expectText(".appicon .nm", "Bistro")
            try browser.expect("document.querySelector('.appicon img').naturalWidth", "1")
            #expect(browser.messages == [])
        }

        @Test("In a Focus a notification is in Notification Center, under a moon", .exhaustive)
        func focus() throws {
            let run = try PageRun([])
            try open(run)
            try set(#"{"quiet":["focus"]}"#)
            try browser.expect("document.querySelector('.lock .focus').hidden", "false")
            try run.push(Self.ready)
            try expectText(".nchead span", "While in Focus")
            try expectText(".quiets .bn .h bdi", "Table ready")
        }

        @Test(
            "An app that may only deliver quietly asks whether to keep its notifications",
            .exhaustive)
        func provisional() throws {
            let run = try PageRun([])
            try open(run)
            try set(#"{"permission":["alert","badge","sound","provisional"]}"#)
            try run.push(Self.ready)
            try expectText(".nchead span", "Delivered quietly")
            try expectText(".keep p", "Keep receiving notifications from URLHERE?")
            try browser.click("\(Self.shown) .keep .pb")
            try browser.expect("document.querySelector('\(Self.shown) .keep')", "null")
            try browser.expect(
                "document.querySelector('.dev span').textContent.includes('provisional')", "false")
        }

        @Test("A stack of a thread opens by a press, and is laid together again", .exhaustive)
        func stack() throws {
            let run = try PageRun([])
            try open(run)
            for number in 1...3 {
                try run.push(
                    #"{"aps":{"alert":{"title":"Mia","body":"\#(number)"},"thread-id":"mia"}}"#)
            }
            let count = "document.querySelectorAll('\(Self.shown) .bn').length"
            try expectText(".pile .below", "2 more")
            try browser.expect(count, "1")
            try browser.click("\(Self.shown) .pile .bn")
            try browser.expect(count, "3")
            try expectText(".below", "Show less")
            try browser.click("\(Self.shown) .below")
            try browser.expect(count, "1")
        }

        @Test(
            "The buttons of a category and the field for a text are below the banner", .exhaustive)
        func buttons() throws {
            let folder = try TemporaryFolder()
            try folder.write(
                #"""
                {"like":"modern","device":{"appState":"background","categories":[{"identifier":"MESSAGE","actions":[\#
                {"identifier":"REPLY","text":true},{"identifier":"DELETE","options":["destructive"]}]}]}}
                """#, to: "app.json")
            let run = try PageRun(["--app", folder.path("app.json")])
            try open(run)
            try run.push(
                #"{"aps":{"alert":{"title":"Mia","body":"Hello"},"category":"MESSAGE","session":"7"}}"#
            )
            try browser.expectVerdict("Waiting.")
            try browser.press("b")
            try browser.expect("document.activeElement.placeholder", "On my way")
            try browser.press("Escape")
            try browser.expect("document.querySelector('.bas')", "null")
            try browser.click(".a-buttons")
            try browser.expect("document.querySelector('.bas .bad').textContent", "DELETE")
            try browser.type("Soon")
            try browser.press("Enter")
            try browser.expectVerdict("Routed.")
        }

        // MARK: - One switch, and the target of Tap

        @Test(
            "The switch of the screen is the phone’s: it locks, goes home and opens the app",
            .exhaustive)
        func screens() throws {
            let run = try PageRun([])
            try open(run)
            try expectScreen("lockLock screen")
            try browser.evaluate("document.querySelectorAll('.phone-pane .seg button')[1].click()")
            try expectScreen("homeHome")
            try browser.evaluate("document.querySelectorAll('.phone-pane .seg button')[2].click()")
            try expectScreen("appscrApp")
            try browser.expect("document.querySelector('.is input:checked').value", "active")
            try browser.press("l")
            try expectScreen("lockLock screen")
            try browser.press("o")
            try expectScreen("appscrApp")
            #expect(
                try browser.evaluate(
                    "[...document.querySelectorAll('.acts .b > span:first-child')].map((each) => each.textContent).join()"
                ) == "Tap,Dismiss,Buttons,Kill")
        }

        @Test(
            "The target of Tap is the notification that the details show, and it is seen",
            .exhaustive)
        func target() throws {
            let run = try PageRun([])
            try open(run)
            for number in 1...4 {
                try run.push(#"{"aps":{"alert":"Order \#(number)","session":"\#(number)"}}"#)
            }
            try browser.expect("document.querySelector('.dh h2')?.textContent", "Order 4 #4")
            try browser.choose("#row-1")
            try expectText(".bnw.now .p", "Order 1")
            // On the home screen it is in Notification Center.
            try browser.evaluate("document.querySelectorAll('.phone-pane .seg button')[1].click()")
            try expectScreen("homeHome")
            try expectText(".under:not([hidden]) .bnw.now .p", "Order 1")
            try browser.press("t")
            try browser.expectVerdict("Routed. The tap opened session 1 ")
            // It has left the phone: nothing else is tapped in its place.
            try browser.expect("document.querySelector('.a-tap').ariaDisabled", "true")
            try browser.expect(
                "document.querySelector('#why-tap').textContent",
                "Notification 1 is not on the phone: choose one that is.")
        }

        @Test("A banner on the home screen leaves the badge of the app in sight", .exhaustive)
        func badge() throws {
            let run = try PageRun([])
            try open(run)
            // Where no time passes, no banner leaves.
            try browser.evaluate("{ const now = Date.now(); Date.now = () => now; }")
            try browser.evaluate("document.querySelectorAll('.phone-pane .seg button')[1].click()")
            try expectScreen("homeHome")
            try run.push(Self.ready)
            try browser.expect("document.querySelector('.badge').textContent", "1")
            try browser.expect(
                """
                document.querySelector('.home .over .bn').getBoundingClientRect().bottom
                    < document.querySelector('.badge').getBoundingClientRect().top
                """, "true")
        }

        // MARK: - Settings and sizes

        @Test(
            "The settings are beside the phone, keep the focus, and say what each is", .exhaustive)
        func settings() throws {
            let run = try PageRun([])
            try open(run)
            for width in [1440, 1024] {
                try browser.resize(width, 900)
                try browser.evaluate("document.querySelector('.leftsw button').click()")
                try browser.click(".dev .b")
                try browser.expect(
                    """
                    document.querySelector('.pop').getBoundingClientRect().left
                        >= document.querySelector('.device').getBoundingClientRect().right
                    """, "true")
                try browser.expect(
                    "document.querySelector('main').inert && document.querySelector('.top').inert",
                    "true")
                try browser.expect(
                    "[...document.querySelectorAll('.boxes label')].filter((each) => !each.querySelector('.q')?.textContent).length",
                    "0")
                try browser.press("Escape")
                try browser.expect("document.querySelector('.pop')", "null")
                try browser.expect("document.activeElement.textContent", "Change")
                try browser.expect("document.querySelector('main').inert", "false")
            }
        }

        @Test(
            "All of the phone’s column is in a window of 1366 × 650, and has room at 768",
            .exhaustive)
        func lowAndNarrow() throws {
            let run = try PageRun([])
            try open(run)
            try browser.resize(1366, 650)
            try browser.expect(
                "document.querySelector('.dev').getBoundingClientRect().bottom <= innerHeight",
                "true")
            try browser.resize(768, 1024)
            try browser.evaluate("document.querySelector('.leftsw button').click()")
            let room = """
                (() => {
                    const [phone, pane] = ['.device', '.phone-pane'].map((each) => document.querySelector(each).getBoundingClientRect());
                    return Math.min(phone.left - pane.left, pane.right - phone.right) >= 8;
                })()
                """
            try browser.expect(room, "true")
            try browser.expect(
                "document.querySelector('#device-switch').offsetParent !== null", "true")
        }

        @Test(
            "On a phone what can be touched is 40 points high, and the phone is first: a banner is seen there",
            .exhaustive
        )
        func touch() throws {
            let run = try PageRun([])
            try run.push(Self.ready)
            try open(run)
            // The width counts as the page is loaded: who makes a window narrow later stays where he is.
            try browser.resize(390, 844)
            try browser.evaluate("location.reload()")
            try browser.expect("document.body.dataset.view", "phone")
            for (view, selectors) in [
                ("phone", ".acts .b, .is span, .phone-pane .seg, .dev .b"), ("list", ".chip, .row"),
                ("details", ".trail button, .tabs button, .dh .b"),
            ] {
                try browser.choose(".nav [data-view=\(view)]")
                try browser.expect("document.querySelectorAll('\(selectors)').length > 2", "true")
                try browser.expect(
                    "[...document.querySelectorAll('\(selectors)')].filter((each) => each.offsetParent && each.getBoundingClientRect().height < 40).map((each) => each.textContent).join()",
                    "")
            }
        }
    }
}
