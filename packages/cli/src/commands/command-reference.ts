import type { Command, Option } from 'commander'

/**
 * The manual's page about the command line, in Markdown, generated from the commands so that it cannot become
 * outdated.
 */
export function renderCommandReference(program: Command): string {
  const commands = listCommands(program)
  return [
    '---',
    'title: Command line',
    'description: Every docgen command with its arguments, flags and defaults, and what the exit codes say, made from the commands themselves.',
    'sidebar_position: 3',
    '---',
    '',
    'Run a command with `npx docgen`. `docgen help <command>` prints the same in the terminal.',
    '',
    ...commands.flatMap(describeCommand),
    '## Exit codes',
    '',
    '| code | meaning |',
    '| --- | --- |',
    '| 0 | fine |',
    '| 1 | the content has mistakes of level error, or warnings under `--strict`, or the disk is full; nothing was written |',
    '| 2 | wrong usage, or a config that can not be used |',
    '| 70 | a bug in docgen |',
    '| 130 | ended by Ctrl-C |',
    '',
    '## Environment',
    '',
    '| variable | effect |',
    '| --- | --- |',
    '| `NO_COLOR` | no colours |',
    '| `FORCE_COLOR` | colours even where the output is no terminal; `0` or `false` turns them off |',
    '| `CI` | plain lines in place of the progress bar |',
    '| `TERM` | `dumb`: neither colours nor the progress bar |',
    '',
  ].join('\n')
}

/** Every command, each followed by its subcommands. */
function listCommands(program: Command): Command[] {
  const own = program.commands.filter((command) => command.name() !== 'help')
  return own.flatMap((command) => {
    const inside = listCommands(command)
    // A command that only groups others does nothing by itself.
    return inside.length > 0 && command.registeredArguments.length === 0 ? inside : [command, ...inside]
  })
}

/** The command with its parents, `docgen` first. */
function wordsOf(command: Command): string {
  return command.parent ? `${wordsOf(command.parent)} ${command.name()}` : command.name()
}

function describeCommand(command: Command): string[] {
  const usage = command.registeredArguments.map((argument) =>
    argument.required ? `<${argument.name()}>` : `[${argument.name()}]`,
  )
  const lines = [`## ${wordsOf(command)}`, '', command.description(), '']
  lines.push('```sh', [wordsOf(command), ...usage, '[flags]'].join(' '), '```', '')
  for (const argument of command.registeredArguments) {
    const fallback = argument.defaultValue === undefined ? '' : ` (default: \`${String(argument.defaultValue)}\`)`
    lines.push(`\`${argument.name()}\`: ${argument.description}${fallback}.`, '')
  }
  lines.push('| flag | effect |', '| --- | --- |')
  for (const option of command.options) {
    lines.push(
      `| \`${option.flags.replaceAll('|', '\\|')}\` | ${option.description}${choicesOf(option)}${defaultOf(option)} |`,
    )
  }
  return [...lines, '']
}

function choicesOf({ argChoices }: Option): string {
  return argChoices ? ` (choices: ${argChoices.map((choice) => `\`${choice}\``).join(', ')})` : ''
}

/** Flags without a value need no default; some describe theirs in words. */
function defaultOf({ defaultValue, defaultValueDescription, required }: Option): string {
  if (!required || defaultValue === undefined) return ''
  return ` (default: \`${defaultValueDescription ?? String(defaultValue)}\`)`
}
