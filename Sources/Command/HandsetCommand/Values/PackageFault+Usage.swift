import ArgumentParser
import HandsetRunner

extension PackageFault {
    /// The same as a wrong use of an option; `nil` if the options are not at fault.
    var usage: ValidationError? {
        switch self {
        case .severalApps: ValidationError("\(self)")
        case .noSuchApp(let app, let names):
            Suggestion.error(
                app, "is not an app of the package", "give \(names.joined(separator: ", "))",
                among: names)
        default: nil
        }
    }
}
