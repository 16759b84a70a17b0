internal import Handset

/// An answer of the stand-in for Firebase Cloud Messaging.
package struct FCMAnswer: Sendable {
    package var status: Int
    package var contentType: String
    package var body: [UInt8]
    /// More headers, of which nearly no answer has any.
    package var headers: [(name: String, value: String)] = []

    init(_ status: Int, _ json: JSONText) {
        self.status = status
        contentType = "application/json; charset=UTF-8"
        body = json.lines
    }

    private init(_ status: Int, contentType: String, _ text: String) {
        self.status = status
        self.contentType = contentType
        body = Array(text.utf8)
    }

    static func text(_ status: Int, _ text: String) -> FCMAnswer {
        FCMAnswer(status, contentType: "text/plain; charset=utf-8", text)
    }

    /// A page of HTML, as servers of Google answer where no API is.
    static func page(_ status: Int, _ title: String) -> FCMAnswer {
        FCMAnswer(
            status, contentType: "text/html; charset=UTF-8",
            "<!DOCTYPE html>\n<html lang=en>\n  <meta charset=utf-8>\n  <title>Error \(status) (\(title))!!1"
                + "</title>\n")
    }

    static let noSuchPage = page(404, "Not Found")

    // MARK: - Errors

    /// Creates an answer with an error in the form of Google's APIs.
    static func error(
        _ code: Int, _ status: String, _ message: String, _ details: [JSONText] = []
    ) -> FCMAnswer {
        let members: JSONMembers = [
            "code": .integer(code), "message": .string(message), "status": .string(status),
            "details": details.isEmpty ? nil : .array(details),
        ]
        return FCMAnswer(code, .object(["error": .object(members)]))
    }

    static func fcmError(_ code: String) -> JSONText {
        .object(["@type": .string("\(fcmType)FcmError"), "errorCode": .string(code)])
    }

    static func apnsError(_ status: Int, _ reason: String) -> JSONText {
        .object([
            "@type": .string("\(fcmType)ApnsError"), "statusCode": .integer(status),
            "reason": .string(reason),
        ])
    }

    static func badRequest(_ violations: [(field: String, description: String)]) -> JSONText {
        .object([
            "@type": .string("\(rpcType)BadRequest"),
            "fieldViolations": violations.isEmpty
                ? nil
                : .array(
                    violations.map { violation in
                        .object([
                            "field": violation.field.isEmpty ? nil : .string(violation.field),
                            "description": .string(violation.description),
                        ])
                    }),
        ])
    }

    static func errorInfo(
        _ reason: String, domain: String = "googleapis.com", _ metadata: [(String, String)]
    ) -> JSONText {
        .object([
            "@type": .string("\(rpcType)ErrorInfo"), "reason": .string(reason),
            "domain": .string(domain),
            "metadata": .object(JSONMembers(metadata.map { ($0, .string($1)) })),
        ])
    }

    static let fcmType = "type.googleapis.com/google.firebase.fcm.v1."
    static let rpcType = "type.googleapis.com/google.rpc."
}
