import { type Command, InvalidArgumentError, Option } from 'commander'
import { PACKAGE_MANAGERS, type PackageManager } from '../config/module/package-manager.js'
import { TEMPLATE_NAMES, type TemplateName } from '../init/templates.js'
import { addVerbosity, type Run, type VerbosityOptions } from './verbosity.js'

/** Flags of `docgen init`. */
export interface InitOptions extends VerbosityOptions {
  readonly title?: string
  readonly template?: TemplateName
  readonly packageManager?: PackageManager
  readonly yes?: boolean
}

/** Declares `docgen init`. */
export function addInitCommand(program: Command, run: Run<[dir: string, options: InitOptions]>): void {
  const command = program
    .command('init')
    .summary('create a new site')
    .description(
      'Creates a new site from a template. In a terminal, it asks for everything that no flag sets. It never overwrites a file.',
    )
    .argument('[dir]', 'folder for the site, created if it does not exist', '.')
    .addOption(
      new Option('--title <title>', 'title of the site (default: the name of the package or folder)').argParser(
        parseTitle,
      ),
    )
    .addOption(new Option('--template <name>', 'template (default: minimal)').choices(TEMPLATE_NAMES))
    .addOption(
      new Option(
        '--package-manager <name>',
        'package manager in the printed commands (default: that of the folder, or the one that runs docgen)',
      ).choices(PACKAGE_MANAGERS),
    )
    .option('-y, --yes', 'skip all questions and use the defaults')
  addVerbosity(command).action(run)
}

function parseTitle(text: string): string {
  const title = text.trim()
  if (title === '' || /\p{Cc}/u.test(title)) throw new InvalidArgumentError('It must be one line of text.')
  return title
}
