import Foundation
import HandsetCommandSupport
import HandsetTestSupport

/// A package whose "Swift file" is a program of the shell, and a `swift` that builds it by copying.
struct PackageStandIn {
    let folder: TemporaryFolder

    private static let swift = #"""
        #!/bin/sh
        # swift ACTION --package-path FOLDER …
        file=$3/Sources/Chat/Chat.swift
        case "$1 $4" in
        'package describe') echo '{"targets": [{"name": "Chat", "type": "executable"}]}' ;;
        'build --show-bin-path') echo "$PWD/$3/.build" ;;
        'build --product')
            if grep -q 'let x = y' "$file"; then
                echo "$file:3:9: error: cannot find 'y' in scope"
                exit 1
            fi
            mkdir -p "$3/.build"
            rm -f "$3/.build/Chat"
            cp "$file" "$3/.build/Chat"
            chmod +x "$3/.build/Chat" ;;
        esac
        """#

    /// The app: a tap opens chat 7, and it crashes on a payload that says so.
    private static let app = #"""
        #!/bin/sh
        chat=7
        end=0 count=0 state= calls= badge=0
        log() { echo "$1" >&2; end=$((end + ${#1} + 1)); }
        reply() {
            printf '{"app":"Chat","steps":[%s],"effects":[%s],"requests":[],"faults":[],"methods":["did-receive"],' "$1" "$2"
            printf '"identifier":"%s","appState":"%s","backgroundModes":[],"lifeCycle":"application","badge":%s,"calls":[%s],"logEnd":%s}\n' \
                "n$count" "$state" "$badge" "$calls" "$end"
        }
        callback() { printf '{"callback":{"selector":"%s","applicationState":1,"carriesPayload":%s}}' "$1" "$2"; }
        while read -r line; do
            case $line in
            *'"start"'*)
                state=$(printf '%s' "$line" | sed 's/.*"appState":"\([^"]*\)".*/\1/')
                reply ;;
            *'"change"'*) reply ;;
            *'"receive"'*withdraw*)
                printf '{"app":"Chat","steps":[],"effects":[],"requests":[],"faults":[],"methods":["did-receive"],"asked":["Store.shared.sync()"],"identifier":"","badge":0,'
                printf '"delivered":[],"appState":"%s","backgroundModes":[],"lifeCycle":"application","logEnd":%s}\n' "$state" "$end" ;;
            *'"receive"'*hush*) reply ;;
            *'"receive"'*)
                count=$((count + 1))
                payload=$line
                case $line in *badge*) badge=$(printf '%s' "$line" | sed 's/.*badge[^0-9]*\([0-9]*\).*/\1/') ;; esac
                reply '{"display":{"showsAlert":true,"badge":'$badge',"place":"screen"}}' ;;
            *'"act"'*)
                case $payload in *boom*)
                    printf 'Chat/Router.swift:7: Fatal error: Index out of range\n' >&2
                    printf '\nThread 0 crashed:\n\n0 [ra] 0x01 Router.open(_:) + 20 in Chat at /team/Router.swift:7:9\n' >&2
                    kill -ILL $$ ;;
                esac
                state=active
                log "opening chat $chat"
                reply "$(callback userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler: true)" \
                    "{\"kind\":\"opens\",\"text\":\"$chat\"}" ;;
            *'"receiveAs"'*'"voip"'*)
                calls='{"id":"7B63","caller":"Ann","hasVideo":false,"isConnected":false,"isOnHold":false}'
                reply "$(callback pushRegistry:didReceiveIncomingPushWithPayload:forType:withCompletionHandler: true)" ;;
            *'"receiveAs"'*) reply ;;
            *'"answerCall"'*)
                log answered
                calls='{"id":"7B63","caller":"Ann","hasVideo":false,"isConnected":true,"isOnHold":false}'
                reply ;;
            *'"endCall"'*) log ended; calls=; reply ;;
            *'"open"'*) state=active; log launched; reply ;;
            *'"goHome"'*) state=background; reply ;;
            esac
        done
        """#

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Self.swift, to: "bin/swift")
        try folder.write("// A package.\n", to: "Push/Package.swift")
        try folder.write(Self.app, to: "Push/Sources/Chat/Chat.swift")
    }

    /// Runs `handset phone --package` on a free port, and lines beside it.
    ///
    /// Its output and its messages are in `out` and `err`; `ask PATH [OPTIONS OF CURL]` calls the API, `give TEXT`
    /// gives a payload with an alert, `act ACTION [NUMBER]` acts, and `until TEXT PATH JQ` asks until jq prints a text.
    ///
    /// - Parameters:
    ///   - lines: What is run when it is ready, or has ended.
    ///   - arguments: More arguments.
    /// - Returns: What the lines have printed, and the status.
    /// - Throws: If bash cannot be run.
    func run(_ lines: String, _ arguments: String = "") throws -> CommandResult {
        try CommandResult.line(
            """
            cd '\(folder.path)' || exit
            chmod +x bin/swift
            PATH=$PWD/bin:$PATH
            : > err
            # An input that does not end, as that of a terminal.
            mkfifo in
            exec 3<> in
            timeout --foreground -s KILL 1200 handset phone --port 0 --package Push \(arguments) \
                > out 2> err < in 3>&- &
            phone=$!
            for ((attempt = 0; attempt < 12000; attempt++)); do
                grep -q '^ready ' err && break
                kill -0 $phone 2> /dev/null || break
                sleep 0.1
            done
            page=$(sed -n 's/^ready page=\\([^ ]*\\).*/\\1/p' err)
            ask() { curl -sS --max-time 1200 -H 'content-type: application/json' "${@:2}" "$page/api/v1/$1"; }
            give() { ask notifications -d "{\\"aps\\":{\\"alert\\":\\"$1\\"}}"; }
            act() { ask phone/actions -d "{\\"action\\":\\"$1\\"${2:+,\\"notification\\":$2}}"; }
            until_is() {
                for ((attempt = 0; attempt < 12000; attempt++)); do
                    [ "$(ask "$2" | jq -r "$3")" = "$1" ] && return
                    sleep 0.1
                done
                echo "$2 never had $1:"; ask "$2"
            }
            \(lines)
            { kill -TERM $(< /proc/$phone/task/$phone/children); } 2> /dev/null; wait $phone; echo "status $?"
            """)
    }
}
