import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// `handset phone --package`, with a program that answers as a team's app does.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct PhonePackageTests {
    private let package: PackageStandIn

    init() throws { package = try PackageStandIn() }

    @Test("A tap runs the app's own code, which opens a chat, and what it did is told everywhere")
    func tap() throws {
        let result = try package.run(
            """
            give Hello | jq -c '[.fate.code, .reason.code]'
            act tap 1 | jq -c '[.notification.fate.code, .phone.appState, .phone.screen]'
            ask notifications/1 | jq -c '[.app.name, .opened[0].words, .opened[0].cause, .statements]'
            ask notifications/1 | jq -c '[.history[].kind]'
            ask phone | jq -c '[.package.name, .package.opened, .package.log, .package.build.state]'
            grep -o 'opens 7' out | head -1
            """)
        #expect(
            result.output == """
                ["waiting","on-screen"]
                ["routed","active","app"]
                ["Chat","opens 7","tap",[]]
                ["arrived","shown","tap","callback","app-log","opened"]
                ["Chat",["opens 7"],["opening chat 7"],"built"]
                opens 7
                status 0

                """)
    }

    @Test("A notification that the app takes back, and what its stand-ins were asked, are told")
    func withdrawn() throws {
        let result = try package.run(
            """
            give Hello > given
            ask notifications -d '{"aps":{"content-available":1},"withdraw":1}' > given
            ask notifications/1 | jq -c '[.fate.code, [.history[].kind]]'
            ask notifications/2 | jq -c '[.history[] | select(.kind == "asked") | .text]'
            ask phone | jq -c .notificationCount
            """)
        #expect(
            result.output == """
                ["lost",["arrived","shown","withdrawn"]]
                ["Store.shared.sync()"]
                0
                status 0

                """)
    }

    @Test("A crash ends the app as on iOS, its trace is in the details, and a new launch goes on")
    func crash() throws {
        let result = try package.run(
            """
            give Old > given; give boom > given
            act tap 2 | jq -c '[.notification.fate.code, .notification.reason.code, .phone.appState, .phone.screen]'
            ask notifications/2 | jq -c '.history[-1].crash | [.message, (.trace[0] | [.function, .line])]'
            ask phone | jq -c '[.package.crash.message, .package.opened]'
            grep -c 'crash: Index out of range' out
            # A new process knows what is in Notification Center.
            act tap 1 | jq -c '[.notification.fate.code, .phone.appState]'
            """)
        #expect(
            result.output == """
                ["lost","app-crashed","not-running","home"]
                ["Index out of range",["Router.open(_:)",7]]
                ["Index out of range",[]]
                1
                ["routed","active"]
                status 1

                """)
    }

    @Test("A new process, which begins without a badge, leaves the phone's as it is")
    func badge() throws {
        let result = try package.run(
            """
            ask notifications -d '{"aps":{"alert":"One","badge":3}}' > given
            act kill > given
            give Two > given
            ask phone | jq -c '[.badge, .notificationCount, .appState]'
            act tap 1 | jq -c .notification.fate.code
            """)
        #expect(
            result.output == """
                [3,2,"force-quit"]
                "routed"
                status 0

                """)
    }

    @Test("A notification that the app's service extension keeps back is not on the phone")
    func keptBack() throws {
        let result = try package.run(
            """
            act home > given
            give hush > given
            ask notifications/1 | jq -c '[.history[].kind]'
            ask phone | jq -c '[.notificationCount, .appState]'
            """)
        #expect(
            result.output == """
                ["arrived"]
                [0,"background"]
                status 0

                """)
    }

    @Test("A saved file builds the app again, and its next launch runs the new code", .exhaustive)
    func builtAgain() throws {
        let result = try package.run(
            """
            file=Push/Sources/Chat/Chat.swift
            sed -i 's/chat=7/chat=8/' $file
            until_is true phone .package.build.isAgain
            give Hello > given
            act tap 1 | jq -c .notification.fate.code
            ask notifications/1 | jq -c '.opened[0].words'
            echo '    let x = y' >> $file
            until_is failed phone .package.build.state
            ask phone | jq -r '.package.build.error, .appState'
            """)
        #expect(
            result.output == """
                "routed"
                "opens 8"
                Push/Sources/Chat/Chat.swift:3:9: error: cannot find 'y' in scope
                active
                status 0

                """)
    }

    @Test(
        "A package that does not build is told with the compiler's words, and the page is not served"
    )
    func doesNotBuild() throws {
        try package.folder.write("let x = y\n", to: "Push/Sources/Chat/Chat.swift")
        let result = try package.run("grep -c '^ready' err; grep -o 'error: .*' err")
        #expect(
            result.output == """
                0
                error: cannot find 'y' in scope
                error: the package Push does not build; see the lines above
                status 69

                """)
    }

    @Test("Options that describe an app are refused beside its own code")
    func wrongUse() throws {
        let result = try CommandResult.line(
            """
            cd '\(package.folder.path)'
            for options in --require-session '--fail-on error' '--device delegates=fetch'; do
                handset phone --package Push $options 2>&1 | head -1; echo "${PIPESTATUS[0]}"
            done
            """)
        #expect(result.output.split(separator: "\n").filter { $0 == "64" }.count == 3)
        #expect(result.output.contains("remove --require-session"))
        #expect(result.output.contains("remove --device delegates"))
    }
}
