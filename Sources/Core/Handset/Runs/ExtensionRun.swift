/// The run of a service extension in the process of an app's program, where it would have one of its own on a phone.
package enum ExtensionRun {
    /// The name of the file that is in the app's folder while the extension runs.
    package static let mark = "ExtensionRuns"
    /// The name of the file with the places of cut statements to which the app has come.
    package static let cuts = "Cuts"
}
