/// A file that `handset init` writes.
struct ProjectFile {
    /// The name, in the folder of the project.
    let name: String
    /// The purpose, for people.
    let purpose: String
    let bytes: [UInt8]
}
