struct ProjectFile {
    let name: String
    let purpose: String
    let bytes: [UInt8]
    /// False for a file whose lines the user does not need to see.
    var isShown = true
}
