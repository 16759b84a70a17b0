/// How well a form is known.
package enum FormConfidence: String, CaseIterable, Hashable, Sendable {
    /// Two independent sightings or more.
    case high
    /// One good sighting.
    case medium
    /// Shortened by the author, or read from the context.
    case low
}
