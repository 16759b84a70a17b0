struct ProjectFile {
    let name: String
    let purpose: String
    let bytes: [UInt8]
    /// False for a file whose lines nobody needs to see.
    var isShown = true
}
