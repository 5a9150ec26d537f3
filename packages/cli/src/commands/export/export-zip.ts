import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Config } from '../../config/config.js'
import { ARCHIVE_BASE, listArchiveVersions } from '../../export/archive-files.js'
import { createArchive } from '../../export/create-archive.js'
import { cutName } from '../../graph/routes/name-assets.js'
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
    await writeArchives(config, { built, out: fromStart(out), print: terminal.print })
    return EXIT.success
  })
}

/** Where archives come from and go to. */
export interface ArchiveFolders {
  /** Absolute path of the built site. */
  readonly built: string
  /** Absolute path of the folder for the archives. */
  readonly out: string
  /** Called with path and size of each archive. */
  readonly print: (line: string) => void
}

/** Writes an archive of each version of a built site, or one archive of a site without versions. */
export async function writeArchives(
  { title, url, baseUrl }: Pick<Config, 'title' | 'url' | 'baseUrl'>,
  { built, out, print }: ArchiveFolders,
): Promise<void> {
  const site = { files: readFolder(built), onlineUrl: url.replace(/\/$/, '') + baseUrl }
  const versions = listArchiveVersions(site)
  for (const version of versions.length === 0 ? [undefined] : versions) {
    const name = nameArchive(version === undefined ? title : `${title} ${version.name}`)
    const bytes = await createArchive({ site, folder: built, version, name })
    const file = join(out, `${name}.zip`)
    writeFileSync(file, bytes)
    print(`${relative(START_FOLDER, file)}  ${formatBytes(bytes.length)}`)
  }
}

/** Turns a title into a file name: its words in lower case, joined by hyphens. Versions keep their dots. */
function nameArchive(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}.]+/gu) ?? []
  const name = words
    .filter((word) => /[^.]/.test(word))
    .join('-')
    .replace(/^\.+/, '')
  return cutName([...name].slice(0, 100).join(''), '.zip') || 'site'
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
