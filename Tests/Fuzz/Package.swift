// swift-tools-version: 6.2

// The fuzzer: libFuzzer, which comes with the toolchain, on the targets that the tests try too.
//
// Build it from this folder, with coverage and the address sanitizer in the library itself:
//
//     swift build -c release -Xswiftc -sanitize=fuzzer,address
//
// Then run one target at a time. `TARGET` names it, and `SEEDS` a folder into which the samples are
// written first; given as an argument too, the folder collects what is found on the way.
//
//     export SWIFT_BACKTRACE=enable=no    # so that libFuzzer gets the signal, and writes the input
//     export ASAN_OPTIONS=quarantine_size_mb=1:malloc_context_size=0
//     fuzz() { .build/release/HandsetFuzz -runs=10000000 -seed=1 -timeout=10 -detect_leaks=0 "$@"; }
//     TARGET=reader SEEDS=/tmp/reader fuzz -max_len=128 /tmp/reader
//     TARGET=printing SEEDS=/tmp/printing fuzz -max_len=128 /tmp/printing
//     TARGET=files SEEDS=/tmp/files fuzz -max_len=384 /tmp/files
//     TARGET=tokens SEEDS=/tmp/tokens fuzz -max_len=96 /tmp/tokens
//     TARGET=packets SEEDS=/tmp/packets fuzz -max_len=160 /tmp/packets
//     TARGET=logs SEEDS=/tmp/logs fuzz -max_len=512 /tmp/logs
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

import PackageDescription

let package = Package(
    name: "HandsetFuzz",
    dependencies: [.package(name: "Handset", path: "../..")],
    targets: [
        .systemLibrary(name: "CLibFuzzer"),
        // The tests' own sources, by symbolic links, so that the library needs no product for them.
        .target(
            name: "HandsetTestSupport",
            dependencies: [
                .product(name: "Handset", package: "Handset"),
                .product(name: "HandsetFixtures", package: "Handset"),
            ]
        ),
        .target(
            name: "HandsetFuzzTargets",
            dependencies: [
                "HandsetTestSupport",
                .product(name: "Handset", package: "Handset"),
                .product(name: "HandsetFixtures", package: "Handset"),
            ]
        ),
        .executableTarget(
            name: "HandsetFuzz",
            dependencies: ["CLibFuzzer", "HandsetFuzzTargets"],
            linkerSettings: [
                // libFuzzer brings a main function of its own, beside the one that SwiftPM asks for.
                .unsafeFlags(["-use-ld=lld", "-Xlinker", "-z", "-Xlinker", "muldefs"])
            ]
        ),
    ]
)
