import Handset
import HandsetHunt

/// The baselines of a hunt: the one that is read, and the one that is written.
struct HuntBaselines {
    let known: HuntBaseline
    private let path: String?

    /// - Throws: `JSONDocumentError` if the first cannot be read; ``OutputError`` if something else than a baseline is where
    ///   one is to be written.
    init(reading baseline: String?, writing path: String?) throws {
        known = try baseline.map(HuntBaseline.init(contentsOf:)) ?? HuntBaseline()
        self.path = path
        try checkReplaced()
    }

    private func checkReplaced() throws(OutputError) {
        guard let path, Platform.isOccupied(path), (try? HuntBaseline(contentsOf: path)) == nil
        else { return }
        throw OutputError(name: path, failure: .notBaseline)
    }

    /// Writes the findings of a report, the known ones too.
    func write(_ report: HuntReport) throws(OutputError) {
        guard let path else { return }
        // Again, since the hunt may have taken long.
        try checkReplaced()
        try WholeFile(path: path).output(known.adding(report).json)
    }
}
