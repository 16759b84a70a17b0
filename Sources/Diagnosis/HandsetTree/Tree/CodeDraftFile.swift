/// A file as a front-end has read it.
package struct CodeDraftFile: Sendable {
    package var file: CodeDraft
    /// The parts that were not read.
    package var gaps: [CodeGap]

    package init(_ children: [CodeDraft], gaps: [CodeGap] = []) {
        file = CodeDraft(.file, at: 1, children)
        self.gaps = gaps
    }
}
