import Handset

/// The values of sources that are not payloads, with their bytes.
///
/// The bytes are known when the reader has found where the next payload starts, after the refusal.
final class RejectedValues {
    private let refused: RefusedFile
    private let handler: (RefusalRecord, [UInt8]) async -> Void
    private var record: RefusalRecord?

    /// `handler` receives the record of each refusal, and the first of its bytes.
    init(_ refused: RefusedFile, _ handler: @escaping (RefusalRecord, [UInt8]) async -> Void) {
        self.refused = refused
        self.handler = handler
    }

    /// Takes a refusal, whose bytes are still to come.
    func take(_ record: RefusalRecord) async {
        await finish()
        self.record = record
    }

    func finish() async {
        let bytes = refused.takeRefusal()
        guard let record else { return }
        self.record = nil
        await handler(record, bytes)
    }
}
