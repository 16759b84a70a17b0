package import ArgumentParser

// The options with a customary letter. A value may follow it without a blank: `-fjson`.

extension NameSpecification {
    package static var format: NameSpecification { short("f", "format") }
    package static var output: NameSpecification { short("o", "output") }
    package static var jobs: NameSpecification { short("j", "jobs") }
    package static var quiet: NameSpecification { [.customShort("q"), .customLong("quiet")] }
    package static var verbose: NameSpecification { [.customShort("v"), .customLong("verbose")] }

    static var app: NameSpecification { .customLong("app") }

    private static func short(_ letter: Character, _ name: String) -> NameSpecification {
        [.customShort(letter, allowingJoined: true), .customLong(name)]
    }
}
