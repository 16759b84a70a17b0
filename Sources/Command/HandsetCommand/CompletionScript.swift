import ArgumentParser

/// A completion script of ArgumentParser's.
///
/// It leaves out the values after a comma, and the subcommands after `help`.
struct CompletionScript {
    /// The long names of options whose values are lists with commas between them.
    private static let lists = [
        "ios", "only", "types", device,
    ]
    /// The option whose value is a member and its value, which may be a list.
    private static let device = "device"
    private static let deviceFunction = "__handset_device_values"
    /// Those of them that are lists where they may be repeated, and only there.
    private static let listsIfRepeating = ["ios", device]

    private let script: String

    init(_ script: String) { self.script = script }

    var completed: String {
        if script.hasPrefix("#!/bin/bash") { return completedForBash ?? script }
        return script.hasPrefix("#compdef") ? completedForZsh : completedForFish
    }

    /// The subcommands that have a help of their own.
    private var subcommands: String {
        // A key path of a metatype crashes the compiler.
        HandsetCommand.configuration.subcommands.compactMap { $0.configuration.commandName }
            .joined(separator: " ")
    }

    private var lines: [String] {
        script.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    // MARK: - bash

    /// The script for bash, or `nil` if it does not look as expected.
    ///
    /// bash breaks words at `=` and `:`, which values such as `status:8` contain, and `--name=value`.
    private var completedForBash: String? {
        let start = "complete -o filenames -F "
        guard let line = script.split(separator: "\n").last,
            line.hasPrefix(start), let end = line.lastIndex(of: " ")
        else { return nil }
        let function = line[line.index(line.startIndex, offsetBy: start.count)..<end]
        let name = line[line.index(after: end)...]
        let hasHelp = script.contains("\n\(function)_help() {")
        let help =
            hasHelp
            ? """
            if [[ "${COMP_CWORD}" -eq 2 && "${COMP_WORDS[1]}" = help ]]; then
                    COMPREPLY=($(compgen -W '\(subcommands)' -- "${current}"))
                fi
            """ : ":"
        return script.dropLast(line.count) + """
            _\(function)_unbroken() {
                local rest="${COMP_LINE}" word blank broken=false
                local -a words=()
                local -i index
                for ((index = 0; index <= COMP_CWORD; index++)); do
                    word="${COMP_WORDS[index]}"
                    blank="${rest%%[![:space:]]*}"
                    rest="${rest#"${blank}"}"
                    rest="${rest#"${word}"}"
                    if [[ -z "${blank}" && "${#words[@]}" -gt 1 && ("${broken}" = true || "${word}" = [=:]*) ]]; then
                        words[${#words[@]} - 1]+="${word}"
                    else
                        words+=("${word}")
                    fi
                    [[ "${word}" = *[=:] ]] && broken=true || broken=false
                done

                local -a COMP_WORDS=()
                for word in "${words[@]}"; do
                    if [[ "${word}" = --*=* ]]; then
                        COMP_WORDS+=("${word%%=*}" "${word#*=}")
                    else
                        COMP_WORDS+=("${word}")
                    fi
                done
                local -i COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
                local current="${COMP_WORDS[COMP_CWORD]}" list= member=
                case "${COMP_WORDS[COMP_CWORD - 1]}" in
                \(Self.lists.map { "--\($0)" }.joined(separator: "|")))
                    # Only the last value of a list is completed.
                    [[ "${current}" = *,* ]] && list="${current%,*},"
                    [[ "${list}" = *=* ]] && member="${list%%=*}="
                    ;;
                esac
                COMP_WORDS[COMP_CWORD]="${member}${current#"${list}"}"
                \(function) "${1}" "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
                \(help)

                # Only what stands after the last break is replaced.
                local kept="${current%"${current##*[=:]}"}"
                for index in "${!COMPREPLY[@]}"; do
                    COMPREPLY[index]="${list}${COMPREPLY[index]#"${member}"}"
                    COMPREPLY[index]="${COMPREPLY[index]#"${kept}"}"
                done
            }

            \(start)_\(function)_unbroken \(name)
            """
    }

    // MARK: - zsh

    /// The script for zsh, which marks exclamation marks in names of files.
    ///
    /// Without that, `!` in a completed name would put an earlier command into the line.
    private var completedForZsh: String {
        let lines = lines.map { line in
            if line == "    unsetopt aliases banghist" {
                return "    unsetopt aliases\n    setopt banghist"
            }
            guard Self.isList(line, repeating: "'*--", single: "'--", after: "[") else {
                return line.contains("'*:subcommands:'")
                    ? line.replacing("'*:subcommands:'", with: "'*:subcommands:(\(subcommands))'")
                    : line
            }
            let function =
                line.contains("--\(Self.device)[") ? Self.deviceFunction : "_values -s , value"
            return line.replacing(#/\{__[a-z_-]+_complete ("\$\{[a-z_]+\[@\]\}")\}/#) {
                "{\(function) \($0.1)}"
            }
        }
        // The first line is the mark of the shell.
        return lines[0] + """

            \(Self.deviceFunction)() {
                local -a values=("$@")
                if [[ "${PREFIX}" = *=*,* ]]; then
                    local member="${PREFIX%%=*}="
                    compset -P '*,'
                    values=("${(@)${(M@)values:#${member}*}#${member}}")
                fi
                compadd -- "${values[@]}"
            }

            """ + lines.dropFirst().joined(separator: "\n")
    }

    // MARK: - fish

    private var completedForFish: String {
        let lines = lines.map { line in
            // The condition of an option that may be repeated ends at the subcommand.
            guard Self.isList(line, repeating: "\"' -l '", single: "' -l '", after: "'") else {
                return line
            }
            let function =
                line.contains("-l '\(Self.device)'") ? Self.deviceFunction : "__fish_append ,"
            return line.replacing(#/ -rfka '([^']+)'$/#) { " -rfka '(\(function) \($0.1))'" }
        }
        let script =
            lines.joined(separator: "\n") + """

                function \(Self.deviceFunction)
                    set -l token (commandline -ct)
                    if not string match -q '*=*,*' -- $token
                        printf '%s\\n' $argv
                        return
                    end
                    set -l member (string replace -r '=.*' '=' -- $token)
                    set -l list (string replace -r '[^,]*$' '' -- $token)
                    for value in $argv
                        if string match -q -- "$member*" $value
                            echo $list(string replace -- $member '' $value)
                        end
                    end
                end
                """
        let condition =
            #/-n '__([a-z_-]+)_should_offer_completions_for_flags_or_options "([a-z-]+) help" /#
        guard let match = script.firstMatch(of: condition) else { return script }
        return script
            + "\ncomplete -c '\(match.2)' -n '__\(match.1)_should_offer_completions_for_positional "
            + "\"\(match.2) help\" -eq 1' -fa '\(subcommands)'"
    }

    private static func isList(
        _ line: String, repeating: String, single: String, after end: String
    ) -> Bool {
        lists.contains { name in
            line.contains((listsIfRepeating.contains(name) ? repeating : single) + name + end)
        }
    }
}
