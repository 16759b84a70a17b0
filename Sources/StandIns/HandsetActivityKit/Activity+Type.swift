extension Activity {
    private static var kind: ActivityKind<Attributes> {
        AppActivities.shared.kind(of: Attributes.self)
    }

    /// The Live Activities of the type that are shown.
    public static var activities: [Activity<Attributes>] { kind.activities }
    /// The new ones, those that a push has started too.
    public static var activityUpdates: ActivityUpdateStream { kind.updates }
    /// The token with which pushes start one; `nil` if it has not come.
    public static var pushToStartToken: Data? { kind.startTokens.source.last }
    /// The tokens with which pushes start one.
    public static var pushToStartTokenUpdates: PushTokenUpdates { kind.startTokens }

    /// Starts one.
    ///
    /// - Throws: ``ActivityAuthorizationError`` if the app is not on the screen, or if it may not start one.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
        style: ActivityStyle = .standard
    ) throws -> Activity<Attributes> {
        try AppActivities.shared.checkRequest()
        guard try size(of: attributes) <= largestSize, try size(of: content.state) <= largestSize
        else { throw ActivityAuthorizationError.attributesTooLarge }
        return kind.start(
            attributes, content, push: pushType, style: style, life: ActivityLife(at: AppTime.date))
    }

    /// Starts one, by the name before iOS 16.2.
    ///
    /// - Throws: ``ActivityAuthorizationError`` if the app is not on the screen, or if it may not start one.
    public static func request(
        attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        try request(
            attributes: attributes, content: ActivityContent(state: contentState, staleDate: nil),
            pushType: pushType)
    }

    /// Starts one at a moment (iOS 26 and later).
    ///
    /// - Throws: ``ActivityAuthorizationError`` if the app is not on the screen, or if it may not start one.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
        style: ActivityStyle = .standard, alertConfiguration: AlertConfiguration, start: Date
    ) throws -> Activity<Attributes> {
        try AppActivities.shared.checkRequest()
        return kind.start(
            attributes, content, push: pushType, style: style,
            life: ActivityLife(at: AppTime.date, start: start))
    }

    /// The size of attributes and of a state in bytes (Apple, "ActivityKit").
    private static var largestSize: Int { 4_096 }

    private static func size(of value: some Encodable) throws -> Int {
        try JSONEncoder().encode(value).count
    }
}
