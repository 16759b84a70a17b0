package import Handset

package struct InputError: Error, CustomStringConvertible {
    package let name: String
    package let failure: Platform.Failure

    package var description: String {
        "cannot read \(SourceExcerpt.shown(name)): \(failure)\(advice)"
    }

    /// The advice on what people give in place of a file, or nothing.
    private var advice: String {
        guard failure == .missing, name.hasPrefix("http://") || name.hasPrefix("https://") else {
            return ""
        }
        return "; to read a URL: curl -sSf \(SourceExcerpt.shown(name)) | handset receive"
    }
}
