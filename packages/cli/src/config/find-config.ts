import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Diagnostic, nearestWord, type Outcome } from '@docgen/renderer/contract'
import { describePipe, findPipe, MODULE_SETTINGS } from './module/find-pipe.js'
import { nameFolder } from './name-folder.js'

/** Possible names of the config file; if several exist, the first is used. */
export const CONFIG_FILES = ['site.config.ts', 'site.config.js', 'site.config.mjs'] as const

/** Name of the config file in a site's folder; `undefined`, with a diagnostic, if there is none. */
export function findConfig(siteDir: string): Outcome<string | undefined> {
  const names = listFolder(siteDir)
  if (typeof names === 'string') return failed({ message: names, hint: 'Name the folder that contains site.config.ts' })
  const [file, second] = CONFIG_FILES.filter((name) => names.includes(name))
  if (file === undefined) {
    return failed({
      message: 'no site.config.ts, site.config.js or site.config.mjs in this folder',
      hint: hintAtConfig(siteDir, names),
    })
  }
  if (!statSync(join(siteDir, file)).isFile()) return failed({ file, message: `${file} is not a file` })
  const pipe = findPipe(resolve(siteDir), MODULE_SETTINGS)
  if (pipe !== undefined) {
    return failed({ file, message: describePipe(pipe), hint: 'Remove it, or replace it with a file' })
  }
  if (second === undefined) return { value: file, diagnostics: [] }
  const message = `docgen ignores this file, because ${file} exists, too`
  const hint = 'Remove one of the two'
  return { value: file, diagnostics: [{ code: 'duplicate-config', severity: 'warning', file: second, message, hint }] }
}

function hintAtConfig(siteDir: string, names: readonly string[]): string {
  const docusaurusConfig = names.find((name) => /^docusaurus\.config\.[cm]?[jt]s$/.test(name))
  if (docusaurusConfig !== undefined) return `Create one from ${docusaurusConfig}: npx docgen migrate docusaurus`
  const similar =
    names.find((name) => /^docgen\.config\.[cm]?[jt]s$/.test(name)) ??
    nearestWord(
      'site.config.ts',
      names.filter((name) => name.includes('config') && !isOfOtherTool(name)),
    )
  if (similar !== undefined)
    return `Rename ${similar} to site.config.${/\.mjs$/.test(similar) ? 'mjs' : /\.c?js$/.test(similar) ? 'js' : 'ts'}`
  const below = names.find((name) => CONFIG_FILES.some((file) => existsSync(join(siteDir, name, file))))
  if (below !== undefined) return nameInCommand(`the folder ${below}`, join(siteDir, below))
  const above = CONFIG_FILES.find((file) => existsSync(join(siteDir, '..', file)))
  if (above !== undefined) return nameInCommand('the parent folder', join(siteDir, '..'))
  return "Run npx docgen init to create a site, or write site.config.ts with: export default { title: 'My docs', url: 'https://docs.example.org' }"
}

/** Whether a file is the config of another tool, such as `svelte.config.js`, instead of a misspelled one. */
function isOfOtherTool(name: string): boolean {
  const [, tool] = /^([\w-]+)\.config\.[cm]?[jt]s$/.exec(name) ?? []
  return tool !== undefined && (tool === 'vite' || nearestWord('site', [tool]) === undefined)
}

function nameInCommand(where: string, folder: string): string {
  return `There is one in ${where}: name it in the command, as in npx docgen build ${nameFolder(resolve(folder))}`
}

function failed(problem: Pick<Diagnostic, 'file' | 'message' | 'hint'>): Outcome<undefined> {
  return { value: undefined, diagnostics: [{ code: 'missing-config', severity: 'error', ...problem }] }
}

/** The names in a folder, or the reason why it cannot be read. */
function listFolder(siteDir: string): readonly string[] | string {
  try {
    return readdirSync(siteDir).sort()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT') return `folder ${siteDir} not found`
    if (code === 'ENOTDIR') return `${siteDir} is not a folder`
    return `the folder ${siteDir} can't be read`
  }
}
