import ArgumentParser

/// The condition for writing the device log.
enum LogMode: String, NamedChoice {
    case auto, always, never
}
