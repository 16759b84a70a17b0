import Handset
import HandsetLint
import HandsetWhy

/// The note below an explanation on the mistakes in the payload.
struct WhyNote {
    private static let linter = Linter()

    /// The line; `nil` if there is no mistake.
    let line: String?

    init(of explanation: PayloadExplanation) {
        let payload = explanation.found.payload
        var complaint = Complaint(scenario: AppModel.modern.settings.applied(to: .ofTheApp))
        complaint.payload = payload
        complaint.findings = Self.linter.result(of: payload).findings
        let mistakes = Set(Mistake.all.map(\.code))
        let codes = Diagnosis(complaint, rules: .app).causes.map(\.code)
            .filter(mistakes.contains)
        line = codes.isEmpty ? nil : "why: \(codes.joined(separator: ", ")); see handset why"
    }
}
