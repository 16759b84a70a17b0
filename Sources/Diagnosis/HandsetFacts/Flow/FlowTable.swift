import HandsetTree

/// The flows that are known in the whole project, beside the parameters of a visit.
final class FlowTable {
    /// The flows of properties, by the type's and the property's name with a point between them.
    var properties: [String: Flow] = [:]
    /// The flows of what functions return.
    var results: [CodeNode: Flow] = [:]
    /// The flows of what functions of scripts return, by what flows into them; those visits have no callback.
    var scriptResults: [FlowVisit: Flow] = [:]
    /// The flows of notifications of Foundation's center, by their names.
    var posts: [String: Flow] = [:]
}
