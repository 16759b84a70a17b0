import ArgumentParser

/// The differences that make the exit status of `handset diff` 1.
enum DiffFailure: String, NamedChoice {
    /// Each difference.
    case any
    /// A cell in which the app opens no more what it opened.
    case lost

    /// Returns true if a difference is one of those.
    func isMet(by difference: PhoneDifference) -> Bool {
        switch self {
        case .any: !difference.isEqual
        case .lost: difference.cells.contains(where: \.opensNoMore)
        }
    }
}
