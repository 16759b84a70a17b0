import ArgumentParser

/// The option for the app of the subcommands whose rules come from it alone.
package struct AppNameOptions: ParsableArguments {
    @Option(
        name: .app, help: AppFileName.help, completion: .jsonFile,
        transform: AppFileName.init(option:))
    package var app = AppFileName()

    package init() {}
}
