/// A message in which the words of a form were found.
package struct FormMatch: Sendable {
    /// The form; `nil` for another line about a request.
    package let form: SystemLogForm?
    /// The words of the form that were found; `nil` for another line.
    let pattern: FormPattern?
    /// The fields; a field that iOS hides has the text `<private>`.
    package private(set) var fields: [LogField: String] = [:]

    init(
        form: SystemLogForm?, _ pattern: FormPattern?,
        _ found: [(field: LogField, text: ArraySlice<UInt8>)]
    ) {
        self.form = form
        self.pattern = pattern
        for (field, text) in found where fields[field] == nil && field != .any {
            fields[field] = String(decoding: text, as: UTF8.self)
        }
    }
}

/// The search for all forms in messages.
package enum FormSearch {
    private struct Candidate: Sendable {
        let form: Int
        let pattern: FormPattern
    }

    private static let candidates: [Candidate] = SystemLogForm.all.indices.flatMap { form in
        SystemLogForm.all[form].patterns.flatMap { pattern in
            [pattern, pattern.withoutBundle].compactMap { $0 }.map {
                Candidate(form: form, pattern: $0)
            }
        }
    }
    /// Words that lines about requests have beside the words of the forms.
    private static let others = ["UserNotificationsServer", "UserNotificationsCore"].map {
        Array($0.utf8)
    }
    /// The search for a word of any form.
    static let anchors = AnchorSearch(candidates.map(\.pattern.anchor) + others)

    /// Finds the form of a message.
    ///
    /// - Parameters:
    ///   - message: The message, with its lines joined.
    ///   - process: The process that wrote it; empty if that is not known.
    /// - Returns: The form with its fields; `nil` if the message has none.
    package static func match(_ message: ArraySlice<UInt8>, by process: String) -> FormMatch? {
        for index in anchors.words(in: message) where index < candidates.count {
            let form = SystemLogForm.all[candidates[index].form]
            if form.needsProcess, !form.processes.contains(process) { continue }
            if let fields = candidates[index].pattern.match(message) {
                return FormMatch(form: form, candidates[index].pattern, fields)
            }
        }
        return request(in: message)
    }

    /// Finds `[bundle] … 3A6D-00B4`, which lines about a request have whose words no form knows.
    private static func request(in message: ArraySlice<UInt8>) -> FormMatch? {
        guard message.first == UInt8(ascii: "[") else { return nil }
        guard let bundle = LogField.bundle.take(from: message.dropFirst()) else { return nil }
        let end = bundle.endIndex
        guard end + 1 < message.endIndex,
            message[end] == UInt8(ascii: "]"), message[end + 1] == 32
        else { return nil }
        let rest = message[(end + 1)...].prefix(512)
        for word in rest.split(whereSeparator: { !ByteScan.isHexadecimal($0) && $0 != 45 })
        where word.count == 9 {
            if let request = LogField.request.take(from: word), request.count == 9 {
                return FormMatch(form: nil, nil, [(.bundle, bundle), (.request, request)])
            }
        }
        return nil
    }
}
