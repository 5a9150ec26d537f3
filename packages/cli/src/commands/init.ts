import { relative, resolve } from 'node:path'
import { findInstallation } from '../init/find-installation.js'
import { isRefused } from '../init/find-obstacles.js'
import { initSite } from '../init/init-site.js'
import { listNextSteps } from '../init/list-next-steps.js'
import { titleFromFolder } from '../init/name-site.js'
import { detectPackageManager } from '../init/package-manager.js'
import { TEMPLATE_NAMES, TEMPLATES, type TemplateName } from '../init/template.js'
import type { Terminal } from '../terminal/create-terminal.js'
import { printDiagnostics } from '../terminal/print-diagnostics.js'
import { EXIT } from './exit-codes.js'
import type { InitOptions } from './init-command.js'
import { openTerminal } from './open-terminal.js'

/** What docgen knows of itself: its version and the absolute path of its templates. */
export interface OwnFacts {
  readonly version: string
  readonly templatesDir: string
}

/** `docgen init`: begins a new site. */
export async function runInit(dir: string, options: InitOptions, own: OwnFacts): Promise<number> {
  const terminal = openTerminal(options)
  const siteDir = resolve(dir)
  const suggestion = titleFromFolder(siteDir)
  const answers = isRefused(siteDir)
    ? takeDefaults(options, suggestion)
    : await askForRest(options, suggestion, terminal)
  if (!answers) {
    terminal.complain('Nothing was written.')
    return EXIT.interrupted
  }
  const packageManager = options.packageManager ?? detectPackageManager(siteDir, process.env['npm_config_user_agent'])
  const installation = findInstallation(siteDir)
  const { value: files, diagnostics } = initSite({ ...own, ...answers, siteDir, packageManager, installation })
  if (!files) {
    printDiagnostics(diagnostics, siteDir, terminal)
    terminal.say('Nothing was written.')
    return EXIT.usage
  }
  const folder = relative('', siteDir) || '.'
  terminal.say(
    `${terminal.colors.green('✓')} ${answers.title}: ${files.length} files, from the template ${answers.template}`,
  )
  if (terminal.loudness === 'verbose') for (const file of files) terminal.say(`  ${file}`)
  if (installation === 'other') terminal.say('  package.json is as it was; the first command adds docgen to it')
  terminal.say('')
  for (const step of listNextSteps({ installation, packageManager, folder })) terminal.say(`  ${step}`)
  return EXIT.fine
}

interface Answers {
  readonly title: string
  readonly template: TemplateName
}

function takeDefaults({ title, template }: InitOptions, suggestion: string): Answers {
  return { title: title ?? suggestion, template: template ?? 'minimal' }
}

/** Asks for what the flags leave open, where somebody sits at the terminal; `undefined`: the person gave up. */
async function askForRest(
  options: InitOptions,
  suggestion: string,
  { isInteractive }: Terminal,
): Promise<Answers | undefined> {
  if (options.yes || !isInteractive || !process.stdin.isTTY) return takeDefaults(options, suggestion)
  const { askForChoice, askForText } = await import('../terminal/ask.js')
  const title = options.title ?? (await askForText('What is the title of the site?', suggestion))
  if (title === undefined) return undefined
  const choices = TEMPLATE_NAMES.map((name) => ({ name, description: TEMPLATES[name] }))
  const template = options.template ?? (await askForChoice('What do you want to begin with?', choices))
  return template && { title: title.trim() || suggestion, template }
}
