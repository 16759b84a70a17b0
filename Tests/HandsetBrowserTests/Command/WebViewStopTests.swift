import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// The remains of a web view when a command ends before its statement.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct WebViewStopTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test(
        "A signal ends a statement that hangs, which counts as unfinished, and leaves nothing",
        .exhaustive, .needs(.chromium), arguments: [("INT", 130), ("TERM", 143)])
    func hanging(signal: String, status: Int) throws {
        let result = try CommandResult.line(
            #"""
            cd '\#(folder.path)' || exit; set -m; export TMPDIR="$PWD/t"; mkdir t
            echo '{"aps":{"session":"x\");while(true){};(\""}}' > push.json
            handset receive --quiet --web-view sample --limit web-view-time=3600 \
                --key-path aps.session --lookup-url %@ push.json > out 2> err &
            # The statement runs when the page has taken some seconds of a processor.
            for ((attempt = 0; attempt < 6000; attempt++)); do
                browser=$(pgrep -P $! | head -1)
                times=$(ps -o cputimes= -p "$(pgrep -d, -g "${browser:-999999999}" -f type=renderer 2> /dev/null)" 2> /dev/null)
                [ "$(echo "$times" | sort -n | tail -1)" -ge 4 ] 2> /dev/null && echo it hangs && break
                sleep 0.2
            done
            kill -\#(signal) $!
            for ((attempt = 0; attempt < 6000; attempt++)); do kill -0 $! 2> /dev/null || break; sleep 0.2; done
            kill -KILL $! 2> /dev/null && echo it goes on
            wait $!; echo "status $?"; ls -A t
            # Those that have ended and are not waited for are none.
            for ((attempt = 0; attempt < 600; attempt++)); do
                pgrep -r R,S,D,T -g "${browser:-999999999}" > /dev/null || break
                sleep 0.2
            done
            pgrep -r R,S,D,T -g "${browser:-999999999}"; cat err
            """#)
        #expect(
            result.output == """
                it hangs
                status \(status)
                push.json:1: error: the target of aps was not handled: it did not end; opened "x"
                handset: stopped by SIG\(signal): every payload that was read has been processed

                """)
    }

    @Test(
        "A folder that a killed run has left is removed at the next start, when it is ten seconds old",
        .exhaustive)
    func nextStart() throws {
        // A browser that ends at once has had a folder for its profile, where paths of sockets are short enough. A
        // process removes once what others left, so this one is the program's own.
        let result = try CommandResult.bash(
            """
            export TMPDIR=$(mktemp -d /tmp/h-XXXXXX) HANDSET_BROWSER=/bin/true
            mkdir $TMPDIR/handset-w-OLD $TMPDIR/handset-a-OLD; sleep 11; mkdir $TMPDIR/handset-w-NEW
            handset receive --web-view sample '{}'; echo $?; ls $TMPDIR; rm -r $TMPDIR
            """)
        #expect(result.output == "69\nhandset-a-OLD\nhandset-w-NEW\n")
    }

    @Test(
        "A note says that the browser runs without its sandbox as root, and only then", .exhaustive,
        .needs(.chromium))
    func sandbox() throws {
        let result = try CommandResult.line(
            #"handset receive --web-view sample '{"aps":{"session":"1"}}'; id -u >&2"#)
        let lines = result.errors.split(separator: "\n")
        let note = "handset: the browser runs without its sandbox, since the user is root"
        #expect(lines.contains { $0 == note } == (lines.last == "0"))
    }

    @Test(
        "A file of answers that an option names may name any file, also by a link", .exhaustive,
        .needs(.chromium))
    func answers() throws {
        try folder.write("elsewhere", to: "other/text")
        try folder.write(
            #"{"requests": [{"url": "*", "file": "link"}]}"#, to: "answers/answers.json")
        try folder.write(
            """
            <p id="s"></p><script>function handleOpenURL(url) {
                fetch(url).then((answer) => answer.text()).then((text) => { s.textContent = text; });
            }</script>
            """, to: "www/index.html")
        let result = try CommandResult.line(
            #"""
            cd '\#(folder.path)' && ln -s ../other/text answers/link
            handset receive --quiet --format json --web-view www --web-view-answers answers/answers.json \
                --limit web-view-time=1200 '{"aps":{"session":"1"}}' | jq -r '.webView[].text'
            """#)
        #expect(result.output == "elsewhere\n", "\(result.errors)")
    }
}
