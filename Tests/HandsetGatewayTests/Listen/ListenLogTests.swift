import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// A phone's own log that is given to the page.
@Suite(.waitsForPrograms, .timeLimit(.minutes(10)), .needs(.curl))
struct ListenLogTests {
    private let run: ListenRun

    init() throws {
        run = try ListenRun()
    }

    private func lines(_ lines: String) throws -> String {
        let samples = Repository.root.appending(path: "samples/system-logs").path
        let output = try run.run(
            "--tls off --page --port page=0",
            #"""
            samples='\#(samples)'
            post() {
                curl -sS -w '%{http_code}\n' -H "content-type: ${type-application/octet-stream}" \
                    "$@" "$page/api/v1/logs"
            }
            \#(lines)
            stop TERM
            """#)
        #expect(output.hasSuffix("status 0\n"))
        return String(output.dropLast("status 0\n".count))
    }

    @Test("The page reads a log, and names the last stage, whose doing it is, and the payload")
    func read() throws {
        let output = try lines(
            """
            post --data-binary "@$samples/refused-permission.log" | sed '$s/200$//' |
                jq -r '.count, (.pushes[] | .record.app, .record.verdict.cause, .lastStage, .whoseDoing)'
            post --data-binary "@$samples/payload-and-tap.log" | sed '$s/200$//' |
                jq -c '.pushes[0] | .whoseDoing, .payload'
            echo nothing | post --data-binary @-
            """)
        #expect(
            output == #"""
                1
                org.example.garden
                permission-not-asked
                refused
                the app's
                "the app's"
                "{\"aps\":{\"alert\":\"Hello\",\"badge\":2},\"session\":\"42\"}"
                {"name":"log","count":0,"omittedLines":0,"pushes":[]}200

                """#)
    }

    @Test("A log of other pages, of another type, or without text is rejected")
    func rejected() throws {
        let output = try lines(
            """
            post -H 'origin: http://example.com' -d x | grep -o '40[0-9]$'
            type=text/plain post -d x | grep -o 'give application/octet-stream\\|4..$'
            echo x | gzip | post --data-binary @- | grep -o 'zcat FILE > phone.log\\|4..$'
            post -d '' | grep -o 'The body is empty\\|4..$'
            """)
        #expect(
            output == """
                403
                give application/octet-stream
                415
                zcat FILE > phone.log
                415
                The body is empty
                400

                """)
    }
}
