import { readdirSync } from 'node:fs'
import { type Diagnostic, nearestWord, type Outcome } from '@docgen/renderer/contract'

/** Names of Docusaurus' config file, in the order in which Docusaurus looks for them. */
export const DOCUSAURUS_CONFIGS = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map(
  (ending) => `docusaurus.config.${ending}`,
)

/** Name of the Docusaurus config in a folder; `undefined`, with a diagnostic, if there is none. */
export function findDocusaurusConfig(siteDir: string): Outcome<string | undefined> {
  const names = listFolder(siteDir)
  if (names === undefined)
    return failed({
      message: `folder ${siteDir} not found`,
      hint: 'Name the folder that contains docusaurus.config.js',
    })
  const file = DOCUSAURUS_CONFIGS.find((name) => names.includes(name))
  if (file !== undefined) return { value: file, diagnostics: [] }
  if (names.includes('siteConfig.js')) {
    const message = 'siteConfig.js is the config of Docusaurus 1, which docgen does not read'
    return failed({ file: 'siteConfig.js', message, hint: 'Upgrade the site to Docusaurus 2 or 3 first' })
  }
  const similar = nearestWord(
    'docusaurus.config.js',
    names.filter((name) => name.includes('config')),
  )
  const below = names.find((name) =>
    listFolder(`${siteDir}/${name}`)?.some((inner) => DOCUSAURUS_CONFIGS.includes(inner)),
  )
  const hint =
    below !== undefined
      ? `There is one in ${below}: docgen migrate docusaurus ${below}`
      : similar !== undefined
        ? `Rename ${similar}`
        : 'Name the folder that contains it: docgen migrate docusaurus ../website'
  return failed({ message: 'no docusaurus.config.js, .ts, .mjs or .cjs in this folder', hint })
}

function failed(problem: Pick<Diagnostic, 'file' | 'message' | 'hint'>): Outcome<undefined> {
  return { value: undefined, diagnostics: [{ code: 'missing-tool-config', severity: 'error', ...problem }] }
}

function listFolder(folder: string): readonly string[] | undefined {
  try {
    return readdirSync(folder).sort()
  } catch {
    return undefined
  }
}
