internal import Foundation

/// The start of the program that prepares a file of an app; the plugin `PrepareAppFiles` runs it.
@main
enum EntryPoint {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        guard arguments.count >= 2, let input = arguments.first else {
            fail(
                "give a Swift file and the file to write, then the other files of its module: "
                    + "HandsetPrepare INPUT OUTPUT [--changes FILE] [OTHER...]", status: 64)
        }
        var others = Array(arguments.dropFirst(2))
        var changes: String?
        if others.first == "--changes", others.count > 1 {
            changes = others[1]
            others.removeFirst(2)
        }
        do {
            let preparation = try FilePreparation(input: input, beside: others, changes: changes)
            try preparation.write(to: arguments[arguments.startIndex + 1])
            print(preparation.notes, terminator: "")
        } catch {
            fail(error.description, status: 69)
        }
    }

    /// Tells what is wrong, in the form of the compiler's errors, and ends the program.
    private static func fail(_ text: String, status: Int32) -> Never {
        FileHandle.standardError.write(Data("error: \(text)\n".utf8))
        exit(status)
    }
}
