import { cannotCreate } from '../../create/cannot-create.js'
import { createPage } from '../../create/create-page.js'
import { listPageFolders } from '../../create/list-page-folders.js'
import type { Terminal } from '../../terminal/create-terminal.js'
import type { NewPageOptions } from './new-command.js'
import { runInSite, toResult } from './run-new.js'

/** `docgen new page`: creates a page or a post, and returns the exit code. */
export function runNewPage(title: string | undefined, dir: string, options: NewPageOptions): Promise<number> {
  return runInSite(dir, options, async ({ siteDir, isDryRun, terminal }) => {
    const answers = await askForRest({ title, siteDir, options, terminal })
    if (!answers) return undefined
    if (answers.title === '') {
      const problem = cannotCreate('the page has no title', 'Name it: docgen new page "Set up"')
      return toResult({ value: undefined, diagnostics: [problem] }, () => {})
    }
    const { draft: isDraft, mdx: isMdx, dryRun: _dryRun, ...fields } = options
    const day = new Date().toISOString().slice(0, 10)
    const outcome = await createPage({ ...fields, ...answers, siteDir, day, isDraft, isMdx, isDryRun })
    return toResult(outcome, ({ file, id, url, sidebar, newFolder, text }) => {
      const { bold, dim } = terminal.colors
      terminal.print(`${isDryRun ? 'Would create' : 'Created'} ${bold(file)}`)
      terminal.print(`  URL      ${url}`)
      const unlisted = `not listed: add '${id}' to the sidebars in the config`
      terminal.print(`  sidebar  ${sidebar.length === 0 ? unlisted : sidebar.join(' › ')}`)
      if (newFolder !== undefined) terminal.print(`  folder   ${newFolder} is new`)
      if (isDryRun) terminal.print(dim(text.trimEnd()))
    })
  })
}

interface PagePrompt {
  readonly title: string | undefined
  readonly siteDir: string
  readonly options: NewPageOptions
  readonly terminal: Terminal
}

interface Answers {
  readonly title: string
  readonly folder?: string
}

/** Asks for the title and the folder that the command line lacks, in a terminal; `undefined` if the user cancels. */
async function askForRest({ title, siteDir, options, terminal }: PagePrompt): Promise<Answers | undefined> {
  const { folder, before, after, yes, json } = options
  const given = folder === undefined ? {} : { folder }
  const isInteractive = terminal.isInteractive && process.stdin.isTTY && !yes && !json
  if (!isInteractive || title !== undefined) return { title: (title ?? '').trim(), ...given }
  const { askForChoice, askForText } = await import('../../terminal/ask.js')
  const asked = await askForText('What is the title of the page?', 'New page')
  if (asked === undefined) return undefined
  const folders = (folder ?? before ?? after) ? [] : await listPageFolders(siteDir, options)
  if (folders.length < 2) return { title: asked.trim(), ...given }
  const choices = folders.map(({ folder: name, pages }) => ({
    name: name === '' ? '.' : name,
    description: pages === 1 ? '1 page' : `${pages} pages`,
  }))
  const chosen = await askForChoice('In which folder?', choices)
  return chosen === undefined ? undefined : { title: asked.trim(), folder: chosen }
}
