/// The parts of JUnit's XML that reports share.
package enum JUnitXML {
    /// Returns the attributes of a `testcase`: its name, its suite, and the file that it is about.
    package static func attributes(name: String, suite: String, file: String) -> String {
        [("name", name), ("classname", suite), ("file", file)]
            .map { "\($0.0)=\"\($0.1.escapedAsXMLAttribute)\"" }.joined(separator: " ")
    }

    /// Returns an element in a `testcase` that tells what is wrong, such as `failure`.
    package static func element(
        _ name: String, message: String, type: String, lines: [String]
    ) -> String {
        "      <\(name) message=\"\(message.escapedAsXMLAttribute)\" type=\"\(type)\">"
            + "\(lines.joined(separator: "\n").escapedAsXML)</\(name)>\n"
    }
}
