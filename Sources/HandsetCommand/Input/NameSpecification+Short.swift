package import ArgumentParser

// The options with a customary letter. A value may follow it without a blank: `-fjson`.

extension NameSpecification {
    /// `-f` and `--format`.
    package static var format: NameSpecification { short("f", "format") }
    /// `-o` and `--output`.
    package static var output: NameSpecification { short("o", "output") }
    /// `-j` and `--jobs`.
    package static var jobs: NameSpecification { short("j", "jobs") }
    /// `-q` and `--quiet`.
    package static var quiet: NameSpecification { [.customShort("q"), .customLong("quiet")] }
    /// `-v` and `--verbose`.
    package static var verbose: NameSpecification { [.customShort("v"), .customLong("verbose")] }

    /// `--app`.
    static var app: NameSpecification { .customLong("app") }

    private static func short(_ letter: Character, _ name: String) -> NameSpecification {
        [.customShort(letter, allowingJoined: true), .customLong(name)]
    }
}
