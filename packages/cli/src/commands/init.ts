import { join, relative, resolve } from 'node:path'
import { detectPackageManager } from '../config/module/package-manager.js'
import { isRefused } from '../init/find-obstacles.js'
import { initSite } from '../init/init-site.js'
import { findInstallation, listNextSteps } from '../init/list-next-steps.js'
import { type ExistingDocuments, findDocuments, findUndecidedWorkspace, suggestTitle } from '../init/plan-files.js'
import { TEMPLATE_NAMES, TEMPLATES, type TemplateName } from '../init/templates.js'
import type { Terminal } from '../terminal/create-terminal.js'
import { formatCount } from '../terminal/format-amounts.js'
import { printDiagnostics } from '../terminal/print-diagnostics.js'
import { EXIT } from './exit-codes.js'
import type { InitOptions } from './init-command.js'
import { openTerminal } from './open-terminal.js'

/** Folder of the docs in every template. */
const TEMPLATE_DOCS = 'docs'

/** docgen's version and the absolute path of its templates. */
export interface Docgen {
  readonly version: string
  readonly templatesDir: string
}

/** `docgen init`: creates a new site. */
export async function runInit(dir: string, options: InitOptions, docgen: Docgen): Promise<number> {
  const terminal = openTerminal(options)
  const siteDir = resolve(dir)
  const suggestedTitle = suggestTitle(siteDir)
  const detected = { suggestedTitle, documents: isRefused(siteDir) ? undefined : await findDocuments(siteDir) }
  const answers = isRefused(siteDir)
    ? takeDefaults(options, detected)
    : await promptForRest(options, detected, terminal)
  if (!answers) {
    terminal.printError('Nothing was written.')
    return EXIT.interrupted
  }
  const packageManager = options.packageManager ?? detectPackageManager(siteDir, process.env['npm_config_user_agent'])
  const installation = findInstallation(siteDir)
  const undecided = findUndecidedWorkspace({ siteDir, packageManager, installation })
  const { value: files, diagnostics } = initSite({ ...docgen, ...answers, siteDir, packageManager, installation })
  if (!files) {
    printDiagnostics(diagnostics, siteDir, terminal)
    terminal.print('Nothing was written.')
    return EXIT.usage
  }
  const folder = relative('', siteDir) || '.'
  const { documents, template } = answers
  const source = documents
    ? `with the ${formatCount(documents.count, 'Markdown file')} in ${relative('', join(siteDir, documents.path)) || '.'}`
    : `from the template ${template}`
  terminal.print(`${terminal.colors.green('✓')} ${answers.title}: ${files.length} files, ${source}`)
  if (detected.documents && !documents)
    terminal.print(
      `  The Markdown files in ${relative('', join(siteDir, detected.documents.path)) || '.'} stay where they are, ${
        detected.documents.path === TEMPLATE_DOCS
          ? 'in addition to those of the template'
          : `but the site shows only those in ${join(folder, TEMPLATE_DOCS)}`
      }`,
    )
  if (terminal.verbosity === 'verbose') for (const file of files) terminal.print(`  ${file}`)
  if (installation === 'other') terminal.print('  package.json is unchanged; the first command adds docgen to it')
  if (undecided !== undefined) {
    terminal.print(`  pnpm asks for a decision on install scripts. Add to ${relative('', undecided)}:`)
    terminal.print('    allowBuilds:\n      esbuild: false')
  }
  terminal.print('')
  for (const step of listNextSteps({ installation, packageManager, folder })) terminal.print(`  ${step}`)
  return EXIT.success
}

interface Answers {
  readonly title: string
  readonly template: TemplateName
  readonly documents?: ExistingDocuments
}

/** Facts about the folder, found before any prompt. */
interface DetectedFacts {
  readonly suggestedTitle: string
  readonly documents: ExistingDocuments | undefined
}

/** The answers without prompts. Existing docs are used unless a flag names a template. */
function takeDefaults({ title, template }: InitOptions, { suggestedTitle, documents }: DetectedFacts): Answers {
  const isUsed = documents !== undefined && template === undefined
  return { title: title ?? suggestedTitle, template: template ?? 'minimal', ...(isUsed && { documents }) }
}

/** Prompts for the answers that no flag gives, on an interactive terminal; undefined if the user cancels. */
async function promptForRest(
  options: InitOptions,
  detected: DetectedFacts,
  { isInteractive }: Terminal,
): Promise<Answers | undefined> {
  if (options.yes || !isInteractive || !process.stdin.isTTY) return takeDefaults(options, detected)
  const { suggestedTitle, documents } = detected
  const { askForChoice, askForText } = await import('../terminal/ask.js')
  const title = options.title ?? (await askForText('What is the title of the site?', suggestedTitle))
  if (title === undefined) return undefined
  const templates = TEMPLATE_NAMES.map((name) => ({ name, description: TEMPLATES[name] }))
  const existing = documents && `the ${formatCount(documents.count, 'Markdown file')} in ${documents.path}`
  const choices = [...(existing ? [{ name: 'existing' as const, description: existing }] : []), ...templates]
  const chosen = options.template ?? (await askForChoice('What do you want to begin with?', choices))
  if (chosen === undefined) return undefined
  const named = { title: title.trim() || suggestedTitle }
  return chosen === 'existing'
    ? { ...named, template: 'minimal', ...(documents && { documents }) }
    : { ...named, template: chosen }
}
