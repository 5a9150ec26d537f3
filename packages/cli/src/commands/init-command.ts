import { type Command, InvalidArgumentError, Option } from 'commander'
import { PACKAGE_MANAGERS, type PackageManager } from '../init/package-manager.js'
import { TEMPLATE_NAMES, type TemplateName } from '../init/template.js'
import { addLoudness, type LoudnessOptions, type Run } from './loudness.js'

/** Flags of `docgen init`. */
export interface InitOptions extends LoudnessOptions {
  readonly title?: string
  readonly template?: TemplateName
  readonly packageManager?: PackageManager
  readonly yes?: boolean
}

/** Declares `docgen init`. */
export function addInitCommand(program: Command, run: Run<[dir: string, options: InitOptions]>): void {
  const command = program
    .command('init')
    .summary('begin a new site')
    .description(
      'Writes a new site into a folder, from a template. It asks for what no flag says, where there is somebody to ask, and never writes over anything.',
    )
    .argument('[dir]', 'folder for the site; it is made where it does not exist', '.')
    .addOption(new Option('--title <title>', "title of the site (default: the folder's name)").argParser(parseTitle))
    .addOption(new Option('--template <name>', 'what to begin with (default: minimal)').choices(TEMPLATE_NAMES))
    .addOption(
      new Option(
        '--package-manager <name>',
        'what the printed commands use (default: that of the folder, or the one that runs docgen)',
      ).choices(PACKAGE_MANAGERS),
    )
    .option('-y, --yes', 'ask nothing: what no flag says is as by default')
  addLoudness(command).action(run)
}

function parseTitle(text: string): string {
  const title = text.trim()
  if (title === '' || /\p{Cc}/u.test(title)) throw new InvalidArgumentError('It must be one line of text.')
  return title
}
