import { existsSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { createFolder } from '../../cache/create-folder.js'
import { loadConfig } from '../../config/load-config.js'
import { createConfigLocator } from '../../config/locate-in-config.js'
import { toSitePath } from '../../config/site-path.js'
import { describeCmsSite } from '../../export/cms/cms-site.js'
import { writeDecapConfig } from '../../export/cms/write-decap-config.js'
import { writeKeystaticConfig } from '../../export/cms/write-keystatic-config.js'
import { enterSite } from '../../guard/working-folder.js'
import { readVersions } from '../../read/versions/read-versions.js'
import type { Terminal } from '../../terminal/create-terminal.js'
import { printDiagnostics } from '../../terminal/print-diagnostics.js'
import { EXIT } from '../exit-codes.js'
import type { CmsName } from './schema-command.js'

/** Where to find the site, and where to write. */
interface CmsRequest {
  readonly site: string | undefined
  readonly out: string | undefined
  readonly terminal: Terminal
}

const FILES = {
  decap: { name: 'config.yml', write: writeDecapConfig },
  keystatic: { name: 'keystatic.config.ts', write: writeKeystaticConfig },
} as const

/** `docgen schema --cms`: prints or writes the config of a content management system, and returns the exit code. */
export async function runCmsSchema(cms: CmsName, { site = '.', out, terminal }: CmsRequest): Promise<number> {
  const target = out === undefined ? undefined : resolve(out)
  const siteDir = enterSite(site)
  const { value: loaded, diagnostics } = await loadConfig(siteDir)
  if (!loaded) {
    printDiagnostics(diagnostics, siteDir, terminal)
    return EXIT.usage
  }
  const { config } = loaded
  const versions = readVersions({ siteDir, config, locateInConfig: createConfigLocator(siteDir, loaded) })
  printDiagnostics([...diagnostics, ...versions.diagnostics], siteDir, terminal)
  const { name, write } = FILES[cms]
  const text = write(describeCmsSite(config, versions.value, toSitePath(findRepository(siteDir), siteDir)))
  if (target === undefined) terminal.print(text.trimEnd())
  else {
    createFolder(target)
    writeFileSync(join(target, name), text)
  }
  return EXIT.success
}

/** The root of the site's repository, or the site's folder without one. */
function findRepository(siteDir: string): string {
  for (let folder = siteDir; ; folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) return folder
    if (dirname(folder) === folder) return siteDir
  }
}
