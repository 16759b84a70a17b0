import CLibFuzzer
import Foundation
import HandsetFuzzTargets

/// Gives libFuzzer one of the targets.
///
/// The environment says which: `TARGET` is its name, and `SEEDS` a folder into which the samples are
/// written that it begins with.
@main struct HandsetFuzz {
    static let target = ProcessInfo.processInfo.environment["TARGET"]
        .flatMap { FuzzTarget(rawValue: $0) }

    /// Does what libFuzzer's own main function does, of which the linker may take either.
    static func main() {
        var count = CommandLine.argc
        var arguments = Optional(CommandLine.unsafeArgv)
        exit(LLVMFuzzerRunDriver(&count, &arguments, tryInput))
    }

    static func writeSeeds() throws {
        guard let target else {
            let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
            print("set TARGET to one of \(names)")
            exit(1)
        }
        guard let path = ProcessInfo.processInfo.environment["SEEDS"] else { return }
        let folder = URL(filePath: path)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (number, seed) in try target.seeds().enumerated() {
            try Data(seed).write(to: folder.appending(path: "seed-\(number)"))
        }
    }
}

/// Is called by libFuzzer once, before anything else.
@_cdecl("LLVMFuzzerInitialize")
func initialize(
    _ count: UnsafeMutablePointer<CInt>?,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>?
) -> CInt {
    do {
        try HandsetFuzz.writeSeeds()
    } catch {
        print(error)
        exit(1)
    }
    return 0
}

/// Is called by libFuzzer for each input.
@_cdecl("LLVMFuzzerTestOneInput")
func tryInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    do {
        try HandsetFuzz.target?.check(Array(UnsafeBufferPointer(start: bytes, count: count)))
    } catch {
        print("BROKEN:", error)
        fflush(nil)
        abort()
    }
    return 0
}
