import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// The app's page of `handset listen --page`, and the token of a browser.
@Suite(
    .waitsForPrograms, .timeLimit(.minutes(30)),
    .needs(.curl))
struct ListenFrameTests {
    private let run: ListenRun

    init() throws {
        run = try ListenRun()
    }

    /// Runs lines beside a gateway with a page; `frame` is the address of the app's page, by an IP address.
    private func lines(_ lines: String, options: String = "") throws -> String {
        let output = try run.run(
            "--tls off --page --port page=0 \(ListenRun.ofClassic(options))",
            """
            frame=$(curl -sS "${page/127.0.0.1/localhost}/api/v1/phone" | jq -r .frame.url)
            \(lines)
            stop TERM
            """)
        #expect(output.hasSuffix("status 0\n"))
        return String(output.dropLast("status 0\n".count))
    }

    @Test(
        "The frame has another origin and another site than the page, by each name of this machine")
    func origin() throws {
        let output = try lines(
            """
            for host in 127.0.0.1 localhost; do
                curl -sS "${page/127.0.0.1/$host}/api/v1/phone" | jq -r '.frame.url, .frame.origin' \\
                    | sed -E 's/:[0-9]+/:PORT/; s/[0-9a-f]{32}/SECRET/'
            done
            """)
        #expect(
            output == """
                http://localhost:PORT/SECRET/
                http://localhost:PORT
                http://127.0.0.1:PORT/SECRET/
                http://127.0.0.1:PORT

                """)
    }

    @Test(
        "A browser on another machine learns the port of the frame, and reaches it when it is forwarded"
    )
    func otherMachine() throws {
        let output = try run.run(
            "--tls off --page --port page=0 --host page=0.0.0.0",
            """
            ask() {
                curl -sS -H 'authorization: Bearer 0123456789abcdef' -H "host: $1:${page##*:}" \\
                    "http://127.0.0.1:${page##*:}/api/v1/phone"
            }
            ask phone.example | jq -c '[.frame, (.framePort | type)]'
            ask phone.example | jq .framePort > port
            ask localhost | jq -r .frame.url | grep -c ":$(cat port)/"
            stop TERM
            """, startedBy: "env HANDSET_PAGE_TOKEN=0123456789abcdef")
        #expect(output == "[null,\"number\"]\n1\nstatus 0\n")
    }

    @Test(
        "The policy of the frame lets it run scripts and load the app's own files, and nothing else"
    )
    func policy() throws {
        let output = try lines(
            """
            curl -sS -D - -o frame "$frame" | tr -d '\\r' \\
                | sed -n 's/^Content-Security-Policy: //p' | tr ';' '\\n' \\
                | sed -E "s/^ //; s|$frame|FRAME|; s/${page##*:}/PAGE/g"
            sed -n "s|.*\\(<script crossorigin[^>]*>\\).*|\\1|p" frame | sed "s|/${frame#http://*/}|FRAME|"
            """)
        #expect(
            output == """
                sandbox allow-scripts
                default-src 'none'
                script-src FRAME 'unsafe-inline' 'unsafe-eval'
                style-src FRAME 'unsafe-inline'
                img-src FRAME data:
                font-src FRAME data:
                media-src FRAME
                connect-src 'none'
                form-action 'none'
                base-uri 'none'
                frame-ancestors http://127.0.0.1:PAGE http://localhost:PAGE
                <script crossorigin src="FRAME.handset/frame-loader.js">

                """)
    }

    @Test(
        "The app's own files are served, and nothing without the secret, by another name or outside"
    )
    func files() throws {
        try FileManager.default.createDirectory(
            atPath: "\(run.folder.path)/www", withIntermediateDirectories: true)
        try run.folder.write("<html><head></head><body>The app", to: "www/index.html")
        try run.folder.write("app()", to: "www/app.js")
        try run.folder.write("secret", to: "secret")
        try run.folder.write(#"{"www": "www"}"#, to: "www.json")
        _ = try CommandResult.line("ln -s ../secret '\(run.folder.path)/www/link'")
        let output = try lines(
            """
            get() { curl -sS --path-as-is -o body -w '%{http_code} %{content_type}\\n' "$@"; }
            get "$frame"; grep -c 'frame-loader.js"></script></head><body>The app' body
            get "${frame}app.js"; cat body; echo
            get "${frame}.handset/frame-loader.js"; grep -c 'const evaluate' body
            get "${frame%/*/}/"; get "${frame%/*/}/app.js"; get "${frame}link"; get "${frame}../../secret"
            get "${frame}%2e%2e/secret"; get "${frame}..%2fsecret"; get "${frame}%ff"
            get -H 'Host: evil.example' "$frame"; get -X POST "$frame"; get "${frame}api/v1/health"
            """, options: "--app www.json")
        #expect(
            output == """
                200 text/html; charset=utf-8
                1
                200 text/javascript; charset=utf-8
                app()
                200 text/javascript; charset=utf-8
                1
                \(String(repeating: "404 application/problem+json\n", count: 7))\
                421 application/problem+json
                405 application/problem+json
                404 application/problem+json

                """)
    }

    @Test(
        "An icon that is missing, no picture or too large is refused, status 2, with what to do",
        arguments: [
            (":", "icon.png cannot be read"), ("printf x > icon.png", "icon.png is not a picture"),
            (
                "{ printf '\\211PNG\\r\\n\\032\\n'; head -c 1100000 /dev/zero; } > icon.png",
                "icon.png is larger than 1024 KiB"
            ),
        ])
    func icon(preparation: String, words: String) throws {
        for command in ["listen --page --port page=0", "phone --port 0"] {
            let result = try CommandResult.line(
                """
                cd "$(mktemp -d)" && trap 'rm -rf "$PWD"' EXIT
                \(preparation)
                echo '{"icon":"icon.png"}' > app.json
                XDG_STATE_HOME=$PWD handset \(command) --app app.json < /dev/null
                """)
            #expect(result.status == 2)
            #expect(result.errors.contains(words), "\(result.errors)")
            #expect(result.errors.contains("let icon of the app file name a"))
        }
    }

    @Test("A folder without a page is refused, status 2")
    func noPage() throws {
        try run.folder.write(#"{"www": "nowhere"}"#, to: "app.json")
        let result = try CommandResult.line(
            "cd '\(run.folder.path)'; handset listen --page --app app.json --state-directory other --port 0"
                + " --timeout 1 < /dev/null")
        #expect(result.status == 2)
        #expect(result.errors.contains("nowhere/index.html cannot be read"))
    }

    @Test(
        "A browser that shows the token gets a cookie, which no script can read, and needs no more")
    func cookie() throws {
        let output = try run.run(
            "--tls off --page --port page=0",
            """
            ask() { curl -sS -o body -w '%{http_code}\\n' "$@"; }
            ask "$page/api/v1/health"; ask "$page/?token=0123456789abcdeF"; ask "$page/?token="
            ask -H 'Host: evil.example' "$page/?token=0123456789abcdef"
            ask -X POST "$page/?token=0123456789abcdef"
            curl -sS -D - -o body -c jar "$page/?token=0123456789abcdef" | tr -d '\\r' \\
                | sed -nE 's/handset-[0-9a-f]{8}=[0-9a-f]{32}/COOKIE/; /^(HTTP|Location|Set-Cookie|Cache)/p'
            grep -c 0123456789abcdef jar
            ask -b jar "$page/api/v1/health"
            ask -b 'handset-00000000=0' "$page/api/v1/health"
            ask -b "$(sed -nE 's/.*(handset-[0-9a-f]{8}).*/\\1/p' jar)=0" "$page/api/v1/health"
            ask -b jar -H 'Origin: http://evil.example' -X DELETE "$page/api/v1/notifications"
            ask -b jar -H "Origin: $page" -X DELETE "$page/api/v1/notifications"
            : > events; curl -sSN --max-time 1200 -b jar "$page/api/v1/events" > events 2> /dev/null &
            has events 1 'event: start' && echo 1
            stop TERM
            """, startedBy: "env HANDSET_PAGE_TOKEN=0123456789abcdef")
        #expect(
            output == """
                401
                401
                401
                421
                401
                HTTP/1.1 303 See Other
                Location: /
                Set-Cookie: COOKIE; Path=/; HttpOnly; SameSite=Strict
                Cache-Control: no-store
                0
                200
                401
                401
                403
                204
                1
                status 0

                """)
    }
}
