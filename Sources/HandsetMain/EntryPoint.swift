import HandsetCommand

/// Where the process of `handset` begins.
@main
enum EntryPoint {
    static func main() {
        CommandProcess.runHandset()
    }
}
