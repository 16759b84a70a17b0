/// Says why a line is no command of `handset listen`.
struct ConsoleCommandFault: Error, CustomStringConvertible {
    /// What was found and what to do next.
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
