public import Foundation

extension UserDefaults {
    // The compiler prefers it to Foundation's, which takes `nil`.
    /// Creates the defaults of a suite, such as an app group, which a new phone empties.
    ///
    /// - Parameter suiteName: The name of the suite.
    public convenience init?(suiteName: String) {
        AppHost.shared.noteSuite(suiteName)
        self.init(suiteName: Optional(suiteName))
    }
}
