import Handset

struct LogRefusalMessage {
    /// The finding, as part of a sentence.
    let finding: String
    /// The advice on what to do next, as part of a sentence.
    let advice: String

    init(_ cause: LogRefusal.Cause) {
        (finding, advice) =
            switch cause {
            case .redacted(let token):
                (
                    "found \(token), which hides a value",
                    "log it with %{public}@, or collect the log with private data shown"
                )
            case .hiddenBySystem:
                (
                    "found <private> in a line of iOS's own, which hides the payload",
                    "log userInfo in the app, or install Apple's APNs logging profile and capture again"
                )
            case .elided: ("found … in place of a value", "give the whole text")
            case .leftOut(let token):
                (
                    "found \(token), for which the print has left the value out",
                    "print the whole as JSON"
                )
            case .unfinished(let line, let isFollowed):
                (
                    "found the \(isFollowed ? "next message" : "end of the log") inside the payload "
                        + "that begins in line \(line)",
                    "give the whole text; syslog cuts messages at 1024 bytes"
                )
            case .cutData:
                (
                    "found NSData, of which only some bytes are printed",
                    "log its bytes as text: String(decoding: data, as: UTF8.self)"
                )
            case .data: ("found NSData in a payload", "remove it; JSON has no such value")
            case .object(let name):
                (
                    "found the description of a \(name), which leaves userInfo out",
                    "log request.content.userInfo of the notification"
                )
            case .withoutAPS:
                (
                    "found a dictionary without aps, which every remote notification has",
                    "log all of userInfo"
                )
            case .messageObject:
                (
                    "found the message object of React Native Firebase or FlutterFire, which is not the payload: "
                        + "aps is not in it",
                    "log userInfo in the AppDelegate, or give the message that the server sends"
                )
            case .debugger:
                (
                    "found a dictionary as lldb prints those of Swift",
                    "print it with: po userInfo as NSDictionary"
                )
            case .unfinishedString:
                (
                    "found the end of a string inside the payload in it",
                    "give the whole text; code that puts it together shows only a part"
                )
            case .unfinishedDump:
                (
                    "found the end of a hex dump inside the payload in it",
                    "give all its lines; tcpdump takes whole packets with -s 0"
                )
            case .unclosedString:
                (
                    "found a string that is not closed before the next line",
                    "close it with \", or give the whole text"
                )
            case .syntax(let token, let expected):
                (
                    token.isEmpty ? "found the end of the line" : "found \(token)",
                    "\(expected) should stand here"
                )
            case .tooLarge(let limit):
                (
                    "found more than \(limit) bytes in this payload",
                    "raise the limit with --limit bytes"
                )
            case .tooDeep(let limit):
                ("found more than \(limit) levels in this payload", "nest it less deeply")
            case .grade(let grade, let repairs): Self.grade(grade, repairs)
            case .payload(.binaryFile(let kind, _)) where kind.unpacker == nil:
                ("found \(kind.name)", "give a log, which is text")
            case .payload(let cause):
                (RefusalMessage(cause).finding, RefusalMessage(cause).advice)
            }
    }

    private static func grade(_ grade: LogGrade, _ repairs: [LogRepair]) -> (String, String) {
        let names = repairs.map(\.rawValue).joined(separator: ", ")
        return (
            grade == .repaired
                ? "found a payload that had to be repaired (\(names))"
                : "found a payload whose white space had to be restored",
            "--grade \(grade.rawValue) accepts it"
        )
    }
}
