/// What an app has given to a completion handler.
enum CallbackAnswer: Sendable {
    case done
    case fetched(BackgroundFetchResult)
    case presentation(PresentationOptions)
}
