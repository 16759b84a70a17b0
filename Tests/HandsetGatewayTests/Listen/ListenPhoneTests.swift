import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// The phone of `handset listen --page`, on which clients of the API act.
@Suite(
    .waitsForPrograms, .timeLimit(.minutes(30)),
    .needs(.curl))
struct ListenPhoneTests {
    private let run: ListenRun
    private let token = ListenRun.tokens[0]
    private let payload = #"{"aps":{"alert":"Table ready","session":"42"}}"#

    init() throws {
        run = try ListenRun()
    }

    /// Runs lines against a gateway with a page, and returns what they print.
    ///
    /// `act JSON` sends an action, `set JSON` a change of the phone, and `phone FILTER` prints parts of the phone.
    private func lines(
        _ lines: String, options: String = "", status: Int = 0
    ) throws -> String {
        let output = try run.run(
            "--tls off --page --port page=0 \(ListenRun.ofClassic(options))",
            """
            json='content-type: application/json'
            act() { curl -sS -H "$json" -d "$1" "$page/api/v1/phone/actions"; }
            set_phone() { curl -sS -X PATCH -H "$json" -d "$1" "$page/api/v1/phone"; }
            phone() { curl -sS "$page/api/v1/phone" | jq -c "$1"; }
            one() { curl -sS "$page/api/v1/notifications/$1" | jq -c "$2"; }
            \(lines)
            stop TERM
            """)
        #expect(output.hasSuffix("status \(status)\n"))
        return String(output.dropLast("status \(status)\n".count))
    }

