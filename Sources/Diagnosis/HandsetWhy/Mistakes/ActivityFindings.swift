package import Handset
package import HandsetFacts
package import HandsetLint

/// The values in the payload of a Live Activity that the types of an app refuse, for the lint.
///
/// `why` names the same mistakes in the same words.
package struct ActivityFindings: Sendable {
    private let app: ReadApp

    /// Takes an app whose sources were read.
    package init(_ app: ReadApp) { self.app = app }

    package func all(in payload: Payload, under headers: LintHeaders) -> [AppFinding] {
        var complaint = Complaint(scenario: .ofTheApp)
        complaint.app = app
        complaint = complaint.about(payload, finding: [], under: headers)
        return Mistake.ofActivityTypes.compactMap { mistake in
            guard let sign = mistake.find(complaint), sign.confidence == .certain else {
                return nil
            }
            let advice = sign.change ?? mistake.change
            return AppFinding(
                mistake.code, at: sign.keys, sign.words ?? mistake.words,
                advice: advice.prefix(1).uppercased() + advice.dropFirst() + ".")
        }
    }
}
