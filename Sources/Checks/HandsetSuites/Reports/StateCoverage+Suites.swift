package import Handset

extension StateCoverage {
    /// Adds what the cases of a suite go through; nothing if it could not be read.
    package mutating func add(_ result: SuiteResult) {
        if let coverage = result.coverage { formUnion(coverage) }
    }

    /// The lines of a report for people, without their newlines.
    func lines(isColoured: Bool = false, width: Int? = nil) -> [String] {
        var text = ""
        CoverageText(self, of: .cases, isColoured: isColoured, width: width).write(into: &text)
        return text.split(separator: "\n").map(String.init)
    }
}
