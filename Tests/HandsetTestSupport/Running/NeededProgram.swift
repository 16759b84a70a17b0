internal import Foundation
public import Testing

/// A program, or a library of one, that some tests need, and how it is installed.
///
/// Where it is missing, its tests are skipped, and say what to install:
///
/// ```swift
/// @Suite(.needs(.curl)) struct ListenTests {}
/// // Suite ListenTests skipped: "needs a curl with HTTP/2; install curl"
/// ```
public struct NeededProgram: Sendable {
    /// The name of the program.
    public let name: String
    /// The line of bash that succeeds where it is installed.
    private let test: String
    /// The Debian packages that bring it, or another way to get it.
    private let installation: String

    /// Names a program.
    ///
    /// - Parameters:
    ///   - name: The name of the program.
    ///   - installation: The Debian packages that bring it, or another way to get it; by default a package of
    ///     its name.
    ///   - test: The line of bash that succeeds where it is installed; by default, it has to be found.
    public init(_ name: String, install installation: String? = nil, test: String? = nil) {
        self.name = name
        self.installation = installation ?? name
        self.test = test ?? "command -v \(name)"
    }

    private static let found = Guarded<[String: Bool]>([:])

    /// True if it is installed.
    public var isInstalled: Bool {
        Self.found.withLock { found in
            if let isInstalled = found[test] { return isInstalled }
            let isInstalled = (try? CommandResult.bash(test, needing: []).status) == 0
            found[test] = isInstalled
            return isInstalled
        }
    }

    /// The reason why tests are skipped where it is missing.
    public var reason: Comment { "needs \(name); install \(installation)" }

    /// Skips the case of a test that runs, with a warning, if the program is missing.
    ///
    /// - Throws: What ends a case that is skipped.
    public func require() throws {
        guard !isInstalled else { return }
        // Cases that are skipped are not shown otherwise.
        Issue.record("skipped: \(reason)", severity: .warning)
        try Test.cancel(reason)
    }
}

extension NeededProgram {
    /// The programs that lines of bash start by these names, and that a machine with Swift may not have.
    private static let ofWords = [
        "curl": curl, "hexdump": NeededProgram("hexdump", install: "bsdextrautils"), "jq": jq,
        "node": node, "openssl": openSSL, "parallel": parallel, "python3": python,
        "xxd": NeededProgram("xxd"),
    ]

    /// The programs that lines of bash name.
    public static func programs(in lines: String) -> [NeededProgram] {
        let words = Set(lines.split { !($0.isLetter || $0.isNumber || "_-./".contains($0)) })
        return ofWords.filter { words.contains($0.key[...]) }.sorted { $0.key < $1.key }.map(
            \.value)
    }

    /// A curl with HTTP/2.
    public static let curl = NeededProgram(
        "a curl with HTTP/2", install: "curl", test: "curl --version | grep -q HTTP2")
    /// Chromium, or Chrome.
    public static let chromium = NeededProgram(
        "Chromium", install: "chromium",
        test: "command -v chromium || command -v chromium-browser || command -v google-chrome")
    /// A tracer of system calls that may trace here.
    public static let strace = NeededProgram(
        "strace", test: "strace -f -qq -o /dev/null true")
    /// A reader of JSON.
    public static let jq = NeededProgram("jq")
    /// Node.js.
    public static let node = NeededProgram("node", install: "nodejs")
    /// OpenSSL's program.
    public static let openSSL = NeededProgram("openssl")
    /// The client of nghttp2.
    public static let nghttp = NeededProgram("nghttp", install: "nghttp2-client")
    /// Python 3.
    public static let python = NeededProgram("python3")
    /// The system's Python with jsonschema.
    public static let jsonSchema = NeededProgram(
        "Python's jsonschema", install: "python3-jsonschema",
        test: "/usr/bin/python3 -c 'import jsonschema; jsonschema.Draft202012Validator'")
    /// The system's Python with junitparser.
    public static let junitParser = NeededProgram(
        "Python's junitparser", install: "python3-junitparser",
        test: "/usr/bin/python3 -c 'import junitparser'")
    /// Perl with TAP::Parser.
    public static let tapParser = NeededProgram(
        "Perl's TAP::Parser", install: "perl", test: "perl -MTAP::Parser -MJSON::PP -e 1")
    /// GNU parallel.
    public static let parallel = NeededProgram(
        "GNU parallel", install: "parallel", test: "parallel --version | grep -q GNU")
    /// The compiler of C#.
    public static let mcs = NeededProgram("mcs", install: "mono-mcs")
    /// The runtime of C#.
    public static let mono = NeededProgram("mono", install: "mono-runtime")
    /// Ruby.
    public static let ruby = NeededProgram("ruby")
    /// gcc.
    public static let gcc = NeededProgram("gcc")
    /// gcc for Objective-C, with GNUstep's Foundation.
    public static let objectiveC = NeededProgram(
        "gcc for Objective-C and GNUstep's Foundation", install: "gobjc libgnustep-base-dev",
        test: "[ -e \"$(gcc -print-prog-name=cc1obj)\" ] && command -v gnustep-config "
            + "&& [ -e /usr/include/GNUstep/Foundation/NSRegularExpression.h ]")
    /// mandoc, which checks manual pages.
    public static let mandoc = NeededProgram("mandoc")
    /// The shell fish.
    public static let fish = NeededProgram("fish")
    /// The shell zsh.
    public static let zsh = NeededProgram("zsh")

    /// A package of PyPI's, where `.ci/run` installs it.
    public static func pythonPackage(_ module: String) -> NeededProgram {
        NeededProgram(
            module, install: "it from PyPI into .build/python, as .ci/run does",
            test: ".build/python/bin/python -c 'import \(module)'")
    }
}

extension Trait where Self == ConditionTrait {
    /// Skips tests where a program is missing.
    public static func needs(_ program: NeededProgram) -> Self {
        .enabled(if: program.isInstalled, program.reason)
    }
}
