/// A format of the report of a hunt.
enum HuntFormat: String, ReportFormat {
    case text, json, junit, swift
}
