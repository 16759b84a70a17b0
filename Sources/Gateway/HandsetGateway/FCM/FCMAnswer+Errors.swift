internal import Handset
internal import HandsetFixtures

extension FCMAnswer {
    /// Creates the answer to a message that the service refuses.
    init(_ refusal: FCMRefusal) {
        let causes = refusal.causes
        let message = causes.map(\.message).joined(separator: "\n")
        let violations = causes.compactMap { cause in
            cause.field.map { (field: $0, description: cause.message) }
        }
        var details: [JSONText] = []
        if !violations.isEmpty || causes == [.size] { details.append(Self.badRequest(violations)) }
        if causes.contains(where: \.hasCode) {
            let code = Self.fcmError("INVALID_ARGUMENT")
            // The order of the two differs, as it was seen.
            details.insert(code, at: causes == [.token] ? 0 : details.count)
        }
        self = .error(400, "INVALID_ARGUMENT", message, details)
    }

    init(_ fault: FCMFault, project: String) {
        let service = [("service", "fcm.googleapis.com")]
        let call = [("method", "google.firebase.fcm.v1.FcmService.SendMessage")] + service
        self =
            switch fault {
            case .unregistered:
                .error(
                    404, "NOT_FOUND", "Requested entity was not found.",
                    [Self.fcmError("UNREGISTERED")])
            case .tokenDisabled:
                .error(
                    400, "INVALID_ARGUMENT", "APNs device token is disabled.",
                    [Self.fcmError("INVALID_ARGUMENT"), Self.apnsError(410, "Unregistered")])
            case .invalidArgument:
                .error(
                    400, "INVALID_ARGUMENT", "Request contains an invalid argument.",
                    [Self.fcmError("INVALID_ARGUMENT")])
            case .senderIDMismatch:
                .error(
                    403, "PERMISSION_DENIED", "SenderId mismatch",
                    [Self.fcmError("SENDER_ID_MISMATCH")])
            case .quotaExceeded: Self.quota("Device message quota exceeded.")
            case .rateLimitExceeded: Self.rateLimit
            case .thirdPartyAuthError:
                .error(
                    401, "UNAUTHENTICATED", "Auth error from APNS or Web Push Service",
                    [
                        Self.fcmError("THIRD_PARTY_AUTH_ERROR"),
                        Self.apnsError(403, "InvalidProviderToken"),
                    ])
            case .unavailable:
                .error(
                    503, "UNAVAILABLE", "The service is currently unavailable.",
                    [Self.fcmError("UNAVAILABLE")])
            case .internal:
                .error(
                    500, "INTERNAL", "Internal error encountered.", [Self.fcmError("INTERNAL")])
            case .badGateway: .page(502, "Server Error")
            case .credentialsMissing:
                .error(
                    401, "UNAUTHENTICATED",
                    "Request is missing required authentication credential. \(Self.expected)",
                    [Self.errorInfo("CREDENTIALS_MISSING", call)])
            case .accessTokenExpired:
                .error(
                    401, "UNAUTHENTICATED",
                    "Request had invalid authentication credentials. \(Self.expected)",
                    [Self.errorInfo("ACCESS_TOKEN_EXPIRED", call)])
            case .permissionDenied:
                .error(
                    403, "PERMISSION_DENIED",
                    "Permission 'cloudmessaging.messages.create' denied on resource "
                        + "'//cloudresourcemanager.googleapis.com/projects/\(project)' (or it may not exist).",
                    [
                        Self.errorInfo(
                            "IAM_PERMISSION_DENIED", domain: "cloudresourcemanager.googleapis.com",
                            [
                                ("permission", "cloudmessaging.messages.create"),
                                ("resource", "projects/\(project)"),
                            ])
                    ])
            }
    }

    /// Creates the answer to a message that Apple's service has rejected.
    init(_ rejection: Rejection, gone: FCMConfiguration.GoneForm) {
        let (reason, status) = (rejection.reason, rejection.reason.httpStatus ?? 500)
        let apple = Self.apnsError(status, reason.wireText)
        self =
            switch (reason, status) {
            case (.unregistered, _), (.expiredToken, _):
                switch gone {
                case .unregistered:
                    .error(
                        404, "NOT_FOUND", "Requested entity was not found.",
                        [Self.fcmError("UNREGISTERED"), apple])
                case .disabled:
                    .error(
                        400, "INVALID_ARGUMENT", "APNs device token is disabled.",
                        [Self.fcmError("INVALID_ARGUMENT"), apple])
                }
            case (.payloadTooLarge, _):
                .error(
                    400, "INVALID_ARGUMENT", FCMRefusal.Cause.size.message,
                    [Self.badRequest([]), Self.fcmError("INVALID_ARGUMENT"), apple])
            case (_, 403):
                .error(
                    401, "UNAUTHENTICATED", "Auth error from APNS or Web Push Service",
                    [Self.fcmError("THIRD_PARTY_AUTH_ERROR"), apple])
            case (_, 429): Self.quota("Device message quota exceeded.", and: [apple])
            case (_, 503):
                .error(
                    503, "UNAVAILABLE", "The service is currently unavailable.",
                    [Self.fcmError("UNAVAILABLE"), apple])
            case (_, 500...):
                .error(
                    500, "INTERNAL", "Internal error encountered.",
                    [Self.fcmError("INTERNAL"), apple])
            default:
                .error(
                    400, "INVALID_ARGUMENT", "Request contains an invalid argument.",
                    [Self.fcmError("INVALID_ARGUMENT"), apple])
            }
    }

    private static let expected =
        "Expected OAuth 2 access token, login cookie or other valid authentication credential. See "
        + "https://developers.google.com/identity/sign-in/web/devconsole-project."

    private static func quota(_ message: String, and more: [JSONText] = []) -> FCMAnswer {
        .error(
            429, "RESOURCE_EXHAUSTED", message,
            [
                fcmError("QUOTA_EXCEEDED"),
                .object([
                    "@type": .string("\(rpcType)QuotaFailure"),
                    "violations": .array([
                        .object([
                            "subject": .string("fcm.googleapis.com"),
                            "description": .string(message),
                        ])
                    ]),
                ]),
            ] + more)
    }

    /// The answer of the quota of a project, which has no code of FCM's own.
    private static var rateLimit: FCMAnswer {
        let consumer = "project_number:\(FCMConfiguration.senderID)"
        return .error(
            429, "RESOURCE_EXHAUSTED",
            "Quota exceeded for quota metric 'Send requests' and limit 'Send requests per minute' of service "
                + "'fcm.googleapis.com' for consumer '\(consumer)'.",
            [
                errorInfo(
                    "RATE_LIMIT_EXCEEDED",
                    [
                        ("service", "fcm.googleapis.com"),
                        ("quota_metric", "fcm.googleapis.com/send_requests"),
                        ("quota_limit", "SendRequestsPerMinutePerProject"),
                        ("consumer", "projects/\(FCMConfiguration.senderID)"),
                    ]),
                .object([
                    "@type": .string("\(rpcType)Help"),
                    "links": .array([
                        .object([
                            "description": .string("Request a higher quota limit."),
                            "url": .string(
                                "https://cloud.google.com/docs/quota#requesting_higher_quota"
                            ),
                        ])
                    ]),
                ]),
            ])
    }
}
