/// Scripts that teach shells the commands and their options; made from the descriptions that help is made of.
package enum Completions: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish

  /// The script for a table of commands.
  package func script(_ commands: [CommandDescription]) -> String {
    switch self {
    case .bash: bash(commands)
    case .zsh: zsh(commands)
    case .fish: fish(commands)
    }
  }

  private func bash(_ commands: [CommandDescription]) -> String {
    let names = commands.map(\.name).joined(separator: " ")
    let cases = commands.map { command in
      let words = command.options.map { "--" + $0.name }.joined(separator: " ")
      return "    \(command.name)) words='\(words)' ;;"
    }
    let values = valueOptions(commands).map { spelled, value in
      "    \(spelled.joined(separator: "|"))) \(bashValue(value)); return ;;"
    }
    return """
      # \(commandName) completions for bash: source this file, or put it where bash-completion looks.
      _layout_snapshot() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} words=
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W '\(names)' -- "$current"))
          return
        fi
        case ${COMP_WORDS[1]}:$previous in
      \(values.joined(separator: "\n"))
        esac
        case ${COMP_WORDS[1]} in
      \(cases.joined(separator: "\n"))
        esac
        if [[ $current == -* ]]; then
          COMPREPLY=($(compgen -W "$words" -- "$current"))
        elif [ "${COMP_WORDS[1]}" = help ]; then
          COMPREPLY=($(compgen -W '\(names)' -- "$current"))
        elif [ "${COMP_WORDS[1]}" = completions ]; then
          COMPREPLY=($(compgen -W '\(Self.allCases.map(\.rawValue).joined(separator: " "))' -- "$current"))
        else
          COMPREPLY=($(compgen -f -- "$current"))
        fi
      }
      complete -o filenames -F _layout_snapshot \(commandName)

      """
  }

  private func bashValue(_ value: CommandDescription.Value) -> String {
    switch value {
    case .text: "COMPREPLY=()"
    case .file: #"COMPREPLY=($(compgen -f -- "$current"))"#
    case .folder: #"COMPREPLY=($(compgen -d -- "$current"))"#
    case .choice(_, let choices):
      #"COMPREPLY=($(compgen -W '\#(choices.joined(separator: " "))' -- "$current"))"#
    }
  }

  /// The options with a value, each as a case's patterns of command and spelling.
  private func valueOptions(
    _ commands: [CommandDescription]
  ) -> [(spelled: [String], value: CommandDescription.Value)] {
    commands.flatMap { command in
      command.options.compactMap { option in
        option.value.map { value in
          let shorts = option.short.map { ["\(command.name):-\($0)"] } ?? []
          return (["\(command.name):--\(option.name)"] + shorts, value)
        }
      }
    }
  }

  private func zsh(_ commands: [CommandDescription]) -> String {
    let names = commands.map { "    '\($0.name):\(zshText($0.abstract))'" }
    let cases = commands.map { command in
      let options = command.options.map { option in
        let action = option.value.map { ":" + $0.placeholder.lowercased() + ":" + zshAction($0) } ?? ""
        let mark = option.repeats ? "*" : ""
        return
          "        '\(mark)--\(option.name)\(option.value == nil ? "" : "=")[\(zshText(option.help))]\(action)'"
      }
      let operands = command.operands.enumerated().map { index, operand in
        let place = operand.repeats ? "*" : "\(index + 1)"
        return "        '\(place):\(operand.value.placeholder.lowercased()):\(zshAction(operand.value))'"
      }
      let words = (options + operands).joined(separator: " \\\n")
      return "      \(command.name))\n      _arguments \\\n\(words) ;;"
    }
    return """
      #compdef \(commandName)
      # \(commandName) completions for zsh: put this file as _\(commandName) into a folder of $fpath.
      _layout_snapshot() {
        local -a commands
        commands=(
      \(names.joined(separator: "\n"))
        )
        if (( CURRENT == 2 )); then
          _describe 'command' commands
          return
        fi
        local command=${words[2]}
        shift words
        (( CURRENT -= 1 ))
        case $command in
      \(cases.joined(separator: "\n"))
        esac
      }
      if [ "$funcstack[1]" = "_\(commandName)" ]; then
        _layout_snapshot "$@"
      else
        compdef _layout_snapshot \(commandName)
      fi

      """
  }

  private func zshAction(_ value: CommandDescription.Value) -> String {
    switch value {
    case .text: " "
    case .file: "_files"
    case .folder: "_files -/"
    case .choice(_, let choices): "(\(choices.joined(separator: " ")))"
    }
  }

  private func zshText(_ text: String) -> String {
    var result = ""
    for letter in text {
      switch letter {
      case "'": result += "'\\''"
      case "[", "]", ":", "\\": result += "\\\(letter)"
      default: result.append(letter)
      }
    }
    return result
  }

  private func fish(_ commands: [CommandDescription]) -> String {
    var lines = ["# \(commandName) completions for fish: put this file into ~/.config/fish/completions."]
    let program = "complete -c \(commandName)"
    for command in commands {
      lines.append(
        "\(program) -n __fish_use_subcommand -f -a \(command.name) -d \(fishText(command.abstract))")
    }
    for command in commands {
      let condition = "-n '__fish_seen_subcommand_from \(command.name)'"
      for option in command.options {
        var line = "\(program) \(condition) -l \(option.name)"
        if let short = option.short { line += " -s \(short)" }
        switch option.value {
        case nil: break
        case .text?: line += " -x"
        case .file?: line += " -r -F"
        case .folder?: line += " -x -a '(__fish_complete_directories)'"
        case .choice(_, let choices)?: line += " -x -a '\(choices.joined(separator: " "))'"
        }
        lines.append("\(line) -d \(fishText(option.help))")
      }
      for case .choice(_, let choices) in command.operands.map(\.value) {
        lines.append("\(program) \(condition) -f -a '\(choices.joined(separator: " "))'")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func fishText(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
