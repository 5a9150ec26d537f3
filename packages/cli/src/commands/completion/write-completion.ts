import type { CompletionWords } from './list-words.js'
import type { Shell } from './shells.js'

/** Writes the script with which a shell completes the commands of docgen. All words are names of the program. */
export function writeCompletion(shell: Shell, words: readonly CompletionWords[]): string {
  if (shell === 'fish') return writeFish(words)
  const bash = writeBash(words)
  return shell === 'bash' ? bash : `#compdef docgen\nautoload -U +X bashcompinit && bashcompinit\n${bash}`
}

/** In bash, and in zsh through its emulation: finds the longest known command in the words before the cursor. */
function writeBash(words: readonly CompletionWords[]): string {
  const cases = words.map(
    ({ command, subcommands, flags, values }) =>
      `    '${command}') words='${[...subcommands, ...values].join(' ')}'; flags='${flags.join(' ')}' ;;`,
  )
  const commands = words.map(({ command }) => command).filter((command) => command !== '')
  const flagCases = words.flatMap(({ command, flagValues }) =>
    [...flagValues].map(([flag, values]) => `    '${command} ${flag}') words='${values.join(' ')}' ;;`),
  )
  return `_docgen() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" command='' next words='' flags='' index
  COMPREPLY=()
  for ((index = 1; index < COMP_CWORD; index++)); do
    next="\${command:+$command }\${COMP_WORDS[index]}"
    case "$next" in
      ${commands.map((command) => `'${command}'`).join('|')}) command="$next" ;;
      *) break ;;
    esac
  done
  case "$command" in
${cases.join('\n')}
  esac
  case "$command $previous" in
${[...flagCases, '    *) ;;'].join('\n')}
  esac
  if [[ "$current" == -* ]]; then
    COMPREPLY=($(compgen -W "$flags" -- "$current"))
  else
    COMPREPLY=($(compgen -W "$words" -- "$current") $(compgen -d -- "$current"))
  fi
}
complete -F _docgen docgen
`
}

function writeFish(words: readonly CompletionWords[]): string {
  const lines = words.flatMap(({ command, subcommands, flags, values, flagValues }) => {
    const condition = `-n '__docgen_is "${command}"'`
    return [
      ...[...subcommands, ...values].map((word) => `complete -c docgen ${condition} -a '${word}'`),
      ...flags.map(
        (flag) => `complete -c docgen ${condition} ${toFishFlag(flag)}${writeFishValues(flagValues.get(flag))}`,
      ),
    ]
  })
  const commands = words.map(({ command }) => command).filter((command) => command !== '')
  return `function __docgen_is
  set -l command ''
  for word in (commandline -opc)[2..-1]
    set -l next (string trim "$command $word")
    contains -- $next ${commands.map((command) => `'${command}'`).join(' ')}; or break
    set command $next
  end
  test "$command" = "$argv[1]"
end
${lines.join('\n')}
`
}

function toFishFlag(flag: string): string {
  return flag.startsWith('--') ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`
}

function writeFishValues(values: readonly string[] | undefined): string {
  return values === undefined ? '' : ` -x -a '${values.join(' ')}'`
}
