/// A table that a report writes.
protocol ReportedTable {
    /// The name of the table, such as `stages/short`.
    var name: String { get }
    /// A note on how to read it, or `nil`.
    var note: String? { get }
    /// The headings of the columns after the first, which has the names of the rows.
    var headings: [String] { get }
    /// The cells of each row.
    var cells: [[String]] { get }
    /// The members of each row's JSON object, whose values are JSON.
    var members: [[(name: String, json: String)]] { get }
}
