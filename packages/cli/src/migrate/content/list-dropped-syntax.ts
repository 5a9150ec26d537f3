import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { type DialectName, loadDialects } from '@docgen/renderer/markdown'
import type { PositionedNote } from '../write/positioned-note.js'
import type { DocsFiles } from './docs-files.js'

/** Matches an icon of a set in docgen's Markdown. */
const ICON = /(?::icon\[|icon=)([a-z\d]+(?:-[a-z\d]+)*):/g

/** Lists what a dialect drops in the pages, once for each kind, and the icon sets that are not installed. */
export async function listDroppedSyntax(
  dialect: DialectName,
  siteDir: string,
  files: DocsFiles,
): Promise<readonly PositionedNote[]> {
  const convert = await loadDialects([dialect])
  const notes: PositionedNote[] = []
  const sets = new Set<string>()
  for (const page of files.pages) {
    const path = posix.join(files.folder, page)
    const { text, dropped } = convert(files.read(page), path)
    for (const [, set = ''] of text.matchAll(ICON)) sets.add(set)
    for (const { kind, line } of dropped)
      notes.push({ status: 'lost', name: kind, message: "docgen's Markdown has nothing for it", file: path, line })
  }
  const missing = [...sets].sort().filter((set) => !existsSync(join(siteDir, 'node_modules/@iconify-json', set)))
  if (missing.length === 0) return notes
  const packages = missing.map((set) => `@iconify-json/${set}`).join(' ')
  const hint = `Run npm install --save-dev ${packages}`
  return [...notes, { status: 'lost', name: 'icons', message: 'their sets are not installed', hint }]
}
