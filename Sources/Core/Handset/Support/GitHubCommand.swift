/// A command of GitHub's workflows, which shows a message beside a line of a file.
///
/// Source: [Workflow commands for GitHub Actions](https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands).
package enum GitHubCommand: String {
    case error, warning, notice

    /// The line ends with a newline; the properties are the place and the title of the message.
    package func line(_ properties: [(name: String, value: String)], _ message: String) -> String {
        let properties =
            properties
            .map { "\($0.name)=\(Self.escaped($0.value, isProperty: true))" }
            .joined(separator: ",")
        return "::\(rawValue) \(properties)::\(Self.escaped(message))\n"
    }

    /// Returns a text with percent signs for the characters that would end it.
    private static func escaped(_ text: String, isProperty: Bool = false) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "%": escaped += "%25"
            case "\r": escaped += "%0D"
            case "\n": escaped += "%0A"
            case ":" where isProperty: escaped += "%3A"
            case "," where isProperty: escaped += "%2C"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
