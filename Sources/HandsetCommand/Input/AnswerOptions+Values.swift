import ArgumentParser
import Handset

extension AnswerOptions {
    /// The seconds that iOS gives a service extension, and Handset the program of a handler.
    static let defaultTimeLimit = 30.0

    static func check(timeLimit: Double) throws(ValidationError) {
        guard (0.001...86_400).contains(timeLimit) else {
            throw ValidationError(
                "--time-limit is \(timeLimit); give seconds from 0.001 to 86400.")
        }
    }

    static func template(_ text: String) throws -> LookupURLTemplate {
        do throws(LookupURLTemplateError) {
            return try LookupURLTemplate(text)
        } catch {
            throw ValidationError("\(error).")
        }
    }

    static func pattern(_ text: String) throws -> SessionPattern {
        do throws(SessionPatternError) {
            // `validate` checks the length: --maximum-pattern-length may not be parsed yet.
            return try SessionPattern(
                text, options: SessionPattern.app.options, maximumLength: .max)
        } catch {
            throw ValidationError("\(error)")
        }
    }

    static func handler(_ text: String) throws -> HandlerName {
        guard let handler = HandlerName(text) else {
            throw Suggestion.error(
                text, "is not a handler", "give lookup or exec:PROGRAM", among: ["lookup"])
        }
        return handler
    }
}
