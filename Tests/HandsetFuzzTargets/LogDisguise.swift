internal import Handset
import HandsetLogs

/// A form in which a payload is put into a log.
enum LogDisguise: String, CaseIterable {
    case plain, nslog, optional, syslog, date, day, time, flutter, comment, mail, block, tag,
        indented
    case tabs, flattened, oneLine, carriageReturns, trailing
    case remarks, members
    case swift, swiftAtCommas, keys, pairs, tags, code
    case json, jsonInString, textInString, data

    /// True if only plain strings directly in userInfo can be read back.
    var needsPlainTexts: Bool { [.swift, .swiftAtCommas, .keys, .pairs, .tags].contains(self) }

    /// The grade that reading has to give.
    var grade: LogGrade {
        switch self {
        case .plain, .nslog, .optional, .syslog, .date, .day, .time, .flutter, .comment, .mail,
            .block,
            .tag, .indented,
            .swift, .keys, .pairs, .tags, .code, .json, .jsonInString, .textInString, .data:
            .exact
        case .tabs, .flattened, .oneLine, .carriageReturns, .trailing, .swiftAtCommas: .whiteSpace
        case .remarks, .members: .repaired
        }
    }

    /// True if reading shows all types.
    var keepsTypes: Bool { [.json, .jsonInString, .data].contains(self) }

    /// Returns a log with a payload.
    func log(of payload: Payload, _ json: String) -> String {
        let text = payload.description
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let time = "2014-05-05 16:11:13.461 Wall[1088:60b] "
        func prefixed(_ prefix: (Int) -> String) -> String {
            lines.enumerated().map { prefix($0) + $1 + "\n" }.joined()
        }
        func trimmed(_ line: String) -> Substring { line.drop { $0 == " " } }
        switch self {
        case .plain: return text + "\n"
        case .nslog: return "\(time)before\n\(time)\(text)\n\(time)after\n"
        case .optional: return "userInfo: Optional(\(text))\n"
        case .syslog:
            return prefixed { "Sep  9 10:49:\($0 % 50 + 10) iPhone App[50363] <Warning>: " }
        case .date: return prefixed { "2014-05-05 16:11:\($0 % 50 + 10).461 " }
        case .day: return prefixed { _ in "2014-05-05 " }
        case .time: return prefixed { "16:11:\($0 % 50 + 10).461 " }
        case .flutter: return prefixed { "I/flutter ( \($0)): " }
        case .comment: return prefixed { _ in "// " }
        case .mail: return prefixed { _ in "> > " }
        case .block: return prefixed { _ in " * " }
        case .tag: return prefixed { _ in "[Push] " }
        case .indented: return prefixed { _ in "      " }
        case .tabs:
            return lines.map { line in
                let count = line.prefix { $0 == " " }.utf8.count
                return String(repeating: "\t", count: count / 4) + trimmed(line)
            }.joined(separator: "\n") + "\n"
        case .flattened: return lines.map { trimmed($0) + "\n" }.joined()
        case .oneLine: return "got " + lines.map { trimmed($0) }.joined(separator: " ") + "\n"
        case .carriageReturns: return lines.joined(separator: "\r\n") + "\r\n"
        case .trailing: return lines.joined(separator: "  \n") + "\n"
        case .remarks: return lines.joined(separator: " // remark\n") + "\n"
        case .members: return lines.dropFirst().dropLast().map { $0 + "\n" }.joined()
        case .swift: return "got \(payload.swiftPrintDescription)\n"
        case .swiftAtCommas:
            return payload.swiftPrintDescription
                .split(separator: ", AnyHashable(\"", omittingEmptySubsequences: false)
                .joined(separator: ",\n  AnyHashable(\"") + "\n"
        case .keys: return payload.map { "\(time)key: \($0), value: \($1)\n" }.joined()
        case .pairs: return payload.map { "(key: AnyHashable(\"\($0)\"), value: \($1))\n" }.joined()
        case .tags: return payload.map { "[0:] Key: \($0) - Value: \($1)\n" }.joined()
        case .code: return "{\n" + prefixed { _ in "    // " } + "    show(userInfo)\n}\n"
        case .json: return "\(time)got \(json) there\n"
        case .jsonInString: return #"{"message":\#(RandomPayload.quoted("got \(json)."))}"# + "\n"
        case .textInString: return #"{"message":\#(RandomPayload.quoted("got \(text)."))}"# + "\n"
        case .data: return "\(time)\(DataDescription.untilIOS12SDK.text(of: json.utf8))\n"
        }
    }
}
