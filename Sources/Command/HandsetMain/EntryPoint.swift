import HandsetCommand

/// The start of the program `handset`.
@main
enum EntryPoint {
    static func main() {
        CommandProcess.runHandset()
    }
}
