package import Handset

/// The findings of a hunt that are known, and are told apart.
package struct HuntBaseline: Sendable {
    package private(set) var names: Set<String> = []

    package init() {}

    /// Reads a file that `handset hunt --write-baseline` has written.
    ///
    /// - Parameter path: The path of the file.
    /// - Throws: `JSONDocumentError` if it cannot be read, or is not a baseline.
    package init(contentsOf path: String) throws(JSONDocumentError) {
        let bytes: [UInt8]
        do throws(FileBytes.Failure) {
            bytes = try FileBytes.read(path)
        } catch {
            throw JSONDocumentError([
                JSONDocumentError.Problem(
                    HuntBaselineCause.unreadable(reason: "\(error)"), ofFile: path)
            ])
        }
        let document = try JSONDocument(
            bytes, source: path, example: HuntBaselineReader.example)
        var reader = HuntBaselineReader()
        reader.read(document.root)
        guard reader.problems.isEmpty else { throw JSONDocumentError(sorting: reader.problems) }
        names = reader.names
    }

    /// Returns the baseline with the findings of a report too.
    package func adding(_ report: HuntReport) -> HuntBaseline {
        var baseline = self
        baseline.names.formUnion(report.findings.map(\.name))
        return baseline
    }

    /// The file, with the names in their order, so that its changes are easy to read.
    package var json: [UInt8] { JSONText.object(["findings": .texts(names.sorted())]).lines }
}
