/// The names of the files in an app's folder that tell what its process did, even if it has ended without an answer.
package enum AppFolderFile {
    /// The file that is there while the service extension runs, which has a process of its own on a phone.
    package static let extensionRuns = "ExtensionRuns"
    /// The file with the places of cut statements to which the app has come.
    package static let cuts = "Cuts"
}
