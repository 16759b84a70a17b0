import Handset
import HandsetSystemLog
import HandsetWhy

/// The sentences on what the phone's own log says.
struct LogWords {
    private let diagnosis: Diagnosis
    private let answer: SystemLogAnswer?

    init(_ diagnosis: Diagnosis) {
        self.diagnosis = diagnosis
        answer = diagnosis.logAnswer
    }

    /// The lines; none if no log was given.
    var lines: [String] {
        guard diagnosis.complaint.systemLog != nil else { return [] }
        guard let answer else {
            return ["The log: no line of iOS's own about a push was found in it"]
        }
        let verdict = answer.entry.verdict
        var lines = [
            "The log: the last stage is: \(verdict.stage.words); it is \(verdict.fault.words) doing: "
                + LogCauseWords(verdict.cause).words
        ]
        if verdict.fault == .nobody {
            lines[0] =
                "The log: the last stage is: \(verdict.stage.words); "
                + LogCauseWords(verdict.cause).words
        }
        if answer.contradictsModel, let phone = PhoneWords(diagnosis).text {
            lines.append(
                "They disagree: the log tells what happened; Handset's phone would do this: \(phone)"
            )
        }
        if answer.count > 1 {
            lines.append(
                "This is push \(answer.number) of \(answer.count) in the log; handset read --timeline shows all"
            )
        }
        return lines + answer.entry.notes.map { "Not known: \($0.words)" }
    }

    /// The value in a record; `nil` if the log says nothing.
    var json: JSONText? {
        guard let answer else { return nil }
        let verdict = answer.entry.verdict
        return .object([
            "stage": .string(verdict.stage.rawValue), "fault": .string(verdict.fault.rawValue),
            "cause": .string(verdict.cause.rawValue),
            "words": .string(LogCauseWords(verdict.cause).words), "push": .integer(answer.number),
            "pushes": .integer(answer.count), "contradictsModel": .boolean(answer.contradictsModel),
            "unknown": .texts(answer.entry.notes.map(\.rawValue)),
            "line": (verdict.event?.line).map { .integer($0) },
        ])
    }
}
