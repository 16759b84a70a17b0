import Handset
package import HandsetSuites

/// The files of reports on a suite whose cases a run expects.
package struct ReportFiles {
    private var reports: [Report]

    /// Opens the files, and creates or truncates them.
    package init(_ files: [(format: SuiteReportFormat, path: String)]) throws(OutputError) {
        reports = try files.map { file throws(OutputError) in
            Report(file.format, nil, isVerbose: true, to: try ByteOutput(path: file.path))
        }
    }

    /// Writes each report, on this one suite.
    package mutating func write(_ result: SuiteResult) throws(OutputError) {
        for index in reports.indices {
            try reports[index].begin()
            try reports[index].write(result)
            try reports[index].end()
        }
    }
}
