extension AppSourceFile {
    /// True if the file has the class that iOS makes for its target.
    package var hasDelegate: Bool { applicationDelegate != nil || serviceExtension != nil }
}
