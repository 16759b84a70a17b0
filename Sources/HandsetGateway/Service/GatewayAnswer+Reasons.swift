internal import HandsetFixtures

// The rejections of the HTTP/2 provider API, under the names of their reasons.

extension GatewayAnswer {
    /// The collapse identifier is too long.
    public static let badCollapseID = reason(.badCollapseID)
    /// The token does not belong to this environment.
    public static let badDeviceToken = reason(.badDeviceToken)
    /// The expiration is not a time.
    public static let badExpirationDate = reason(.badExpirationDate)
    /// The identifier is not a UUID.
    public static let badMessageID = reason(.badMessageID)
    /// The priority is not one that Apple has defined.
    public static let badPriority = reason(.badPriority)
    /// The topic is invalid.
    public static let badTopic = reason(.badTopic)
    /// The token belongs to another app.
    public static let deviceTokenNotForTopic = reason(.deviceTokenNotForTopic)
    /// A header occurs twice.
    public static let duplicateHeaders = reason(.duplicateHeaders)
    /// Nothing was sent for too long.
    public static let idleTimeout = reason(.idleTimeout)
    /// The push type is not one that Apple has defined.
    public static let invalidPushType = reason(.invalidPushType)
    /// The path has no token.
    public static let missingDeviceToken = reason(.missingDeviceToken)
    /// The topic is missing.
    public static let missingTopic = reason(.missingTopic)
    /// The payload is missing.
    public static let payloadEmpty = reason(.payloadEmpty)
    /// The topic is not allowed.
    public static let topicDisallowed = reason(.topicDisallowed)
    /// The channel's identifier is malformed.
    public static let badChannelID = reason(.badChannelID)
    /// The request to create a channel has an unknown member or value.
    public static let badRequestParams = reason(.badRequestParams)
    /// The body is not JSON.
    public static let badRequestPayload = reason(.badRequestPayload)
    /// The app has too many channels.
    public static let cannotCreateChannelConfig = reason(.cannotCreateChannelConfig)
    /// The channel does not exist.
    public static let channelNotRegistered = reason(.channelNotRegistered)
    /// The app may not use channels.
    public static let featureNotEnabled = reason(.featureNotEnabled)
    /// The channel is missing.
    public static let missingChannelID = reason(.missingChannelID)
    /// The push type is missing.
    public static let missingPushType = reason(.missingPushType)
    /// The certificate is invalid.
    public static let badCertificate = reason(.badCertificate)
    /// The certificate is for the other environment.
    public static let badCertificateEnvironment = reason(.badCertificateEnvironment)
    /// The provider token is too old.
    public static let expiredProviderToken = reason(.expiredProviderToken)
    /// The request is not allowed.
    public static let forbidden = reason(.forbidden)
    /// The provider token is invalid.
    public static let invalidProviderToken = reason(.invalidProviderToken)
    /// The certificate and the provider token are missing.
    public static let missingProviderToken = reason(.missingProviderToken)
    /// The key does not belong with the connection's first key.
    public static let unrelatedKeyIDInToken = reason(.unrelatedKeyIDInToken)
    /// The key is for the other environment, as Apple's table spells it.
    public static let badEnvironmentKeyIDInToken = reason(.badEnvironmentKeyIDInToken)
    /// The key is for the other environment, as it was seen on the wire.
    public static let badEnvironmentKeyInToken = reason(.badEnvironmentKeyInToken)
    /// The app in the path is another one.
    public static let topicMismatch = reason(.topicMismatch)
    /// The path is wrong.
    public static let badPath = reason(.badPath)
    /// The method is wrong.
    public static let methodNotAllowed = reason(.methodNotAllowed)
    /// The token has expired.
    public static let expiredToken = reason(.expiredToken)
    /// The device no longer has the app.
    public static let unregistered = reason(.unregistered)
    /// The payload is too large.
    public static let payloadTooLarge = reason(.payloadTooLarge)
    /// Provider tokens change too often.
    public static let tooManyProviderTokenUpdates = reason(.tooManyProviderTokenUpdates)
    /// One device receives too much.
    public static let tooManyRequests = reason(.tooManyRequests)
    /// Apple's service failed.
    public static let internalServerError = reason(.internalServerError)
    /// The service is not available.
    public static let serviceUnavailable = reason(.serviceUnavailable)
    /// The gateway closes.
    public static let shutdown = reason(.shutdown)
}
