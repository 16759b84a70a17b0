package import Handset

/// A source that could not be read.
package struct InputError: Error, CustomStringConvertible {
    /// The name of the source in messages.
    package let name: String
    /// The system's reason.
    package let failure: Platform.Failure

    package var description: String { "cannot read \(SourceExcerpt.shown(name)): \(failure)" }
}