    @Test("The phone's list has the beginnings of long texts, so that senders do not wait for it")
    func longTexts() throws {
        let output = try lines(
            #"""
            x=$(printf 'x%.0s' {1..1500})
            jq -n --arg x "$x" '{aps: {alert: {body: $x, "title-loc-key": $x, "title-loc-args": [$x]}, "thread-id": $x}}' \
                | curl -sS -o answer -H "$json" -d @- "$page/api/v1/notifications"
            phone '.notifications[] | [.body, .titleKey, .titleArguments[0], .thread | length]'
            one 1 '.body | length'
            """#, options: "--app modern")
        #expect(output == "[1000,1000,1000,1000]\n1500\n")
    }

    @Test("A tap routes a notification that waits: in the list, the counts and the output")
    func tap() throws {
        let output = try lines(
            """
            push \(token) '\(payload)'
            act '{"action":"tap","notification":1}' | jq -c '.notification.fate.code, .phone.screen'
            curl -sS "$page/api/v1/notifications?fate=routed" \\
                | jq -c '[.notifications[].number], .counts'
            one 1 '[.history[] | [.kind, .selector, .applicationState, .looked]][]'
            one 1 '[.statements[] | [.index, .session, .cause, .javascript]][]'
            phone '[.appState, .notificationCount]'
            cat out
            """, options: "--app-state background")
        #expect(
            output == """
                200
                "routed"
                "app"
                [1]
                {"routed":1}
                ["arrived",null,null,null]
                ["shown",null,null,null]
                ["tap",null,null,null]
                ["callback","applicationWillEnterForeground:",1,false]
                ["callback","application:didReceiveRemoteNotification:",1,true]
                ["callback","applicationDidBecomeActive:",0,false]
                [1,"42","tap","handleOpenURL(\\"http://URLHERE.cloudapp.net/Session/Lookup?session=42\\");"]
                ["active",0]
                handleOpenURL("http://URLHERE.cloudapp.net/Session/Lookup?session=42");

                """)
    }

    @Test("A notification that a newer one replaces waits no longer, and a tap on it tells so")
    func replaced() throws {
        let output = try lines(
            """
            for title in one two; do
                push \(token) "{\\"aps\\":{\\"alert\\":\\"$title\\",\\"session\\":\\"42\\"}}" -H 'apns-collapse-id: x'
            done
            curl -sS "$page/api/v1/notifications" | jq -c '[.notifications[] | [.number, .fate.code, .reason.code]], .counts'
            one 1 '[.history[] | [.kind, .by]]'
            act '{"action":"tap","notification":1}' | jq -r .detail
            act '{"action":"tap","notification":2}' | jq -r .notification.fate.code
            """, options: "--ios 17 --app-state background")
        #expect(
            output == """
                200
                200
                [[2,"waiting","on-screen"],[1,"replaced",null]]
                {"waiting":1,"replaced":1}
                [["arrived",null],["shown",null],["replaced",2]]
                It is not possible: notification 1 was replaced by a newer one.
                routed

                """)
    }

    @Test("What is no longer kept has left Notification Center, and so has what was forgotten")
    func bounds() throws {
        // Payloads of 100 KB, of which a third is kept, and where 3 MB are kept.
        let count = Sweep.choose(sampled: 9, exhaustive: 30)
        let keptCount = count / 3
        let give = """
            head -c 100000 /dev/zero | tr '\\0' x > text
            for number in {1..\(count)}; do
                printf '{"aps":{"alert":"%s","session":"%s"}}' "$(cat text)" $number |
                    curl -sS -o /dev/null -H "$json" -d @- "$page/api/v1/notifications"
            done
            phone '[.notificationCount, .notifications[-1].number]'
            """
        for (option, first) in [
            ("--limit kept=\(keptCount)", count - keptCount + 1),
            ("--limit kept-bytes=3000000", count - 1),
        ] {
            let output = try ListenPhoneTests().lines(
                """
                \(give)
                curl -sS "$page/api/v1/notifications" | jq -c '[.first, .last]'
                curl -sS -X DELETE "$page/api/v1/notifications"
                phone .notificationCount
                act '{"action":"tap","notification":\(count)}' | jq -r .detail
                """, options: "--ios 17 --app-state background \(option)")
            #expect(
                output == """
                    [\(count + 1 - first),\(first)]
                    [\(first),\(count)]
                    0
                    Notification \(count) is no longer kept.

                    """)
        }
    }

    @Test("A tap on the app of 2011 that is not running loses the session, with the reason")
    func lost() throws {
        let output = try lines(
            """
            push \(token) '\(payload)'
            act '{"action":"tap","notification":1}' | jq -c .notification.fate.code
            one 1 '[.history[] | select(.kind == "callback") | [.selector, .payload, .looked]][]'
            tail -1 out | jq -c '.callbacks, .reason, .unopened'
            """, options: "--app-state not-running --format json")
        #expect(
            output == """
                200
                "lost"
                ["application:didFinishLaunchingWithOptions:",true,false]
                ["applicationDidBecomeActive:",false,false]
                ["application:didFinishLaunchingWithOptions:","applicationDidBecomeActive:"]
                {"code":"launch-options-only","words":"the app was not running: the payload is in the launch \
                options only, where the app does not look","remedy":"read launchOptions[.remoteNotification] in didFinishLaunching, or \
                implement userNotificationCenter(_:didReceive:)"}
                ["42"]

                """)
    }

    @Test("The record of an action has the callbacks since then, not those of the arrival")
    func record() throws {
        let output = try lines(
            """
            push \(token) '\(payload)'
            act '{"action":"tap","notification":1}' | jq -c .notification.fate.code
            jq -c '[.callbacks, (.routes | length), .notification.answer.status]' out
            """, options: "--ios 17 --device delegates=user-notifications --format json")
        #expect(
            output == """
                200
                "routed-twice"
                [["userNotificationCenter:willPresentNotification:withCompletionHandler:"],1,"accepted"]
                [["userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:"],1,"accepted"]

                """)
    }

    @Test("A notification that was dismissed has a fate of its own, and leaves Notification Center")
    func dismiss() throws {
        let output = try lines(
            """
            push \(token) '\(payload)'; push \(token) '\(payload)'
            act '{"action":"dismiss","notification":1}' | jq -c .notification.fate.code
            phone '[.notifications[].number]'
            act '{"action":"tap","notification":1}' | jq -c '.status, .detail'
            cat out; tail -1 err
            """, options: "--ios 12 --app-state background")
        #expect(
            output == """
                200
                200
                "dismissed"
                [2]
                409
                "It is not possible: notification 1 is not in Notification Center: it was not shown, or it was \
                put away or replaced."
                http2#1:1: the session 42 is not opened: the notification was dismissed: iOS does not call the app

                """)
    }

    @Test("A button and a text reach the app with their names, and a handler gets the session")
    func buttons() throws {
        try run.folder.write(
            #"""
            {"like":"modern","rules":[{"name":"s","keyPath":"aps.session","handler":"exec:./handle"}],"device":{"appState":"background","categories":[{"identifier":"order","actions":[
            {"identifier":"open","options":["foreground"]},{"identifier":"reply","text":true}]}]}}
            """#, to: "app.json")
        try run.folder.write("#!/bin/sh\necho \"$1\" >> handled\n", to: "handle")
        _ = try CommandResult.line("chmod +x '\(run.folder.path)/handle'")
        let output = try lines(
            """
            push \(token) '{"aps":{"alert":"x","category":"order","session":"1"}}'
            push \(token) '{"aps":{"alert":"y","category":"order","session":"2"}}'
            [ -e handled ] && echo handled too early
            phone '.notifications[0] | [.buttons[].identifier], .actions'
            act '{"action":"text","notification":1,"text":"On my way"}' | jq -c .notification.fate.code
            one 1 '.history[] | select(.userText) | [.actionIdentifier, .userText, .completionHandler]'
            phone .appState
            act '{"action":"button","notification":2,"button":"open"}' | jq -c .notification.fate.code
            phone .appState
            act '{"action":"button","notification":2,"button":"none"}' | jq -c .status
            cat handled
            """, options: "--app app.json")
        #expect(
            output == """
                200
                200
                ["open","reply"]
                {"tap":{"possible":true},"dismiss":{"possible":true},"button":{"possible":true},\
                "text":{"possible":true}}
                "routed"
                ["reply","On my way","called"]
                "background"
                "routed"
                "active"
                409
                http://URLHERE.cloudapp.net/Session/Lookup?session=1
                http://URLHERE.cloudapp.net/Session/Lookup?session=2

                """)
    }

    @Test("The next notification meets the phone as somebody has left it")
    func nextMeeting() throws {
        let output = try lines(
            """
            push \(token) '\(payload)'
            set_phone '{"like":"modern","ios":"17.4","appState":"background","quiet":["focus"]}' \
                | jq -c '[.ios, .like, .appState, .quiet, .delegates]'
            push \(token) '\(payload)'
            phone '[.notifications[] | [.number, .place, .isOnScreen]]'
            act '{"action":"open"}' | jq -c '.phone.appState, .notification'
            push \(token) '\(payload)'
            act '{"action":"kill"}' | jq -c .phone.appState
            push \(token) '\(payload)'
            curl -sS "$page/api/v1/notifications" | jq -c '[.notifications[] | [.fate.code, .callbackCount]]'
            jq -r '.callbacks | length' out
            """, options: "--format json")
        #expect(
            output == """
                200
                ["17.4","modern","background",["focus"],["user-notifications"]]
                200
                [[2,"notification-center",false]]
                "active"
                null
                200
                "force-quit"
                200
                [["waiting",0],["waiting",1],["passed-by",0],["routed",1]]
                1
                0
                1
                0

                """)
    }

    @Test("A phone that is locked takes the app from the screen, and a tap unlocks it")
    func lock() throws {
        let output = try lines(
            """
            act '{"action":"lock"}' | jq -c '.phone | [.screen, .appState, .actions.lock.reason]'
            push \(token) '\(payload)'
            phone '[.notifications[].isOnScreen]'
            act '{"action":"unlock"}' | jq -c '.phone | [.screen, [.notifications[].isOnScreen]]'
            set_phone '{"isLocked":true}' | jq -c .screen
            act '{"action":"tap","notification":1}' | jq -c '.phone | [.screen, .isLocked]'
            act '{"action":"unlock"}' | jq -c .detail
            act '{"action":"home"}' | jq -c '.phone | [.screen, .appState]'
            act '{"action":"home"}' | jq -c .detail
            """)
        #expect(
            output == """
                ["lock","background","the phone is locked already"]
                200
                [true]
                ["home",[false]]
                "lock"
                ["app",false]
                "It is not possible: the phone is not locked."
                ["home","background"]
                "It is not possible: the app is not on the screen."

                """)
    }

    @Test(
        "An arrival shows its texts, its thread, its level and the names of texts")
    func shown() throws {
        let output = try lines(
            """
            push \(token) '{"aps":{"alert":{"title":"T","loc-key":"READY","loc-args":["7"]},"badge":3,\
            "sound":"bell","thread-id":"a","interruption-level":"time-sensitive","mutable-content":1},\
            "image":"https://example.com/a/photo.jpg?x=/b"}'
            phone '.badge, (.notifications[0] | del(.time, .identifier, .buttons, .actions))'
            """,
            options:
                "--ios 17 --app-state background --device permission=alert,badge,sound,time-sensitive"
        )
        #expect(
            output == """
                200
                3
                {"number":1,"topic":null,"title":"T","subtitle":"","body":"","bodyKey":"READY",\
                "bodyArguments":["7"],"thread":"a","sound":"bell","level":"time-sensitive","place":"screen","isOnScreen":true}

                """)
    }

    @Test(
        "A file is attached where a service extension has changed the notification, and nowhere else"
    )
    func attachment() throws {
        try run.folder.write("#!/bin/sh\ncat", to: "extension")
        _ = try CommandResult.line("chmod +x '\(run.folder.path)/extension'")
        for (option, name) in [
            ("", "null"), ("--device serviceExtension=exec:./extension", "\"photo.jpg\""),
        ] {
            let output = try lines(
                """
                push \(token) '{"aps":{"alert":"T","mutable-content":1},"image":"https://example.com/a/photo.jpg?x=/b"}'
                phone '.notifications[0].attachment'
                """, options: "--ios 17 --app-state background \(option)")
            #expect(output == "200\n\(name)\n")
        }
    }

    @Test(
        "Without an app and a circumstance the phone is one of today, locked; the line ready says so",
        arguments: Sweep.every(
            3,
            of: [
                ("", ["18.0", "true", "lock", "background", "app=modern"]),
                ("--app modern", ["18.0", "true", "lock", "background", ""]),
                ("--app classic", ["4.0", "false", "app", "active", ""]),
                ("--ios 9", ["9.0", "false", "app", "active", ""]),
                (
                    "--topic com.example.app=app.json",
                    ["18.0", "true", "lock", "background", "app=modern"]
                ),
            ]))
    func beginning(options: String, lines: [String]) throws {
        try run.folder.write("{}", to: "app.json")
        let output = try run.run(
            "--tls off --page --port page=0 \(options)",
            """
            curl -sS "$page/api/v1/phone" | jq -r '.ios, .isLocked, .screen, .appState'
            sed -n 's/^ready.* page=[^ ]* *\\(app=[^ ]*\\)\\{0,1\\}.*/\\1/p' err
            stop TERM
            """)
        #expect(output == lines.joined(separator: "\n") + "\nstatus 0\n")
    }

    /// Changes and actions that are not possible, with the status and a part of the advice.
    private static let impossible = [
        ("PATCH", "phone", #"{"ios":"2"}"#, 400, "is not a supported version"),
        ("PATCH", "phone", #"{"appState":"asleep"}"#, 400, "use one of"),
        ("PATCH", "phone", #"{"isLocked":1}"#, 400, "true or false"),
        ("PATCH", "phone", #"{"colour":1}"#, 400, "there are ios"),
        ("PATCH", "phone", #"{"app":{"rules":"/etc/passwd"}}"#, 400, "no file is read"),
        (
            "PATCH", "phone",
            #"{"app":{"rules":[{"name":"a","keyPath":"b","handler":"exec:/bin/true"}]}}"#, 400,
            "may not start a program"
        ),
        ("PATCH", "phone", #"{"topic":"com.example.other"}"#, 404, "no app for the topic"),
        ("POST", "phone/actions", #"{"action":"shake"}"#, 400, "there are tap"),
        ("POST", "phone/actions", #"{"action":"tap"}"#, 400, "give the number"),
        ("POST", "phone/actions", #"{"action":"tap","notification":9}"#, 404, "notification 9 yet"),
        ("POST", "phone/actions", #"{"action":"lock","notification":1}"#, 400, "leave it out"),
        ("POST", "phone/actions", #"{"action":"text","notification":1}"#, 400, "has no text"),
        ("POST", "phone/actions", #"{"action":"tap","notification":1}"#, 409, "was not shown"),
        ("POST", "phone/actions", #"{"action":"open"}"#, 409, "the app is on the screen"),
    ]

    @Test("What is not possible is a problem with the reason, and changes nothing")
    func impossible() throws {
        let calls = Self.impossible.map { method, path, body, _, _ in
            "api \(method) \(path) -H 'content-type: application/json' -d '\(body)'"
        }
        let output = try lines(
            """
            push \(token) '\(payload)'
            phone . > before
            \(calls.joined(separator: "\n"))
            phone . | diff before - && echo same
            """)
        let answers = output.split(separator: "\n")
        try #require(answers.count == calls.count + 2)
        for (answer, (_, path, body, status, advice)) in zip(answers.dropFirst(), Self.impossible) {
            #expect(answer.contains("\"status\":\(status),"), "\(path) \(body) \(answer)")
            #expect(answer.contains(advice), "\(path) \(body) \(answer)")
        }
        #expect(answers.last == "same")
    }

    @Test("A payload that is checked has the description of one that came, and comes nowhere")
    func check() throws {
        try run.folder.write(
            #"{"rules": [{"name": "s", "keyPath": "aps.session", "handler": "exec:false"}]}"#,
            to: "app.json")
        let output = try lines(
            """
            check() { curl -sS -H "$json" -d "$1" "$page/api/v1/check"; }
            check '\(payload)' | jq -c '[.fate.code, .sessions, (.matrix.rows | length), .plan.reason.code]'
            check '{"aps":{"alert":"x"' | jq -c '.fate.code, .refusal'
            push \(token) '\(payload)'
            one 1 '[.matrix.rows[] | select(.appState == "active")] | length'
            curl -sS -X POST -H "$json" "$page/api/v1/check?at=1" | jq -c .payload.text
            phone .notificationCount; curl -sS "$page/api/v1/notifications" | jq .last; wc -l < out
            """, options: "--app-state background --app app.json")
        #expect(
            output == """
                ["waiting",["42"],30,"on-screen"]
                "refused"
                {"line":1,"column":1,"finding":"found the end of the input inside this object",\
                "advice":"close it with }"}
                200
                5
                \(String(reflecting: payload))
                1
                1
                0

                """)
    }

    @Test("What happens at the phone is what the matrix tells, in each state and for each app")
    func matrix() throws {
        let output = try lines(
            #"""
            count=0 number=0
            for like in classic modern modern-scenes swiftui; do
                for state in active inactive background suspended not-running force-quit; do
                    for action in tap dismiss button; do
                        number=$((number + 1))
                        ((number % \#(Sweep.choose(sampled: 5, exhaustive: 1)) == 0)) || continue
                        set_phone "{\"like\":\"$like\",\"appState\":\"$state\"}" > /dev/null
                        given=$(curl -sS -H "$json" "$page/api/v1/notifications" \
                            -d '{"aps":{"alert":"x","category":"c","session":"1"}}' | jq .number)
                        act "{\"action\":\"$action\",\"notification\":$given}" > answer
                        curl -sS "$page/api/v1/notifications/$given" | jq -r \
                            --arg state "$state" --arg action "$action" --argjson answer "$(cat answer)" '
                            (.matrix.rows[] | select(.appState == $state and .action == $action)) as $row
                            | [.history[] | select(.kind == "callback")
                                | {selector, applicationState, payload}] as $made
                            | [$row.callbacks[] | {selector, applicationState, payload}] as $planned
                            | if $row.possible | not then $answer.status == 409
                              else $made == $planned and .cell == {appState: $state, action: $action}
                                and .fate.code == (if $row.times > 1
                                then "routed-twice" else $row.fate.code end) end
                            | if . then empty else "differs" end' > differences
                        [ -s differences ] && echo "$like $state $action"
                        count=$((count + 1))
                    done
                done
            done
            echo $count
            """#)
        #expect(output == "\(Sweep.choose(sampled: 14, exhaustive: 72))\n")
    }

    @Test("Each app has a phone's state of its own, and its own notifications")
    func severalApps() throws {
        try run.folder.write(
            #"""
            {"topic":"com.example.shop","like":"modern-scenes","device":{"appState":"not-running"},
            "rules":[{"name":"id","keyPath":"order.id"}]}
            """#, to: "shop.json")
        let output = try lines(
            """
            push \(token) '\(payload)'
            curl -sS --http2-prior-knowledge -H 'apns-topic: com.example.shop' \
                -d '{"aps":{"alert":"Shipped"},"order":{"id":"9"}}' "http://$http2/3/device/\(token)"
            phone '[.topics, [.notifications[] | [.number, .topic]]]'
            act '{"action":"tap","notification":2}' | jq -c .notification.fate.code
            phone .appState
            curl -sS "$page/api/v1/phone?topic=com.example.shop" | jq -c '[.like, .appState, .topic]'
            set_phone '{"topic":"com.example.shop","appState":"suspended"}' | jq -c .appState
            act '{"action":"kill","topic":"com.example.shop"}' | jq -c .phone.appState
            phone .appState
            cat out
            """,
            options: "--app-state background --topic com.example.app "
                + "--topic com.example.shop=shop.json")
        #expect(
            output == """
                200
                [["com.example.shop"],[[2,"com.example.shop"],[1,null]]]
                "routed"
                "background"
                ["modern-scenes","active","com.example.shop"]
                "suspended"
                "force-quit"
                "background"
                handleOpenURL("http://URLHERE.cloudapp.net/Session/Lookup?session=9");

                """)
    }

    @Test("Clients learn of a tap: by an event, and those that wait for its fate")
    func events() throws {
        let output = try lines(
            """
            push \(token) '\(payload)'
            : > events
            curl -sN --max-time 1200 "$page/api/v1/events" > events & reading=$!
            has events 1 'event: start'
            curl -sS "$page/api/v1/wait?fate=routed&after=0&timeout=300" > waited & waiting=$!
            waits 1
            act '{"action":"tap","notification":1}' > answer
            wait $waiting; jq -c '[.notifications[].number]' waited
            has events 1 '"appState":"active"'
            kill -KILL $reading; wait $reading 2> /dev/null
            sed -n 's/^event: //p' events
            grep -A 1 '^event: statement' events | sed -n 's/^data: //p' | jq -c '[.number, .index, .session]'
            grep -A 1 '^event: updated' events | sed -n 's/^data: //p' | jq -c '[.number, .fate.code, .statementCount]'
            """, options: "--app-state background")
        #expect(
            output == """
                200
                [1]
                start
                updated
                statement
                phone
                [1,1,"42"]
                [1,"routed",1]

                """)
    }
}
