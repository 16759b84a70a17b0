/// The forms in which `handset lint` prints.
enum LintFormat: String, ReportFormat {
    case text, json, sarif, github, html, junit
}
