import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Config } from '../../config/config.js'
import { ARCHIVE_BASE, listArchiveVersions } from '../../export/archive-files.js'
import { createArchive } from '../../export/create-archive.js'
import { fromStart, START_FOLDER } from '../../guard/working-folder.js'
import { formatBytes } from '../../terminal/format-amounts.js'
import { printDiagnostics } from '../../terminal/print-diagnostics.js'
import { runBuild } from '../build.js'
import { EXIT } from '../exit-codes.js'
import { openTerminal } from '../open-terminal.js'
import type { ExportOptions } from './export-command.js'
import { prepareOutput, withExportFolder } from './with-export-folder.js'

/** `docgen export zip`: builds the site into a temporary folder and writes an archive of each version. */
export async function runExportZip(dir: string, options: ExportOptions): Promise<number> {
  const { out = '.', locale, drafts } = options
  const terminal = openTerminal(options)
  const problem = prepareOutput(out, 'folder')
  if (problem) {
    printDiagnostics([problem], fromStart(dir), terminal)
    return EXIT.usage
  }
  const onInterrupt = (): void => terminal.printError('Interrupted. The archives are not complete.')
  return withExportFolder(onInterrupt, async (folder) => {
    const built = join(folder, 'site')
    let config: Config | undefined
    const request = {
      ...options,
      out: built,
      baseUrl: ARCHIVE_BASE,
      cache: false,
      omitsCards: true,
      ...(locale && { locale }),
      ...(drafts && { drafts }),
    }
    const code = await runBuild(dir, request, async ({ loaded }) => {
      config = loaded.config
    })
    if (code !== EXIT.success || !config) return code
    const { title, url, baseUrl } = config
    const site = { files: readFolder(built), onlineUrl: url.replace(/\/$/, '') + baseUrl }
    const versions = listArchiveVersions(site)
    for (const version of versions.length === 0 ? [undefined] : versions) {
      const name = nameArchive(version === undefined ? title : `${title} ${version.name}`)
      const bytes = await createArchive({ site, folder: built, version, name })
      const file = join(fromStart(out), `${name}.zip`)
      writeFileSync(file, bytes)
      terminal.print(`${relative(START_FOLDER, file)}  ${formatBytes(bytes.length)}`)
    }
    return EXIT.success
  })
}

/** Turns a title into a file name: its words in lower case, joined by hyphens. Versions keep their dots. */
function nameArchive(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}.]+/gu) ?? []
  return words.join('-').replace(/^\.+/, '').slice(0, 100) || 'site'
}

/** Path → content of every file, sorted so that archives are the same on every machine. */
function readFolder(folder: string): ReadonlyMap<string, Buffer> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const files = entries.map((entry): [string, Buffer] => {
    const path = join(entry.parentPath, entry.name)
    return [relative(folder, path).replaceAll(sep, '/'), readFileSync(path)]
  })
  return new Map(files.sort(([one], [other]) => (one < other ? -1 : 1)))
}
