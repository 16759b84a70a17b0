import ArgumentParser
import Handset
import HandsetCommand

/// The options of `handset phone`.
struct PhoneCommand: ParsableArguments {
    @OptionGroup var input: SourceOptions

    @OptionGroup(title: "The page") var page: PhonePageOptions

    @OptionGroup var ruleOptions: RuleOptions

    @OptionGroup var answers: AnswerOptions

    @OptionGroup var hazards: HazardOptions

    @OptionGroup(title: "The device") var arrival: ArrivalOptions

    @OptionGroup(title: "The device") var scenarioOptions: ScenarioOptions

    var app: AppOptions { AppOptions(ruleOptions, answers, hazards, arrival, scenarioOptions) }
}
