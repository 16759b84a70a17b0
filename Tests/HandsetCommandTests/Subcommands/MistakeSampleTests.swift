import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import HandsetWhy
import Testing

/// Each mistake of `handset why` is shown by a small app in `samples/mistakes`, and its repaired twin.
@Suite(.waitsForPrograms, .timeLimit(.minutes(10))) struct MistakeSampleTests {
    private static let folder = "samples/mistakes"

    /// How somebody asks, as `question.json` has it.
    private struct Question: Decodable {
        let symptom: String
        /// The words after the repair, if they are others.
        var afterwards: String?
        let appState: String
        let action: String
        var device: [String]?
        var environment: String?
    }

    private struct Answer: Decodable {
        struct Cause: Decodable {
            let code: String
            let explains: Bool
            let places: [Place]
        }
        struct Place: Decodable {
            let file: String
            var line: Int?
        }
        let causes: [Cause]
    }

    private static func names(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(
            atPath: Repository.root.appending(path: folder).path
        ).filter { $0 != "README.md" && !$0.contains(".") }.sorted()
    }

    private static func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: Repository.root.appending(path: path).path)
    }

    /// The payload of a variant's app: its own, or that of all variants.
    private static func push(of app: String, in mistake: String) -> String? {
        ["\(app)/push.apns", "\(app)/push.json", "\(mistake)/push.apns", "\(mistake)/push.json"]
            .first(where: exists)
    }

    @Test("There is a folder for each mistake, and no other")
    func folders() throws {
        #expect(try Self.names(in: Self.folder) == Mistake.all.map(\.code).sorted())
    }

    @Test(
        "An app with a mistake is answered with it, and its repaired twin with nothing",
        arguments: Sweep.every(59, of: Mistake.all.map(\.code)))
    func answers(code: String) throws {
        let mistake = "\(Self.folder)/\(code)"
        let question = try JSONDecoder().decode(
            Question.self, from: Data(Repository.bytes(of: "\(mistake)/question.json")))
        for variant in try Self.names(in: mistake) {
            for kind in ["mistake", "repaired"] {
                let app = "\(mistake)/\(variant)/\(kind)"
                let symptom =
                    kind == "repaired" ? question.afterwards ?? question.symptom : question.symptom
                var arguments = [
                    "why", "--format", "json", "--app", app, "--symptom", symptom, "--app-state",
                    question.appState, "--action", question.action,
                ]
                for setting in question.device ?? [] { arguments += ["--device", setting] }
                if let environment = question.environment {
                    arguments += ["--environment", environment]
                }
                if let push = Self.push(of: app, in: mistake) { arguments.append(push) }
                let result = try CommandResult.handset(arguments, input: "")
                let answer = try JSONDecoder().decode(Answer.self, from: Data(result.output.utf8))
                if kind == "repaired" {
                    #expect(answer.causes.map(\.code) == [], "\(app)")
                    continue
                }
                let first = try #require(answer.causes.first, "\(app)")
                #expect(first.code == code && first.explains, "\(app)")
                // A place can be opened from here.
                for place in first.places where !place.file.isEmpty {
                    #expect(Self.exists(place.file), "\(app): \(place.file)")
                }
            }
        }
    }
}
