/// The request for a completion script, `--generate-completion-script SHELL`.
///
/// The program of `listen` answers it for `handset` too, because only it knows the options of `listen`.
package enum CompletionRequest {
    private static let option = "--generate-completion-script"

    /// True if this process was asked for a completion script.
    package static var isMade: Bool {
        CommandLine.argc > 1
            && (CommandLine.arguments[1] == option
                || CommandLine.arguments[1].hasPrefix(option + "="))
    }

    /// True if `handset` has handed the request over.
    package static var isOfHandset: Bool { CommandLine.arguments.first == HandsetCommand.name }

    /// Lets the program of `listen` answer; if it cannot be run, returns.
    static func handOver() {
        _ = ListenProgram.execute(
            as: HandsetCommand.name, lastArgumentCount: Int(CommandLine.argc) - 1)
    }

    /// Returns a script of ArgumentParser's with what it leaves out.
    ///
    /// bash breaks words at `=` and `:`, which values such as `status:8` contain, and `--name=value`.
    static func completed(_ script: String) -> String {
        let start = "complete -o filenames -F "
        guard script.hasPrefix("#!/bin/bash"), let line = script.split(separator: "\n").last,
            line.hasPrefix(start), let end = line.lastIndex(of: " ")
        else { return script }
        let function = line[line.index(line.startIndex, offsetBy: start.count)..<end]
        let name = line[line.index(after: end)...]
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
                local current="${COMP_WORDS[COMP_CWORD]}"
                \(function) "${1}" "${current}" "${COMP_WORDS[COMP_CWORD - 1]}"

                # Only what stands after the last break is replaced.
                local kept="${current%"${current##*[=:]}"}"
                for index in "${!COMPREPLY[@]}"; do
                    COMPREPLY[index]="${COMPREPLY[index]#"${kept}"}"
                done
            }

            \(start)_\(function)_unbroken \(name)
            """
    }
}
