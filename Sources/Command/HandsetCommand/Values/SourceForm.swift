import ArgumentParser
import Handset

/// The form of what sources hold, as an option names it.
struct SourceForm: ExpressibleByArgument {
    /// The name for the form that the shape of each value shows.
    private static let automatic = "auto"

    /// The form; `nil` if the shape of each value shows it.
    let form: PayloadFile.EnvelopeForm?

    static let shown = SourceForm(form: nil)

    private init(form: PayloadFile.EnvelopeForm?) { self.form = form }

    init?(argument: String) {
        if argument == Self.automatic {
            self = .shown
        } else {
            guard let form = PayloadFile.EnvelopeForm(rawValue: argument) else { return nil }
            self.form = form
        }
    }

    var defaultValueDescription: String { form?.rawValue ?? Self.automatic }

    static var allValueStrings: [String] {
        [automatic] + PayloadFile.EnvelopeForm.allCases.map(\.rawValue)
    }

    static var defaultCompletionKind: CompletionKind { .values(allValueStrings) }
}
