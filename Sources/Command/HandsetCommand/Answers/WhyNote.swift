import Handset
import HandsetLint
import HandsetWhy

/// The note below an explanation on the mistakes in the payload.
struct WhyNote {
    private static let phone = {
        var complaint = Complaint(scenario: AppModel.modern.settings.applied(to: .ofTheApp))
        complaint.hasApp = false
        return complaint
    }()
    private static let mistakes = Set(Mistake.all.map(\.code))

    /// The line; `nil` if there is no mistake.
    let line: String?

    /// - Parameters:
    ///   - payload: The payload that is explained.
    ///   - findings: The findings of the lint in it.
    init(on payload: Payload, _ findings: [LintFinding]) {
        let complaint = Self.phone.about(payload, finding: findings)
        let codes = Diagnosis(complaint, rules: .app).causes.map(\.code)
            .filter(Self.mistakes.contains)
        line = codes.isEmpty ? nil : "why: \(codes.joined(separator: ", ")); see handset why"
    }
}
