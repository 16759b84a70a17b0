/// How tables are told.
enum ReportFormat {
    /// For people.
    case text
    /// A line of JSON for each row.
    case json
}
