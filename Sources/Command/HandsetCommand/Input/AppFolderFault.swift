/// The reason why a file of an app's project is not read.
struct AppFolderFault: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
