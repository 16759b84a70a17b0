internal import Foundation

/// The start of the program that prepares a file of an app; the plugin `PrepareAppFiles` runs it.
@main
enum EntryPoint {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        guard arguments.count >= 2, let input = arguments.first else {
            fail(
                "give a Swift file and the file to write, then the other files of its module: "
                    + "HandsetPrepare INPUT OUTPUT [OTHER...]", status: 64)
        }
        let others = Array(arguments.dropFirst(2))
        do {
            let preparation = try FilePreparation(input: input, beside: others)
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
