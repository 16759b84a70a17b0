// libFuzzer, which comes with the toolchain, on the targets that the tests try too.
//
// Build it with coverage and the address sanitizer in the library itself:
//
//     export HANDSET_FUZZ=1
//     swift build -c release -Xswiftc -sanitize=fuzzer,address --product HandsetFuzz --scratch-path .build-fuzz
//
// Then run one target at a time. `TARGET` names it, and `SEEDS` a folder into which the samples are
// written first; given as an argument too, the folder collects what is found on the way.
//
//     export SWIFT_BACKTRACE=enable=no    # so that libFuzzer gets the signal, and writes the input
//     export ASAN_OPTIONS=quarantine_size_mb=1:malloc_context_size=0
//     fuzz() { .build-fuzz/release/HandsetFuzz -runs=10000000 -seed=1 -timeout=10 -detect_leaks=0 "$@"; }
//     TARGET=reader SEEDS=/tmp/reader fuzz -max_len=128 /tmp/reader
//     TARGET=printing SEEDS=/tmp/printing fuzz -max_len=128 /tmp/printing
//     TARGET=files SEEDS=/tmp/files fuzz -max_len=384 /tmp/files
//     TARGET=tokens SEEDS=/tmp/tokens fuzz -max_len=96 /tmp/tokens
//     TARGET=packets SEEDS=/tmp/packets fuzz -max_len=160 /tmp/packets
//     TARGET=logs SEEDS=/tmp/logs fuzz -max_len=512 /tmp/logs
//     for name in swift objectiveC javaScript dart projects; do
//         TARGET=$name SEEDS=/tmp/$name fuzz -max_len=4096 /tmp/$name
//     done
//
// These try the texts about payloads with inputs of up to 1 MB, and bounds on time and memory:
//
//     large() { fuzz -runs=20000 -max_len=1000000 -len_control=20 -rss_limit_mb=2048 "$@"; }
//     TARGET=matrix SEEDS=/tmp/matrix large /tmp/matrix
//     TARGET=explain SEEDS=/tmp/explain large /tmp/explain
//     TARGET=records SEEDS=/tmp/records large /tmp/records
//
// A `crash-…` file is an input for which something does not hold; given as the argument instead of the
// folder, it is tried again. It becomes a sample, with a test that fails without the fix.

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
