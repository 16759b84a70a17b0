import Handset
import Testing

/// What Swift's runtime writes when a program crashes.
@Suite struct CrashReportTests {
    static let text = """
        registering
        token 0a0b
        Chat/Router.swift:12: Fatal error: Unexpectedly found nil while unwrapping an Optional value

        *** Signal 4: Backtracing from 0x7f98a6f6df7f... done ***

        *** Program crashed: Illegal instruction at 0x00007f98a6f6df7f ***

        Thread 0 "Phone" crashed:

          0      0x00007f98a6f6df7f closure #1 in _assertionFailure(_:_:file:line:flags:) + 623 in libswiftCore.so
          1 [ra] 0x000055bef2aa7f40 Router.open(_:) + 47 in Phone at /team/Chat/Router.swift:12:40
          2 [ra] 0x000055bef2aa7f41 closure #1 in AppDelegate.show(_:) + 4 in Phone at /team/Chat/AppDelegate.swift:30:9
          3 [ra] 0x000055bef2aa802c CompiledApp.application(_:) + 139 in Phone at /x/Sources/AppCode/HandsetApp/CompiledApp.swift:2:7
        ...

        Backtrace took 0.01s

        """

    @Test func theLinesBeforeAreTheLog() {
        #expect(CrashReport(Self.text).log == ["registering", "token 0a0b"])
    }

    @Test func theMessageHasNoPlace() {
        #expect(
            CrashReport(Self.text).message
                == "Unexpectedly found nil while unwrapping an Optional value")
    }

    @Test func aTrapWithoutAMessageIsToldByItsReason() {
        let text = Self.text
            .replacing(
                "Chat/Router.swift:12: Fatal error: Unexpectedly found nil while unwrapping an Optional value",
                with: ""
            )
            .replacing(
                "Program crashed: Illegal instruction at 0x00007f98a6f6df7f",
                with: "Swift runtime failure: arithmetic overflow")
        let crash = CrashReport(text).crash(by: "signal 4") { $0.hasPrefix("/team/") }
        #expect(crash.words() == "arithmetic overflow, /team/Chat/Router.swift:12")
        #expect(CrashReport(text).log == ["registering", "token 0a0b"])
    }

    @Test func theTraceHasTheAppsFunctionsInnermostFirst() {
        let crash = CrashReport(Self.text).crash(by: "signal 4") { $0.hasPrefix("/team/") }
        #expect(
            crash.trace == [
                AppCrash.Frame(
                    function: "Router.open(_:)", file: "/team/Chat/Router.swift", line: 12),
                AppCrash.Frame(
                    function: "closure #1 in AppDelegate.show(_:)",
                    file: "/team/Chat/AppDelegate.swift", line: 30),
            ])
        #expect(crash.words().hasSuffix(", /team/Chat/Router.swift:12"))
    }

    @Test func aPlaceThatTheTraceLacksIsThatOfTheMessage() {
        let text = Self.text.replacing(
            "Chat/Router.swift:12: Fatal", with: "Chat/Order.swift:20: Fatal")
        let crash = CrashReport(text).crash(by: "signal 4") { $0.hasPrefix("/team/") }
        #expect(crash.words().hasSuffix(", Chat/Order.swift:20"))
        let known = CrashReport(Self.text).crash(by: "signal 4") { $0.hasPrefix("/team/") }
        #expect(known.place?.file == "/team/Chat/Router.swift")
        let swift = Self.text.replacing(
            "Chat/Router.swift:12: Fatal", with: "Swift/Array.swift:9: Fatal")
        #expect(
            CrashReport(swift).crash(by: "signal 4") { $0.hasPrefix("/team/") }.place?.line == 12)
    }

    @Test func aProgramThatEndsBySignalAloneHasTheSignal() {
        let report = CrashReport("a\n")
        #expect(report.log == ["a"])
        #expect(
            report.crash(by: "signal 11") { _ in true } == AppCrash(message: "signal 11", trace: [])
        )
    }

    @Test func filesAreNamedAsAsked() {
        let report = CrashReport(Self.text) { $0.replacing("/team/", with: "") }
        #expect(report.frames.first?.file == "Chat/Router.swift")
    }
}
