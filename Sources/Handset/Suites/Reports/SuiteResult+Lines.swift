extension SuiteResult {
    /// Lines of the messages that say why the suite could not be read, as they are.
    static func lines(of messages: [String]) -> [String] {
        messages.flatMap { message in
            message.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
                .map { ShownText.replaced(Substring($0)) }
        }
    }
}
