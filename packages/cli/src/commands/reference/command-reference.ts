import type { Command, Option } from 'commander'

/**
 * Renders the manual's page about the command line, in Markdown, from the commands themselves, so that the page cannot
 * become outdated.
 */
export function renderCommandReference(program: Command): string {
  const commands = listCommands(program)
  return [
    '---',
    'title: Command line',
    'description: Every docgen command with its arguments, flags and defaults, exit codes and environment variables.',
    'sidebar_position: 3',
    '---',
    '',
    'Run commands with `npx docgen`. `docgen help <command>` prints the same reference in the terminal.',
    '',
    ...commands.flatMap(describeCommand),
    '## Exit codes',
    '',
    '| code | meaning |',
    '| --- | --- |',
    '| 0 | success |',
    '| 1 | errors, or warnings with `--strict`, or a full disk; docgen wrote nothing |',
    '| 2 | wrong usage, or an invalid config |',
    '| 3 | `docgen check` could not decide, for example because the network was down; try again |',
    '| 70 | a bug in docgen |',
    '| 130 | interrupted by Ctrl-C |',
    '',
    '## Environment',
    '',
    '| variable | effect |',
    '| --- | --- |',
    '| `NO_COLOR` | disables colors |',
    '| `FORCE_COLOR` | enables colors even if the output is not a terminal; `0` and `false` disable them |',
    '| `CI` | prints lines instead of a progress bar |',
    '| `TERM` | `dumb` disables colors and the progress bar |',
    '',
  ].join('\n')
}

/** Every command, each followed by its subcommands. */
function listCommands(program: Command): Command[] {
  const subcommands = program.commands.filter((command) => command.name() !== 'help')
  return subcommands.flatMap((command) => {
    const nested = listCommands(command)
    // Omit commands that only group subcommands.
    return nested.length > 0 && command.registeredArguments.length === 0 ? nested : [command, ...nested]
  })
}

/** The name of a command after the names of its parents, `docgen` first. */
function fullNameOf(command: Command): string {
  return command.parent ? `${fullNameOf(command.parent)} ${command.name()}` : command.name()
}

function describeCommand(command: Command): string[] {
  const usage = command.registeredArguments.map((argument) =>
    argument.required ? `<${argument.name()}>` : `[${argument.name()}${argument.variadic ? '...' : ''}]`,
  )
  const lines = [`## ${fullNameOf(command)}`, '', command.description(), '']
  lines.push('```sh', [fullNameOf(command), ...usage, '[flags]'].join(' '), '```', '')
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

/** The default of an option, or its description; empty if the option takes no value or has no default. */
function defaultOf({ defaultValue, defaultValueDescription, required }: Option): string {
  if (!required || defaultValue === undefined) return ''
  return ` (default: \`${defaultValueDescription ?? String(defaultValue)}\`)`
}
