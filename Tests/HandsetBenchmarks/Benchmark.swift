/// Something that is measured, as one table or several.
protocol Benchmark {
    /// Measures, and hands over each table as soon as it is complete.
    ///
    /// - Throws: ``BenchmarkError`` if something is missing, or does not do its work.
    func run(_ options: BenchmarkOptions, report: (any ReportedTable) -> Void) throws
}
