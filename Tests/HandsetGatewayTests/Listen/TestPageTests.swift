import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// `handset test --page`, beside a page.
@Suite(.waitsForPrograms, .needs(.curl))
struct TestPageTests {
    private let run: ListenRun

    init() throws {
        run = try ListenRun()
        try run.folder.write(
            #"""
            {"cases":[
            {"name":"good","payload":{"aps":{"alert":"a","session":"1"}},"session":"1"},
            {"name":"bad","payload":{"aps":{"alert":"b","session":"2"}},"session":"3"},
            {"name":"silent","pushType":"background","payload":{"aps":{"content-available":1}},"session":"4"}]}
            """#, to: "suite.json")
    }

    @Test(
        "Failed cases are given to a page with their push type, and the report has its addresses",
        .exhaustive)
    func given() throws {
        let output = try run.run(
            "--tls off --page --port page=0",
            """
            handset test suite.json --page "$page/#7" > report; echo "status $?"
            grep 'page: ' report | sed "s|$page|PAGE|"
            curl -sS "$page/api/v1/notifications/2" | jq -c '[.payload.text, (.headers | map("\\(.name) \\(.value)"))]'
            curl -sS "$page/api/v1/notifications/1" | jq -c '[.case.name, .case.failures[0].expected, .case.failures[0].found, .fate.code, .plan.appState]'
            handset test suite.json --page "$page" --format json | jq -r 'select(.case) | .page // "none"' | sed "s|$page|PAGE|"
            for format in tap junit github html; do
                handset test suite.json --page "$page" --format $format | grep -c "$page/#"
            done
            stop TERM
            handset test suite.json --page "$page" 2>&1 > report | sed "s|$page|PAGE|"; cat report
            """)
        #expect(
            output == #"""
                status 1
                    page: PAGE/#1
                    page: PAGE/#2
                ["{\"aps\":{\"content-available\":1}}",["apns-push-type background"]]
                ["bad","3","2","routed","active"]
                none
                PAGE/#3
                PAGE/#4
                2
                2
                2
                2
                status 0
                handset: error: no page answers at PAGE: Connection refused; start handset listen --page or handset phone, and give the address of its line ready

                """#)
    }

    @Test("What is no page, or needs a token, is an error with advice, status 69")
    func others() throws {
        let token = "0123456789abcdef0123456789abcdef"
        let output = try run.run(
            "--tls off --page --port page=0",
            """
            for address in "http://$http2" "$page"; do
                handset test suite.json --page "$address" 2>&1 | sed 's|127.0.0.1:[0-9]*|HOST|'; echo "${PIPESTATUS[0]}"
            done
            HANDSET_PAGE_TOKEN=\(token) handset test suite.json --page "$page" | grep -c 'page: '
            stop TERM
            """, startedBy: "env HANDSET_PAGE_TOKEN=\(token)")
        #expect(
            output == """
                handset: error: what answers at http://HOST is not a page of handset; give the address of the \
                line ready of handset listen --page
                69
                handset: error: the page at http://HOST answers 401: The request has no valid token; give the one of \
                HANDSET_PAGE_TOKEN: Authorization: Bearer TOKEN, or open /?token=TOKEN in a browser.
                69
                2
                status 0

                """)
        for text in ["https://localhost:1", "localhost:2198", "http://", "http://a:x"] {
            let result = try CommandResult.line("handset test --page '\(text)'")
            #expect(result.status == 64 && result.errors.contains("not the address of a page"))
        }
    }
}
