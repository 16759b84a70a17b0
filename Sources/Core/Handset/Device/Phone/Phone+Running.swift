extension Phone {
    /// The categories that the app has registered; `nil` if it has registered none.
    package var registeredCategories: [NotificationCategory]? {
        store.categories.map { $0.sorted { ($0.identifier ?? "") < ($1.identifier ?? "") } }
    }

    /// The life cycle of the app, as far as it was seen.
    package var seenLifeCycle: LifeCycle { plannedScenario.lifeCycle }
}
