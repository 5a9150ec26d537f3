import type { Command } from 'commander'

/** What can follow the words of a command on the command line. */
export interface CompletionWords {
  /** The command with its parents, without `docgen`; empty for docgen itself. */
  readonly command: string
  /** Names of its subcommands. */
  readonly subcommands: readonly string[]
  readonly flags: readonly string[]
  /** Values of its first argument; empty if it is a folder or a text. */
  readonly values: readonly string[]
  /** Flag → its values, for flags with a list of values. */
  readonly flagValues: ReadonlyMap<string, readonly string[]>
}

/** Lists what can follow each command of a program, the program itself first. */
export function listWords(program: Command, parents: readonly string[] = []): readonly CompletionWords[] {
  const { commands, options, registeredArguments } = program
  const visible = options.filter(({ hidden }) => !hidden)
  const own: CompletionWords = {
    command: parents.join(' '),
    subcommands: [...commands.map((each) => each.name()), ...(parents.length === 0 ? ['help'] : [])],
    flags: [...visible.flatMap(({ short, long }) => [short, long]), '-h', '--help'].filter(
      (flag) => flag !== undefined,
    ),
    values: registeredArguments[0]?.argChoices ?? [],
    flagValues: new Map(
      visible.flatMap(({ short, long, argChoices }) =>
        argChoices ? [short, long].flatMap((flag) => (flag === undefined ? [] : [[flag, argChoices] as const])) : [],
      ),
    ),
  }
  return [own, ...commands.flatMap((each) => listWords(each, [...parents, each.name()]))]
}
