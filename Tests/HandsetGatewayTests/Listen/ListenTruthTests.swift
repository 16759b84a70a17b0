import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// The page's API, where it once said another thing than the commands.
@Suite(.waitsForPrograms, .needs(.curl))
struct ListenTruthTests {
    private static let functions = """
        call() { curl -sS -H 'content-type: application/json' "$@"; }
        give() { call -d "$1" "$page/api/v1/notifications" > answer; }
        fate() { curl -sS "$page/api/v1/notifications/$1" | jq -r .fate.code; }
        """

    @Test("An app that is opened by its icon passes by what waited, and a tap still opens it")
    func opened() throws {
        let output = try ListenRun().run(
            "--tls off --page --port page=0 --app modern",
            """
            \(Self.functions)
            give '{"aps":{"alert":"a","session":"42"}}'; fate 1
            call -d '{"action":"open"}' "$page/api/v1/phone/actions" > answer; fate 1
            curl -sS "$page/api/v1/notifications/1" | jq -c '[.history[].kind, .cell.action]'
            call -d '{"action":"tap","notification":1}' "$page/api/v1/phone/actions" > answer; fate 1
            stop TERM
            """)
        #expect(
            output == """
                waiting
                passed-by
                ["arrived","shown","open","open"]
                routed
                status 0

                """)
    }

    @Test(
        "A notification tells of the phone that it came to, whatever the phone is changed to, and of no cell if it is tapped there",
        .exhaustive)
    func changed() throws {
        let output = try ListenRun().run(
            "--tls off --page --port page=0 --app modern",
            """
            \(Self.functions)
            tell() { curl -sS "$page/api/v1/notifications/$1" | jq -c '[.plan.ios, .matrix.rows[0].ios, .cell.action, .isDeviceChanged]'; }
            change() { call -X PATCH -d "$1" "$page/api/v1/phone" > answer; }
            give '{"aps":{"alert":"a","session":"42"}}'; tell 1
            change '{"ios":"9.0","delegates":["legacy"],"routesIn":["legacy"],"appState":"not-running"}'; tell 1
            give '{"aps":{"alert":"b","session":"42"}}'; tell 2
            call -d '{"aps":{"alert":"c","session":"42"}}' "$page/api/v1/check" | jq -r .plan.ios
            call -d '{"action":"tap","notification":1}' "$page/api/v1/phone/actions" > answer; tell 1
            call -d '{"action":"tap","notification":2}' "$page/api/v1/phone/actions" > answer; tell 2
            change '{"appState":"background"}'; tell 2
            stop TERM
            """)
        #expect(
            output == """
                ["18.0","18.0","nothing",null]
                ["18.0","18.0",null,true]
                ["9.0","9.0","nothing",null]
                9.0
                ["18.0","18.0",null,true]
                ["9.0","9.0","tap",null]
                ["9.0","9.0","tap",null]
                status 0

                """)
    }

    @Test(
        "Why a push is lost at the app of 2011 is not the key that this app reads",
        arguments: Sweep.every(3, of: ["not-running", "background"]))
    func cause(appState: String) throws {
        let output = try ListenRun().run(
            "--tls off --page --port page=0 --app classic",
            """
            \(Self.functions)
            give '{"aps":{"alert":"a","session":"42"}}'
            give '{"aps":{"badge":1,"session":"42"}}'
            for number in 1 2; do for action in nothing tap open; do
                curl -sS "$page/api/v1/notifications/$number/why?app-state=\(appState)&action=$action" |
                    jq -c '[.causes[] | select(.explains).code]'
            done; done
            stop TERM
            """)
        #expect(!output.contains("aps-unknown-key"), "\(output)")
        #expect(output.contains("launch-options-only") == (appState == "not-running"), "\(output)")
    }

    @Test("The app of 2011 can be chosen in place of any other")
    func classic() throws {
        let output = try ListenRun().run(
            "--tls off --page --port page=0 --app modern",
            """
            \(Self.functions)
            for body in '{"like":"classic"}' '{"like":"swiftui"}' '{"app":{"like":"classic"}}'; do
                call -X PATCH -d "$body" "$page/api/v1/phone" | jq -c '[.like, .ios, .delegates]'
            done
            stop TERM
            """)
        #expect(
            output
                == """
                ["classic","4.0",["legacy"]]
                ["swiftui","18.0",["user-notifications"]]
                ["classic","4.0",["legacy"]]
                status 0

                """)
    }

    @Test("A payload that is given here is read as a file is: a comma too many is a warning")
    func comma() throws {
        let output = try ListenRun().run(
            "--tls off --page --port page=0 --app modern",
            """
            \(Self.functions)
            give '{"aps":{"alert":"a","session":"42",}}'; fate 1
            give '{"aps":'; fate 2
            curl -sS "$page/api/v1/notifications/2" | jq -c '[has("explanation"), has("matrix")]'
            stop TERM
            """)
        #expect(output.hasPrefix("waiting\nrefused\n[false,false]\n"))
    }
}
