import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// `handset listen --page`, and clients of its API.
@Suite(
    .waitsForPrograms, .timeLimit(.minutes(30)),
    .needs(.curl))
struct ListenPageTests {
    private let run: ListenRun
    private let token = ListenRun.tokens[0]
    private let payload = #"{"aps":{"alert":"Table ready","session":"42"}}"#

    init() throws {
        run = try ListenRun()
    }

    /// Runs lines against a gateway with an API, and returns what they print.
    ///
    /// - Parameters:
    ///   - lines: The lines of bash.
    ///   - options: Further options of the gateway.
    ///   - starter: The program that starts it, with its arguments.
    ///   - status: Its exit status after that.
    /// - Returns: What they print.
    /// - Throws: If bash cannot be run.
    private func lines(
        _ lines: String, options: String = "", startedBy starter: String = "", status: Int = 0
    ) throws -> String {
        let output = try run.run(
            "--tls off --page --port page=0 \(ListenRun.ofClassic(options))", "\(lines)\nstop TERM",
            startedBy: starter)
        #expect(output.hasSuffix("status \(status)\n"))
        return String(output.dropLast("status \(status)\n".count))
    }

    // MARK: - Asking

    @Test("The address is in the line ready, in ready.json and in the environment")
    func address() throws {
        let output = try lines(
            #"""
            jq -r .page state/ready.json | sed "s|^$page\$|file|"
            jq -r .variables.HANDSET_PAGE state/ready.json | sed "s|^$page\$|variable|"
            case $page in http://127.0.0.1:[0-9]*) echo line;; esac
            api GET health | sed 's/"run":"[0-9a-f]*"/RUN/'
            """#)
        #expect(
            output
                == "file\nvariable\nline\n{\"status\":\"ready\",RUN,\"last\":0,\"waiting\":0}200\n")
    }

    @Test("A sender's notification is in the list with the record that is printed")
    func list() throws {
        let output = try lines(
            """
            push \(token) '\(payload)'
            curl -sS "$page/api/v1/notifications" > list
            jq -c '.notifications[0].record' list | diff - out && echo same
            jq -c 'del(.notifications[].record, .notifications[].time)' list
            """, options: "--format json")
        #expect(
            output == """
                200
                same
                {"notifications":[{"number":1,"fate":{"code":"routed","words":"opened"},"body":"Table ready","sessions":["42"],\
                "hazardCount":0,"callbackCount":1,"statementCount":1}],"first":1,"last":1,"gone":0,"counts":{"routed":1}}

                """)
    }

    @Test("The printed output is the same with the page and without it", .exhaustive)
    func output() throws {
        let sending = """
            for session in 1 'a b' a-b; do
                push \(token) "{\\"aps\\":{\\"alert\\":\\"x\\",\\"session\\":\\"$session\\"}}" > /dev/null
            done
            push \(token) '{"aps":' > /dev/null; push 0a '{}' > /dev/null
            """
        _ = try lines(sending, status: 2)
        let (out, err) = (try run.folder.read("out"), try run.messages())
        let other = try ListenRun()
        _ = try other.run("--tls off", "\(sending)\nstop TERM")
        #expect(try other.folder.read("out") == out)
        // With a page, lines say where it shows what they are about.
        #expect(err.contains { $0.contains("; see http://127.0.0.1:") })
        let plain = err.map { line in line.components(separatedBy: "; see http:")[0] }
        #expect(try other.messages() == plain)
        #expect(out.split(separator: "\n").count == 3)
    }

    @Test("A browser that has a file of the page gets nothing but that it is the same")
    func reload() throws {
        let output = try lines(
            """
            get() { curl -sS -o body -D head -w '%{http_code} ' "$page/$1" "${@:2}"; [ -s body ] && echo some || echo none; }
            get page/main.js; tag=$(sed -n 's/^etag: \\(.*\\)\\r/\\1/Ip' head)
            grep -ic '^cache-control: no-cache' head
            : > body; get page/main.js -H "If-None-Match: \\"x\\", W/$tag"
            grep -ic "^etag: $tag" head
            get page/main.js -H "If-None-Match: $tag" --compressed
            get page/base/dom.js -H "If-None-Match: $tag"
            get '' -H "If-None-Match: $tag"; grep -ic '^etag' head
            """)
        #expect(
            output == "200 some\n1\n304 none\n1\n200 some\n200 some\n200 some\n0\n")
    }

    @Test(
        "Records, messages and failed cases have the address of their notification on the page",
        .exhaustive)
    func links() throws {
        let sending = """
            push \(token) '\(payload)' > /dev/null; push 0a '{}' > /dev/null
            curl -sS -H content-type:application/json -d '\(payload)' "$page/api/v1/notifications" > given
            push \(token) '{"aps":{"alert":"other"}}' > /dev/null
            """
        let output = try lines(
            """
            \(sending)
            jq -r '.notification.page // "none"' out | sed "s|$page|PAGE|"
            curl -sS "$page/api/v1/notifications" | jq -r '.notifications[] | select(.record.notification)
                | "\\(.number) \\(.record.notification.page)"' | sed "s|$page|PAGE|"
            """, options: "--format json")
        #expect(
            output
                == "PAGE/#1\nPAGE/#2\nnone\nPAGE/#4\n4 PAGE/#4\n2 PAGE/#2\n1 PAGE/#1\n")
        try run.folder.write(
            #"""
            {"cases":[{"name":"other","payload":{"aps":{"alert":"other"}},"session":"9"},
            {"name":"bad","payload":{},"none":true}]}
            """#, to: "suite.json")
        _ = try lines(sending, options: "--expect suite.json", status: 1)
        let messages = try run.messages()
        for expected in ["    page: http://127.0.0.1:", "handset:   http2#1 "] {
            #expect(messages.contains { $0.hasPrefix(expected) }, "\(messages)")
        }
        let numbers = messages.compactMap { line in
            line.contains("http://127.") ? line.split(separator: "#").last : nil
        }
        #expect(numbers == ["2", "4", "2", "1"])
    }

    @Test("Each notification has the fate that it met")
    func fates() throws {
        let output = try lines(
            """
            push \(token) '\(payload)' > /dev/null; push \(token) '\(payload)' > /dev/null
            push \(token) '{"aps":{"alert":"no session"}}' > /dev/null
            push \(token) '{"aps":[' > /dev/null; push 0a '{}' > /dev/null
            say away; has err 1 'are away'
            push \(token) '\(payload)' > /dev/null
            curl -sS "$page/api/v1/notifications" | jq -c '[.notifications[].fate.code]'
            curl -sS "$page/api/v1/notifications?fate=waiting" | jq -c '[.notifications[].number]'
            curl -sS "$page/api/v1/notifications/latest?fate=rejected" | jq -c .number
            curl -sS "$page/api/v1/notifications/latest?session=42&after=2&limit=1"
            """, options: "--ios 10 --app-state background --fail-next Unregistered", status: 2)
        #expect(
            output == """
                ["stored","rejected","refused","none","waiting","rejected"]
                [2]
                5
                {"type":"about:blank","title":"Bad Request","status":400,"detail":"There is no parameter \
                \\"limit\\" here; there are session, token, topic, fate, text, after."}
                """)
    }

    @Test("A description has the payload as it came, the printed text, the plan and the lint")
    func details() throws {
        let output = try lines(
            """
            push \(token) '{"aps":{"alert":"x", "session":"42","colour":1}}' -H 'apns-priority: 5'
            curl -sS "$page/api/v1/notifications/1" > one
            jq -r '.payload.text' one
            jq -c '.payload.json, (.record.payload == .payload.json)' one
            curl -sS "$page/api/v1/notifications" | jq -c '.notifications[0].record.payload.aps.alert'
            jq -c '.headers | map(select(.name | startswith("apns"))) | sort_by(.name)' one
            jq -c '.explanation.values' one
            jq -c '.explanation.routes[0] | {range, match}' one
            jq -c '.plan | {ios, appState, action, fate: .fate.code}' one
            jq -c '[.lint.findings[].code]' one
            printf '\\357\\273\\277{"aps":{"alert":"marked"}}' > marked
            curl -sS -H content-type:application/json --data-binary @marked "$page/api/v1/notifications" > /dev/null
            curl -sS "$page/api/v1/notifications/2" | jq -c .payload.json
            jq -c '.plan.callbacks[] | select(.payload) | .looked' one
            """, options: "--app-state background --action tap")
        let expected: String =
            #"""
            200
            {"aps":{"alert":"x", "session":"42","colour":1}}
            {"aps":{"alert":"x","session":"42","colour":1}}
            true
            "x"
            """#
        #expect(output.hasPrefix(expected))
        let rest = output.dropFirst(expected.count + 1).split(separator: "\n").map(String.init)
        try #require(rest.count == 7)
        #expect(rest[5...] == [#"{"aps":{"alert":"marked"}}"#, "true"])
        #expect(rest[0].contains(#"{"name":"apns-priority","value":"5"}"#))
        #expect(rest[0].contains(#"{"name":"apns-topic","value":"com.example.app"}"#))
        #expect(
            rest[1]
                == #"[{"key":"aps","text":"{\n    alert = x;\n    colour = 1;\n    session = 42;\n}"}]"#
        )
        #expect(
            rest[2]
                == #"{"range":{"location":47,"length":2},"match":{"location":37,"length":13}}"#)
        #expect(
            rest[3]
                == #"{"ios":"4.0","appState":"background","action":"tap","fate":"routed"}"#)
        #expect(rest[4].contains("aps-unknown-key"))
    }

    @Test("A description has the answer to the sender as it was sent, and clients learn of it")
    func answer() throws {
        let output = try lines(
            """
            : > events; curl -sN "$page/api/v1/events" > events & reader=$!
            for ((attempt = 0; attempt < 12000; attempt++)); do grep -q start events && break; sleep 0.1; done
            for name in head head2; do push \(token) '\(payload)' -D $name > /dev/null; done
            for ((attempt = 0; attempt < 12000; attempt++)); do [ "$(grep -c 'event: answered' events)" = 2 ] && break; sleep 0.1; done
            kill $reader
            for number in 1 2; do
                curl -sS "$page/api/v1/notifications/$number" > one
                jq -c '.answer | [.status, .body, .answered >= .came, .microseconds > 0]' one
                jq -c '[.answer.headers[].name]' one
                jq -r '.answer.headers[] | "\\(.name): \\(.value)"' one
            done > told
            grep -v ': ' told
            tr -d '\\r' < head | grep -c -F -f <(sed -n '3,4p' told)
            tr -d '\\r' < head2 | grep -c -F -f <(tail -1 told)
            grep -A1 'event: answered' events | grep -o '{.*'
            """, options: "--environment sandbox --fail-next BadTopic")
        #expect(
            output == """
                [400,"{\\"reason\\":\\"BadTopic\\"}",true,true]
                ["apns-id"]
                [200,null,true,true]
                ["apns-id","apns-unique-id"]
                1
                1
                {"number":1,"status":400}
                {"number":2,"status":200}

                """)
    }

    @Test("Clients learn when a notification has taken an answer that was set")
    func takenFaults() throws {
        let output = try lines(
            """
            : > events; curl -sN "$page/api/v1/events" > events & reader=$!
            for ((attempt = 0; attempt < 12000; attempt++)); do grep -q start events && break; sleep 0.1; done
            curl -sS -o /dev/null -H 'content-type: application/json' \\
                -d '{"answer":"Unregistered","count":2}' "$page/api/v1/faults"
            for _ in 1 2 3; do push \(token) '\(payload)' > /dev/null; done
            for ((attempt = 0; attempt < 12000; attempt++)); do grep -qF '{"faults":[]}' events && break; sleep 0.1; done
            kill $reader
            # Two notifications in a moment are told of at once.
            grep -A1 'event: faults' events | grep -o '{.*' | sed -n '1p;$p'
            """)
        #expect(
            output == """
                {"faults":[{"answer":"Unregistered","count":2}]}
                {"faults":[]}

                """)
    }

    @Test("The page is compressed for a browser, and as it is for others")
    func compression() throws {
        let output = try lines(
            """
            curl -sS -D head -o packed -H 'accept-encoding: gzip' "$page/page/main.js"
            curl -sS -D other -o plain "$page/page/main.js"
            gzip -dc < packed | cmp - plain && echo same
            grep -h -i '^content-encoding: \\|^vary: ' head other | tr -d '\\r' | tr A-Z a-z | sort
            """)
        #expect(
            output == "same\ncontent-encoding: gzip\nvary: accept-encoding\nvary: accept-encoding\n"
        )
    }

    @Test("A notification without a text has a kind, and one of the app's texts its name")
    func kinds() throws {
        let payloads = [
            #"{"aps":{"content-available":1}}"#, #"{"aps":{"badge":3}}"#,
            #"{"aps":{"badge":3,"sound":"x"}}"#, #"{"aps":{"sound":"x"}}"#, #"{"aps":{}}"#, "[",
            #"{"aps":{"alert":{"loc-key":"READY"}}}"#,
            // Of one that is too large, only the beginning is there.
            #"{"aps":{"alert":"\#(String(repeating: "W", count: 6_000))"}}"#,
        ]
        let output = try lines(
            payloads.map { "push \(token) '\($0)' > /dev/null" }.joined(separator: "\n") + """

                curl -sS "$page/api/v1/notifications?form=summary" > list
                jq -c '[.notifications[] | .kind // .textKey]' list
                """, status: 2)
        #expect(
            output == """
                ["too-large","READY","unreadable","empty","sound","badge-and-sound","badge","silent"]

                """)
    }

    @Test(
        "Notifications that nobody has asked for before are all counted, and the newest are there")
    func unasked() throws {
        let output = try lines(
            """
            for badge in 1 2 3; do
                push \(token) "{\\"aps\\":{\\"alert\\":\\"x\\",\\"badge\\":$badge}}" > /dev/null
            done
            for session in 4 5 6 7; do
                push \(token) "{\\"aps\\":{\\"alert\\":\\"x\\",\\"session\\":\\"$session\\"}}" > /dev/null
            done
            push 0a '{}' > /dev/null
            curl -sS "$page/api/v1/notifications" \\
                | jq -c '[[.notifications[] | [.number, .fate.code]], .first, .last, .counts]'
            curl -sS "$page/api/v1/phone" | jq -c '[.badge, .notificationCount]'
            push \(token) '\(payload)' > /dev/null
            curl -sS "$page/api/v1/notifications/latest" | jq -c '[.number, .sessions]'
            """, options: "--ios 17 --app-state background --limit kept=4")
        #expect(
            output == """
                [[[8,"rejected"],[7,"waiting"],[6,"waiting"],[5,"waiting"]],5,8,{"waiting":4,"none":3,"rejected":1}]
                [3,3]
                [9,["42"]]

                """)
    }

    @Test("A list cuts what is large and says so, and has all of it if it is asked")
    func cutList() throws {
        let output = try lines(
            """
            push \(token) '\(payload)' > /dev/null
            push \(token) "{\\"aps\\":{\\"alert\\":\\"$(printf 'x%.0s' {1..3000})\\"}}" > /dev/null
            for call in 'notifications?' 'notifications?form=full&' 'wait?count=2&after=0&' \\
                'wait?count=2&after=0&form=full&'; do
                curl -sS "$page/api/v1/$call" \\
                    | jq -c '[.notifications[] | [.number, (.body | length), .cut]] | sort'
            done
            """)
        #expect(
            output == """
                [[1,11,null],[2,1000,true]]
                [[1,11,null],[2,3000,null]]
                [[1,11,null],[2,1000,true]]
                [[1,11,null],[2,3000,null]]

                """)
    }

    @Test("Each filter of each call lets in what it names, and keeps out all else", .exhaustive)
    func filters() throws {
        let output = try lines(
            """
            push \(token) '\(payload)' > /dev/null
            for filter in session=42 token=\(token) topic=com.example.app fate=routed text=tABLe \\
                session=4 token=0a topic=com.example fate=lost text=chair; do
                for call in 'notifications?' 'notifications/latest?' 'wait?after=0&timeout=0.01&'; do
                    curl -sS "$page/api/v1/$call$filter" \\
                        | jq -c '(.notifications // [select(.number)]) | length'
                done | paste -sd ' ' | sed "s/^/${filter%=*} /"
            done
            """)
        let names = ["session", "token", "topic", "fate", "text"]
        #expect(
            output.split(separator: "\n").map(String.init)
                == names.map { "\($0) 1 1 1" } + names.map { "\($0) 0 0 0" })
    }

    // MARK: - Waiting

    @Test(
        "A client that waits gets what comes, and another gets what there is when the time is over")
    func waiting() throws {
        let output = try lines(
            """
            push \(token) '\(payload)' > /dev/null
            curl -sS "$page/api/v1/wait?session=42&count=2&after=0&timeout=300" > waited & first=$!
            curl -sS "$page/api/v1/wait?session=43&timeout=300" > other & second=$!
            waits 2
            push \(token) '{"aps":{"session":"43"}}' > /dev/null
            push \(token) '\(payload)' > /dev/null
            wait $first $second
            jq -c '[[.notifications[].number], .last, .gone]' waited other
            api GET 'wait?session=42&count=3&after=0&timeout=0.2' > late
            tail -c 4 late; head -c -4 late | jq -c '[[.notifications[].number], .last, .detail]'
            api GET 'wait?after=9'
            """)
        #expect(
            output == """
                [[1,3],3,0]
                [[2],2,0]
                408
                [[1,3],3,"2 of 3 came in time; ask again with after=3."]
                {"type":"about:blank","title":"Conflict","status":409,"detail":"after is 9, and the last \
                notification is 3: was Handset started again?"}409

                """)
    }

    @Test("Clients that wait are answered when the gateway ends")
    func endOfWait() throws {
        let output = try run.run(
            "--tls off --page --port page=0",
            """
            : > events
            curl -sS -w '%{http_code}\\n' "$page/api/v1/wait?timeout=300" > waited & waiting=$!
            curl -sN --max-time 1200 "$page/api/v1/events" > events & reading=$!
            has events 1 'event: start'
            waits 1
            stop TERM
            wait $waiting; tail -c 4 waited; wait $reading; echo $?
            """)
        #expect(output == "status 0\n408\n0\n")
    }

    // MARK: - Changing

    @Test("A payload is given to the phone without a sender, and one that came is given again")
    func giving() throws {
        let output = try lines(
            """
            push \(token) '\(payload)' -H 'apns-push-type: alert' > /dev/null
            api POST notifications -H 'content-type: application/json' -d '{"aps":{"session":"7"}}' \
                | jq -c '.record | {source, notification, payload}' 2> /dev/null
            api POST 'notifications?at=1' -H 'content-type: application/json' -o again -D head
            jq -c '[.number, .sessions, .record.source]' again
            grep -i '^location' head | tr L l | tr -d '\\r'
            curl -sS "$page/api/v1/notifications/3" | jq -r .payload.text
            curl -sS "$page/api/v1/notifications/3" \
                | jq -c '[.headers[] | select(.name == "apns-push-type")]'
            api POST 'notifications?at=1' -H 'content-type: application/json' -d '{"aps":[' -o broken
            jq -c '[.number, .fate.code, .record.refused.code]' broken
            curl -sS "$page/api/v1/notifications/4" | jq -c .payload
            cat out
            """, status: 2)
        #expect(
            output
                == """
                {"source":"page#1","notification":null,"payload":{"aps":{"session":"7"}}}
                201
                [3,["42"],"page#2"]
                location: /api/v1/notifications/3
                \(payload)
                [{"name":"apns-push-type","value":"alert"}]
                201
                [4,"refused","unfinished"]
                {"bytes":8,"text":"{\\"aps\\":["}
                handleOpenURL("http://URLHERE.cloudapp.net/Session/Lookup?session=42");
                handleOpenURL("http://URLHERE.cloudapp.net/Session/Lookup?session=7");
                handleOpenURL("http://URLHERE.cloudapp.net/Session/Lookup?session=42");

                """)
        #expect(try run.messages().last == "handset: 1 received = 1 delivered")
    }

    @Test("What no sender has sent is not counted, and not recorded")
    func givingIsNotSending() throws {
        let output = try run.run(
            "--tls off --page --port page=0 --app classic --expect 2 --record sent",
            """
            for i in 1 2 3; do
                api POST notifications -H 'content-type: application/json' -d '\(payload)' -o gift
            done
            push \(token) '\(payload)'; push \(token) '\(payload)'
            status; ls sent | grep -c apns
            """)
        #expect(output == "201\n201\n201\n200\n200\nstatus 0\n2\n")
    }

    @Test("All notifications are forgotten at once; numbers go on, and counts begin again")
    func forgetting() throws {
        let output = try lines(
            """
            push \(token) '\(payload)' > /dev/null
            api DELETE notifications
            api GET notifications
            api GET notifications/1
            push \(token) '\(payload)' > /dev/null
            curl -sS "$page/api/v1/notifications" | jq -c '[[.notifications[].number], .counts]'
            """)
        #expect(
            output == """
                204
                {"notifications":[],"first":2,"last":1,"gone":1,"counts":{}}200
                {"type":"about:blank","title":"Not Found","status":404,"detail":"Notification 1 is no \
                longer kept."}404
                [[2],{"routed":1}]

                """)
    }

    @Test("Above the limit kept the oldest go")
    func keep() throws {
        let output = try lines(
            """
            for i in 1 2 3; do push \(token) '\(payload)' > /dev/null; done
            curl -sS "$page/api/v1/notifications" | jq -c '[[.notifications[].number], .gone]'
            """, options: "--limit kept=2")
        #expect(output == "[[3,2],1]\n")
    }

    // MARK: - Answers and devices

    @Test(
        "A request that adds an answer returns the first 100, and the number of others", .exhaustive
    )
    func manyFaults() throws {
        let output = try lines(
            """
            add() { api POST faults -H 'content-type: application/json' -d '{"answer":"'$1'"}'; }
            for ((count = 0; count < 51; count++)); do add Unregistered; add TooManyRequests; done > all; tail -n 1 all > added
            sed 's/201$//' added | jq -c '[(.faults | length), .others]'
            api GET faults | sed 's/200$//' | jq '.faults | length'
            """)
        #expect(output == "[100,2]\n102\n")
    }

    @Test("The next notifications get the answers that were added, until they are removed")
    func faults() throws {
        let output = try lines(
            """
            json='content-type: application/json'
            api GET faults
            api POST faults -H "$json" -d '{"answer":"TooManyRequests","count":2.0}'
            api POST faults -H "$json" -d '{"answer":"goaway:Shutdown"}'
            push \(token) '\(payload)'
            api GET faults
            api DELETE faults
            push \(token) '\(payload)'
            api POST faults -H "$json" -d '{"answer":"Unregistered","probability":1}'
            push \(token) '\(payload)' | sed 's/:[0-9]*}/:TIME}/'
            """, options: "--fail-next InternalServerError --fail stall:0")
        #expect(
            output == """
                {"faults":[{"answer":"InternalServerError","count":1},{"answer":"stall","probability":0.0}]}200
                {"faults":[{"answer":"InternalServerError","count":1},{"answer":"TooManyRequests","count":2},\
                {"answer":"stall","probability":0.0}]}201
                {"faults":[{"answer":"InternalServerError","count":1},{"answer":"TooManyRequests","count":2},\
                {"answer":"goaway:Shutdown","count":1},{"answer":"stall","probability":0.0}]}201
                {"reason":"InternalServerError"}500
                {"faults":[{"answer":"TooManyRequests","count":2},{"answer":"goaway:Shutdown","count":1},\
                {"answer":"stall","probability":0.0}]}200
                204
                200
                {"faults":[{"answer":"Unregistered","probability":1.0}]}201
                {"reason":"Unregistered","timestamp":TIME}410

                """)
    }

    @Test("Devices go away, come back and lose the app; what was kept is delivered")
    func devices() throws {
        let other = ListenRun.tokens[1]
        let output = try lines(
            """
            json='content-type: application/json'
            api PATCH devices/\(token) -H "$json" -d '{"state":"away"}'
            push \(token) '\(payload)'; push \(other) '\(payload)'
            api PATCH devices -H "$json" -d '{"state":"online"}'
            curl -sS "$page/api/v1/wait?fate=routed&count=2&after=0" -o waited
            curl -sS "$page/api/v1/notifications" | jq -c '[.notifications[].fate.code]'
            api PATCH devices/\(other) -H "$json" -d '{"state":"unregistered"}'
            push \(other) '\(payload)' | sed 's/:[0-9]*}/:TIME}/'
            """)
        #expect(
            output == """
                {"token":"\(token)","state":"away"}200
                200
                200
                {"state":"online"}200
                ["routed","routed"]
                {"token":"\(other)","state":"unregistered"}200
                {"reason":"Unregistered","timestamp":TIME}410

                """)
    }

    @Test("A push to a device that is away is one row, settled when delivered or replaced")
    func away() throws {
        let output = try lines(
            """
            json='content-type: application/json'
            curl -sS -H "$json" -d '{"aps":{"alert":"given"}}' "$page/api/v1/notifications" -o given
            api PATCH devices -H "$json" -d '{"state":"away"}'
            push \(token) '\(payload)'; push \(token) '\(payload)'
            list() { curl -sS "$page/api/v1/notifications" | jq -c '[.notifications[] | [.number, .fate.code, .note]]'; }
            list
            curl -sN --max-time 1200 "$page/api/v1/events" > events & reading=$!
            has events 1 'event: start'
            api PATCH devices -H "$json" -d '{"state":"online"}'
            has events 1 'event: updated'
            list
            curl -sS "$page/api/v1/notifications" | jq -cS .counts
            kill $reading
            """)
        #expect(
            output == """
                {"state":"away"}200
                200
                200
                [[3,"stored",null],[2,"undelivered","notification 3 took its place"],[1,"none",null]]
                {"state":"online"}200
                [[3,"routed",null],[2,"undelivered","notification 3 took its place"],[1,"none",null]]
                {"none":1,"routed":1,"undelivered":1}

                """)
    }

    @Test("Changes of answers and devices are events")
    func changeEvents() throws {
        let output = try lines(
            """
            json='content-type: application/json'
            : > events
            curl -sN --max-time 1200 "$page/api/v1/events" > events & reading=$!
            has events 1 'event: start'
            api POST faults -H "$json" -d '{"answer":"stall"}' -o answer
            api DELETE faults
            api PATCH devices -H "$json" -d '{"state":"away"}' -o answer
            has events 1 'event: devices'
            kill -KILL $reading; wait $reading 2> /dev/null
            grep -A 1 -E '^event: (faults|devices)' events | grep '^data'
            """)
        #expect(
            output == """
                201
                204
                200
                data: {"faults":[{"answer":"stall","count":1}]}
                data: {"faults":[]}
                data: {"state":"away"}

                """)
    }

    /// Changes that are not possible, with the status and a part of the advice.
    private static let impossibleChanges = [
        ("POST", "faults", #"{"answer":"Unregisterd"}"#, 400, "did you mean Unregistered?"),
        ("POST", "faults", #"{}"#, 400, "has no answer"),
        ("POST", "faults", #"{"answer":7.5}"#, 400, "has no answer"),
        ("POST", "faults", #"{"answer":400}"#, 400, "has several reasons"),
        ("POST", "faults", #"{"answer":"stall","count":0}"#, 400, "from 1 to 1000000000"),
        ("POST", "faults", #"{"answer":"stall","count":1.5}"#, 400, "from 1 to 1000000000"),
        ("POST", "faults", #"{"answer":"stall","probability":2}"#, 400, "from 0 to 1"),
        (
            "POST", "faults", #"{"answer":"stall","count":1,"probability":1}"#, 400,
            "give one of them"
        ),
        ("POST", "faults", #"{"answer":"stall","colour":1}"#, 400, "answer, count, probability"),
        ("POST", "faults", #"{"answer":"#, 400, "cannot be read"),
        ("POST", "faults", "", 400, "cannot be read"),
        ("PATCH", "devices", #"{"state":"unregistered"}"#, 400, "there are away, online"),
        ("PATCH", "devices/0a", #"{"state":"gone"}"#, 400, "away, online, unregistered"),
        ("PATCH", "devices/xy", #"{"state":"away"}"#, 400, "is not a device token"),
        ("GET", "devices", "", 405, "use PATCH"),
    ]

    @Test("A change that is not possible is a problem, and changes nothing")
    func impossibleChanges() throws {
        let calls = Self.impossibleChanges.map { method, path, body, _, _ in
            "api \(method) '\(path)' -H 'content-type: application/json' -d '\(body)'"
        }
        let output = try lines(
            """
            \(calls.joined(separator: "\n"))
            api GET faults; push \(token) '\(payload)'
            """)
        let answers = output.split(separator: "\n")
        try #require(answers.count == calls.count + 2)
        for (answer, (_, path, body, status, advice)) in zip(answers, Self.impossibleChanges) {
            #expect(answer.contains("\"status\":\(status),"), "\(path) \(body) \(answer)")
            #expect(answer.contains(advice), "\(path) \(body) \(answer)")
            #expect(answer.hasSuffix("}\(status)"), "\(path) \(body) \(answer)")
        }
        #expect(answers.suffix(2) == [#"{"faults":[]}200"#, "200"])
    }

    // MARK: - Events

    @Test("Events come as they happen, and go on after a lost connection")
    func events() throws {
        let output = try lines(
            """
            : > events
            curl -sN --max-time 1200 "$page/api/v1/events" > events & reading=$!
            has events 1 '"beginning":"new"'
            push \(token) '\(payload)' > /dev/null
            has events 1 '"session":"42","sessionCount"'
            kill -KILL $reading; wait $reading 2> /dev/null
            push \(token) '{"aps":{"session":"43"}}' > /dev/null
            last=$(sed -n 's/^id: //p' events | tail -1)
            resume() {
                : > "$2"
                curl -sN --max-time 1200 -H "Last-Event-ID: $1" "$page/api/v1/events" > "$2" & reading=$!
                has "$2" 1 "$3"; kill -KILL $reading; wait $reading 2> /dev/null
                grep -o '"beginning":"[a-z]*"' "$2"
            }
            grep -o '"beginning":"[a-z]*"' events
            grep -o '"session":"42","sessionCount"' events
            resume "$last" resumed 'session":"43"'
            grep -c '"session":"42","sessionCount"' resumed
            resume other-1 restarted '"beginning"'
            grep -v 'id: ' events | head -1
            """)
        #expect(
            output == """
                "beginning":"new"
                "session":"42","sessionCount"
                "beginning":"resumed"
                0
                "beginning":"restarted"
                retry: 1000

                """)
    }

    // MARK: - Problems

    /// Requests that are not valid, with the status and a part of the advice.
    private static let invalidRequests = [
        ("GET", "notifications?sesion=1", 400, "there are session, token, topic"),
        ("GET", "notifications?session=1&session=2", 400, "session is repeated"),
        ("GET", "notifications?session=%ff", 400, "percent-encoded"),
        ("GET", "notifications?limit=0", 400, "from 1 to 1000"),
        ("GET", "notifications?limit=1001", 400, "from 1 to 1000"),
        ("GET", "notifications?after=-1", 400, "a whole number from 0"),
        ("GET", "notifications?after=99999999999999999999", 400, "a whole number from 0"),
        ("GET", "notifications?fate=gone", 400, "there are routed"),
        ("GET", "wait?timeout=301", 400, "seconds from 0 to 300"),
        ("GET", "wait?timeout=1e2", 400, "seconds from 0 to 300"),
        ("GET", "wait?count=0", 400, "from 1 to 1000"),
        ("GET", "health?x=1", 400, "give none"),
        ("GET", "notifications/1", 404, "no notification 1 yet"),
        ("GET", "notifications/0", 404, "not the number"),
        ("GET", "notifications/x", 404, "not the number"),
        ("GET", "notifications/latest", 404, "Nothing has come yet"),
        ("GET", "nothing", 404, "openapi.json"),
        ("GET", "../v2/health", 404, "openapi.json"),
        ("PUT", "notifications", 405, "use GET, POST, DELETE"),
        ("DELETE", "health", 405, "use GET"),
        ("OPTIONS", "notifications", 405, "use GET, POST, DELETE"),
    ]

    @Test("A request that is not valid is a problem with advice")
    func problems() throws {
        let calls = Self.invalidRequests.map { method, path, _, _ in
            "api \(method) '\(path)' --path-as-is -g -D head; grep -ic '^content-type: .*problem' head"
        }
        let output = try lines(calls.joined(separator: "\n"))
        let answers = output.components(separatedBy: "\n1\n")
        try #require(answers.count == calls.count + 1)
        for (answer, (_, path, status, advice)) in zip(answers, Self.invalidRequests) {
            #expect(answer.contains("\"status\":\(status),"), "\(path) \(answer)")
            #expect(answer.contains(advice), "\(path) \(answer)")
            #expect(answer.hasSuffix("}\(status)"), "\(path) \(answer)")
        }
    }

    @Test("A payload that is missing or too large is a problem")
    func payloadProblems() throws {
        let output = try lines(
            """
            json='content-type: application/json'
            api POST notifications -H "$json" | jq -c '.status, .detail' 2> /dev/null
            head -c 1048577 /dev/zero > large
            api POST notifications -H "$json" --data-binary @large | jq -c '.status' 2> /dev/null
            head -c 1048576 large > allowed
            api POST notifications -H "$json" --data-binary @allowed -o kept
            api POST 'notifications?at=9' -H "$json" | jq -c '.status' 2> /dev/null
            """, status: 2)
        #expect(
            output == """
                400
                "The body is empty; give the payload as the body, or ?at=N to send number N again."
                413
                201
                404

                """)
    }

    // MARK: - Nobody else's

    /// Requests as another page could cause them, and the status of the answer.
    private static let foreignRequests = [
        ("-H 'Host: evil.example'", 421), ("-H 'Host: 127.0.0.1.evil.example:80'", 421),
        // The host of a whole address counts, and not the field.
        ("--request-target http://evil.example/api/v1/notifications", 421),
        ("-X DELETE --request-target http://127.0.0.1@evil.example/api/v1/notifications", 421),
        ("-X DELETE -H 'Origin: http://evil.example'", 403),
        ("-X DELETE -H 'Origin: null'", 403),
        ("-d '{}' -H 'content-type: application/json' -H 'Origin: http://evil.example'", 403),
        ("-d '{}' -H 'content-type: text/plain'", 415), ("-d '{}'", 415),
        ("-d '{}' -H 'content-type:'", 415),
    ]

    @Test("A request by another page or under another name changes nothing and learns nothing")
    func otherPages() throws {
        let calls = Self.foreignRequests.map { options, _ in
            """
            curl -sS -o answer -D head -w '%{http_code}\\n' \(options) "$page/api/v1/notifications"
            grep -c '"session' answer
            """
        }
        let output = try lines(
            """
            push \(token) '\(payload)' > /dev/null
            \(calls.joined(separator: "\n"))
            curl -sS "$page/api/v1/notifications" | jq -c '[.notifications[].number]'
            """)
        let statuses = Self.foreignRequests.map { "\($0.1)\n0\n" }
        #expect(output == statuses.joined() + "[1]\n")
    }

    @Test("The page itself may change something, by each name of this machine")
    func ownOrigin() throws {
        let output = try lines(
            """
            own=${page/127.0.0.1/localhost}
            curl -sS -o answer -w '%{http_code}\\n' -X DELETE -H "Origin: $page" \
                "$page/api/v1/notifications"
            curl -sS -o answer -w '%{http_code}\\n' -X DELETE -H "Origin: $own" \
                "$own/api/v1/notifications"
            """)
        #expect(output == "204\n204\n")
    }

    @Test("No answer is for other pages: all have the headers that keep them out")
    func headers() throws {
        let output = try lines(
            """
            for path in health notifications notifications/9 openapi.json wait?count=0; do
                curl -sS -D - -o answer -H 'Origin: http://evil.example' "$page/api/v1/$path" \
                    | tr -d '\\r' | grep -iE '^(access-control|content-security|x-content|cache-control|cross-origin-resource)' \
                    | sort -f
            done
            """)
        let headers = """
            Cache-Control: no-store
            Content-Security-Policy: default-src 'none'; frame-ancestors 'none'
            cross-origin-resource-policy: same-origin
            X-Content-Type-Options: nosniff

            """
        #expect(output == String(repeating: headers, count: 5))
    }

    @Test("With HANDSET_PAGE_TOKEN only requests with the token are answered")
    func tokenOption() throws {
        let output = try lines(
            """
            api GET health -o answer -D head; grep -i '^www-auth' head | tr -d '\\r'
            api GET health -o answer -H 'Authorization: Bearer 0123456789abcdef'
            """, startedBy: "env HANDSET_PAGE_TOKEN=0123456789abcdef")
        #expect(output == "401\nWWW-Authenticate: Bearer\n200\n")
    }

    @Test("A browser without the token gets a page that says what to do, and a program the problem")
    func tokenPage() throws {
        let output = try lines(
            """
            show() { curl -sS -o answer -w '%{http_code} %{content_type}\n' "$@"; }
            show -H 'Accept: text/html,*/*' "$page/"; grep -c '<!doctype html>' answer
            grep -o 'Open this address with /?token=TOKEN' answer
            show -H 'Accept: text/html,*/*' "$page/?token=wrong"; grep -c 'HANDSET_PAGE_TOKEN' answer
            show "$page/"
            show -H 'Accept: text/html,*/*' "$page/api/v1/health"
            """, startedBy: "env HANDSET_PAGE_TOKEN=0123456789abcdef")
        #expect(
            output == """
                401 text/html; charset=utf-8
                1
                Open this address with /?token=TOKEN
                401 text/html; charset=utf-8
                1
                401 application/problem+json
                401 application/problem+json

                """)
    }

    @Test("The API listens on the loopback address, whatever the gateway listens on")
    func loopback() throws {
        let output = try lines("echo ${page%:*}", options: "--host 0.0.0.0")
        #expect(output == "http://127.0.0.1\n")
    }

    // MARK: - Options

    @Test("A port that another program has is an error with advice, status 69", .exhaustive)
    func portInUse() throws {
        let output = try lines(
            """
            handset listen --state-directory other --port http2=0 --port binary=0 --port feedback=0 \
                --tls off --page --port page=${page##*:} 2> taken < /dev/null; echo $?
            tail -1 taken | sed "s/${page##*:}/PORT/"
            """)
        #expect(
            output == """
                69
                handset: error: 127.0.0.1:PORT is not available for page: another program listens on it; \
                stop that program, or choose another port, or 0 for any free port

                """)
    }

    // MARK: - The description

    /// The program that holds a server to its description, from a virtual environment in the build folder.
    private static let schemathesis = Repository.root
        .appending(path: ".build/python/bin/schemathesis").path

    @Test(
        "The server answers every request as its description states", .exhaustive,
        .needs(.pythonPackage("schemathesis")))
    func conformance() throws {
        let output = try lines(
            """
            push \(token) '\(payload)' > /dev/null
            cat > settings.toml << 'END'
            [[operations]]
            include-path = "/wait"
            parameters = { timeout = 0 }
            checks.positive_data_acceptance.expected-statuses = ["2xx", 408, 409]
            # An app may be wrong in ways that a schema cannot tell.
            [[operations]]
            include-path = "/phone"
            checks.positive_data_acceptance.expected-statuses = ["2xx", 400, 404]
            [[operations]]
            include-path = "/cases"
            checks.positive_data_acceptance.expected-statuses = ["2xx", 400]
            # Bytes may be those of a picture, which is no log.
            [[operations]]
            include-path = "/logs"
            checks.positive_data_acceptance.expected-statuses = ["2xx", 415]
            [[operations]]
            include-path = "/phone/actions"
            checks.positive_data_acceptance.expected-statuses = ["2xx", 404, 409]
            END
            # Events never end.
            '\(Self.schemathesis)' --config-file settings.toml run "$page/api/v1/openapi.json" \
                --url "$page/api/v1" --exclude-path /events --seed 1 \
                --max-examples \(Sweep.choose(sampled: 2, exhaustive: 10)) \
                --phases \(Sweep.choose(sampled: "examples,fuzzing", exhaustive: "examples,coverage,fuzzing")) \
                --request-timeout 1200 > log 2>&1 && echo conforms \
                || grep -B 1 -A 16 '^- ' log || tail -20 log
            """, status: 2)
        #expect(output == "conforms\n")
    }

    @Test("Each call of the description is there, and the description has each call", .exhaustive)
    func description() throws {
        let output = try lines(
            #"""
            curl -sS "$page/api/v1/openapi.json" > api.json
            jq -r '.openapi' api.json
            jq -r '.paths | to_entries[] | .key as $path | .value | keys[] | "\(.) \($path)"' api.json \
                | while read -r method path; do
                    case $path in /events|/wait) continue;; esac
                    status=$(curl -sS -o answer -w '%{http_code}' -X "${method^^}" \
                        "$page/api/v1${path/\{number\}/1}")
                    jq -e --arg s "$status" --arg m "$method" --arg p "$path" \
                        '.paths[$p][$m].responses[$s]' api.json > response || echo "$method $path $status"
                done
            """#)
        #expect(output == "3.1.0\n")
    }
}
