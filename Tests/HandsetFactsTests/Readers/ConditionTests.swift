import HandsetFacts
import HandsetPorting
import HandsetTree
import Testing

/// The conditions of `#if`, as they are for iOS.
@Suite struct ConditionTests {
    private static let call = "registerForRemoteNotifications()"

    private func conditions(_ code: String) -> [String] {
        reading(["A.swift": "class A { func f() {\n\(code)\n} }"]).facts(of: .register).map {
            "\($0.place.line) \($0.condition ?? "")"
        }
    }

    @Test("A fact in a branch that the app's own flags decide has its condition")
    func undecided() {
        #expect(conditions("#if DEBUG\n\(Self.call)\n#endif") == ["3 DEBUG"])
        #expect(
            conditions("#if DEBUG\n\(Self.call)\n#else\n\(Self.call)\n#endif") == [
                "3 DEBUG", "5 !(DEBUG)",
            ])
        #expect(
            conditions("#if BETA && !os(macOS)\n#if DEBUG\n\(Self.call)\n#endif\n#endif") == [
                "4 BETA && !os(macOS) && DEBUG"
            ])
    }

    @Test("A branch for iOS counts without a condition, and one for another system not at all")
    func decided() {
        #expect(conditions("#if canImport(UIKit) && !os(watchOS)\n\(Self.call)\n#endif") == ["3 "])
        #expect(conditions("#if os(watchOS)\n\(Self.call)\n#endif") == [])
        #expect(conditions("#if os(macOS)\nlog()\n#else\n\(Self.call)\n#endif") == ["5 "])
        #expect(conditions("#if targetEnvironment(simulator)\n\(Self.call)\n#endif") == [])
        #expect(conditions("#if swift(>=5.9)\n\(Self.call)\n#else\n\(Self.call)\n#endif") == ["3 "])
        #expect(conditions("#if os(macOS) && DEBUG\n\(Self.call)\n#endif") == [])
        #expect(conditions("#if os(iOS) || DEBUG\n\(Self.call)\n#endif") == ["3 "])
    }

    @Test("An expression of signs that look like a string hides nothing")
    func regexes() {
        #expect(conditions("let a = #/\"\"\"/#\n\(Self.call)") == ["3 "])
        #expect(conditions("let a = #\"\"\"\n\"\"\" \\#n\n\"\"\"#\n\(Self.call)") == ["5 "])
        #expect(conditions("let a = #/\"\"\"/#\n// \(Self.call)") == [])
    }

    /// The answer of a reader about a branch: it counts, it does not, or the app's flags decide.
    private enum Answer: String {
        case counts, never, open
    }

    private func reader(_ condition: String) -> Answer {
        let facts = reading([
            "A.swift": "class A { func f() {\n#if \(condition)\n\(Self.call)\n#endif\n} }"
        ]).facts(of: .register)
        guard let fact = facts.first else { return .never }
        return fact.condition == nil ? .counts : .open
    }

    private func preparer(_ condition: String) -> Answer {
        let outline = SourceOutline(of: SourceText("#if \(condition)\nclass A {}\n#endif\n"))
        return outline.declarations.isEmpty ? .never : .counts
    }

    @Test("The reader and the preparer of tests decide conditions alike, but for what follows")
    func both() {
        // The condition, the reader's answer for a device, and the preparer's for a test on Linux.
        let table: [(String, reader: Answer, preparer: Answer)] = [
            ("os(iOS)", .counts, .counts),
            ("!os(iOS)", .never, .never),
            ("os(macOS)", .never, .never),
            ("os(watchOS) || os(tvOS)", .never, .never),
            ("canImport(UIKit)", .counts, .counts),
            ("canImport(UserNotifications) && !os(watchOS)", .counts, .counts),
            ("canImport(SwiftUI)", .counts, .counts),
            ("canImport(os.log)", .counts, .counts),
            ("canImport(AppKit)", .never, .never),
            ("canImport(WatchKit)", .never, .never),
            ("targetEnvironment(simulator)", .never, .never),
            ("targetEnvironment(macCatalyst)", .never, .never),
            ("!targetEnvironment(simulator)", .counts, .counts),
            ("swift(>=5.9)", .counts, .counts),
            ("compiler(>=6.0)", .counts, .counts),
            ("hasFeature(X)", .counts, .counts),
            ("arch(arm64)", .counts, .counts),
            ("true", .counts, .counts),
            ("false", .never, .never),
            ("(os(iOS) || false) && !(os(macOS))", .counts, .counts),
            // The app's own flags are open for the reader; a test of SwiftPM has DEBUG alone.
            ("DEBUG", .open, .counts),
            ("!DEBUG", .open, .never),
            ("BETA", .open, .never),
            ("!BETA", .open, .counts),
            ("DEBUG && os(iOS)", .open, .counts),
            ("BETA || os(macOS)", .open, .never),
            // Tests run on Linux, with Handset's modules in place of Apple's.
            ("os(Linux)", .never, .counts),
            ("canImport(FirebaseMessaging)", .counts, .counts),
            ("canImport(Alamofire)", .counts, .never),
            ("canImport(FoundationNetworking)", .never, .counts),
            // The preparer takes each question for a version, or for a processor, as one for today's.
            ("swift(<5.9)", .never, .counts),
            ("compiler(>=99)", .never, .counts),
            ("arch(x86_64)", .never, .counts),
        ]
        for row in table {
            #expect(reader(row.0) == row.reader, "\(row.0) for the reader")
            #expect(preparer(row.0) == row.preparer, "\(row.0) for the preparer")
        }
    }
}
