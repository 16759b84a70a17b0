import Foundation
import HandsetCommandSupport
import HandsetTestSupport

/// The steps of a workflow for GitHub, run here.
///
/// Their shell parts run, and the actions that lie in the folder of the work; others are named, and left out.
struct WorkflowRun {
    /// The program that runs the steps.
    ///
    /// Arguments: the file, and the folder that is the workspace. It prints the name of each step.
    private static let program = #"""
        import json, os, re, subprocess, sys
        import yaml

        workspace, temporary = os.path.abspath(sys.argv[2]), os.environ["RUNNER_TEMP"]

        def read(path):
            with open(path) as file: return yaml.safe_load(file)

        def filled(text, context):
            def value(match):
                found = context
                for name in match[1].split("."): found = found[name]
                return str(found)
            return re.sub(r"\$\{\{ *([A-Za-z._-]+) *\}\}", value, str(text))

        def run(steps, context):
            context["steps"] = {}
            for number, step in enumerate(steps):
                condition = re.fullmatch(r"steps\.(\w+)\.outputs\.cache-hit != .true.", step.get("if", ""))
                assert condition or "if" not in step, step["if"]
                if condition and os.environ.get("CACHE_HIT"): continue
                print("step:", step.get("name") or step.get("uses") or step["run"], flush=True)
                uses, outputs = step.get("uses", ""), {}
                if uses.startswith("./"):
                    path = os.path.join(workspace, uses)
                    action = read(os.path.join(path, "action.yml"))
                    inputs = {name: each.get("default", "") for name, each in action["inputs"].items()}
                    inputs.update(step.get("with", {}))
                    run(action["runs"]["steps"], {"github": {"action_path": path, "action_repository": "", "action_ref": ""}, "inputs": inputs})
                elif not uses:
                    files = {name: os.path.join(temporary, f"{name}-{number}") for name in ("GITHUB_OUTPUT", "GITHUB_PATH")}
                    for file in files.values(): open(file, "w").close()
                    environment = {name: filled(text, context) for name, text in step.get("env", {}).items()}
                    script = filled(step["run"], context)
                    subprocess.run(["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", script], check=True,
                        cwd=workspace, env={**os.environ, **environment, **files})
                    outputs = dict(line.rstrip("\n").split("=", 1) for line in open(files["GITHUB_OUTPUT"]))
                    for line in open(files["GITHUB_PATH"]):
                        os.environ["PATH"] = line.rstrip("\n") + ":" + os.environ["PATH"]
                if "id" in step: context["steps"][step["id"]] = {"outputs": outputs}

        for job in read(sys.argv[1])["jobs"].values(): run(job["steps"], {"vars": {"HANDSET_REPOSITORY": os.environ.get("ADDRESS", "")}})
        """#

    /// The folder of the work, which has a checkout.
    let workspace: TemporaryFolder
    /// The folders and programs that stand in for those of the machine.
    let machine: TemporaryFolder

    init() throws {
        workspace = try TemporaryFolder()
        machine = try TemporaryFolder()
        try machine.write("", to: "temporary/none")
        // Stand-ins for programs that need a network, or would change this machine.
        try program("apt-get", "echo \"apt-get $*\" >> '\(machine.path)/calls'")
        try program("sudo", #"exec "$@""#)
    }

    /// Writes a program that is found before others of its name.
    func program(_ name: String, _ lines: String) throws {
        let path = try machine.write("#!/bin/bash\n\(lines)\n", to: "bin/\(name)")
        _ = try CommandResult.line("chmod +x '\(path)'")
    }

    /// Runs the jobs of a workflow in the workspace, with bash's assignments in front.
    func run(_ file: String, _ assignments: String = "") throws -> CommandResult {
        let script = try machine.write(Self.program, to: "steps.py")
        return try CommandResult.line(
            """
            export RUNNER_TEMP='\(machine.path)/temporary'
            export GITHUB_SERVER_URL=https://example.com GITHUB_REPOSITORY=app/app
            unset HANDSET_APP
            path=$PATH
            # The programs of this build are those that the action has to bring.
            PATH='\(machine.path)/bin':${PATH#*:}
            cd '\(workspace.path)' && \(assignments) \
                "\(Repository.root.path())/.build/python/bin/python" '\(script)' '\(file)' .
            """)
    }

    /// Makes the files of a release, and lets the network answer with them alone.
    ///
    /// - Parameters:
    ///   - tag: The tag of the release.
    ///   - sum: A checksum to write in place of the right one.
    /// - Throws: An error of Cocoa's if a file cannot be made.
    func release(_ tag: String, sum: String? = nil) throws {
        let folder = machine.path("assets/\(tag)")
        let result = try CommandResult.line(
            """
            set -e
            handset=$(command -v handset)
            mkdir -p '\(folder)' '\(machine.path)/tree/handset-1/bin'
            ln -sf $handset '\(machine.path)/tree/handset-1/bin/handset'
            file=handset-1-linux-$(uname -m).tar.gz
            tar -C '\(machine.path)/tree' -czf '\(folder)'/$file handset-1
            cd '\(folder)'
            \(sum.map { "echo \"\($0)  $file\"" } ?? "sha256sum $file") > SHA256SUMS
            """)
        guard result.status == 0 else { throw CocoaError(.fileWriteUnknown) }
        try network()
    }

    /// Lets the network have the files of releases that were made, and no others.
    func network() throws {
        try program(
            "curl",
            #"""
            while [ $# -gt 1 ]; do [ "$1" != --output ] || output=$2; shift; done
            echo "curl $1" >> '\#(machine.path)/calls'
            cp "\#(machine.path)/assets/${1#https://example.com/handset/releases/download/}" "$output" 2> /dev/null || exit 22
            """#)
    }

    /// Makes a repository with the action, whose package holds the command that was built here.
    ///
    /// - Parameter tag: The tag of its commit, if it has one.
    /// - Returns: Its folder.
    /// - Throws: An error of Cocoa's if a file cannot be made.
    func repository(tag: String? = nil) throws -> String {
        let folder = machine.path("handset.git")
        let result = try CommandResult.line(
            """
            set -e
            handset=$(command -v handset)
            mkdir -p '\(folder)/.github/actions' '\(folder)/.ci'
            cp -r .github/actions/setup '\(folder)/.github/actions'
            cp .ci/container-steps '\(folder)/.ci'
            cd '\(folder)'
            cat > .ci/package << END
            #!/bin/bash
            set -e
            echo package >> '\(machine.path)/calls'
            mkdir -p .build/package/handset-0/bin
            ln -sf $handset .build/package/handset-0/bin/handset
            tar -C .build/package -czf .build/package/handset-0.tar.gz handset-0
            END
            chmod +x .ci/package
            git init -q . && git add -A
            git -c user.name=a -c user.email=a@example.com commit -qm 'Begin'
            \(tag.map { "git tag '\($0)'" } ?? ":")
            """)
        guard result.status == 0 else { throw CocoaError(.fileWriteUnknown) }
        return folder
    }
}
