/// Something whose time is measured.
struct Subject {
    /// The name of the subject.
    let name: String
    /// The number of payloads in one run.
    let payloadCount: Int
    /// The number of bytes of these payloads.
    let byteCount: Int
    /// Runs once.
    let run: () throws -> Sample

    /// The same by another name.
    func named(_ name: String) -> Subject {
        Subject(name: name, payloadCount: payloadCount, byteCount: byteCount, run: run)
    }
}
