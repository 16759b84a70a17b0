/// Something whose time is measured.
struct Subject {
    /// What it is called.
    let name: String
    /// How many payloads one run goes through.
    let payloadCount: Int
    /// How many bytes of JSON these have.
    let byteCount: Int
    /// Runs once.
    let run: () throws -> Sample

    /// The same by another name.
    func named(_ name: String) -> Subject {
        Subject(name: name, payloadCount: payloadCount, byteCount: byteCount, run: run)
    }
}
