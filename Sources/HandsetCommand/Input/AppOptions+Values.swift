import ArgumentParser
import Handset

extension AppOptions {
    /// Parses the value of `--lookup-url`.
    static func template(_ text: String) throws -> LookupURLTemplate {
        do throws(LookupURLTemplateError) {
            return try LookupURLTemplate(text)
        } catch {
            throw ValidationError("\(error).")
        }
    }

    /// Parses the value of `--pattern`.
    static func pattern(_ text: String) throws -> SessionPattern {
        do throws(SessionPatternError) {
            // `validate` checks the length: --maximum-pattern-length may not be parsed yet.
            return try SessionPattern(
                text, options: SessionPattern.app.options, maximumLength: .max)
        } catch {
            throw ValidationError("\(error)")
        }
    }

    /// Parses the value of `--handler`.
    static func handler(_ text: String) throws -> HandlerName {
        guard let handler = HandlerName(text) else {
            throw Suggestion.error(
                text, "is not a handler", "give lookup or exec:PROGRAM", among: ["lookup"])
        }
        return handler
    }
}
