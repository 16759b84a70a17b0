struct ProjectFile {
    let name: String
    let purpose: String
    let bytes: [UInt8]
}
