/// A file of a project.
package struct ReadFile: Sendable {
    /// The path from the folder of the project.
    package let path: String
    package let bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }
}
