/// The version of Handset.
package enum HandsetVersion {
    /// The number, which no other place states.
    package static let number = "0.2.0"
}
