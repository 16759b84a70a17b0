/// The run of an app's own code in one state, with one action of the user, besides its callbacks.
package struct AppRun: Hashable, Sendable {
    /// The lines that the app has written, in order.
    package var log: [String] = []
    /// Its requests, each with the answer that it was given.
    package var requests: [String] = []
    /// Its faults, each with a code and words.
    package var faults: [Fault] = []
    /// Its crash; `nil` if it lives.
    package var crash: AppCrash?
    /// True if it was ended since it did not come to an end.
    package var isHung = false

    /// A fault of the app that does not end it.
    package struct Fault: Codable, Hashable, Sendable {
        /// The stable name of the kind.
        package var code: String
        /// The fault in words.
        package var words: String

        package init(code: String, words: String) {
            self.code = code
            self.words = words
        }
    }

    package init() {}
}
