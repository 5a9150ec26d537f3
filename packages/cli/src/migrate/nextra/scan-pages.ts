import { posix } from 'node:path'
import { loadDialects } from '@docgen/renderer/markdown'
import { listImports } from '../content/list-imports.js'
import type { PositionedNote } from '../write/positioned-note.js'
import type { NextraPages } from './nextra-pages.js'

/** Modules that only Next.js or Nextra can run. */
const FOREIGN = /^(?:next|nextra)(?:$|\/(?!components|link|image|legacy\/image))/

/** Lists what docgen cannot show of the pages, with positions, and the pages that are components. */
export async function scanPages(
  { folder, files, others, read, isAppRouter }: NextraPages,
  roots: readonly string[],
): Promise<readonly PositionedNote[]> {
  const convert = await loadDialects(['nextra'], roots)
  const notes: PositionedNote[] = []
  for (const name of files) {
    const text = read(name)
    const file = posix.join(folder, name)
    for (const { kind, line } of convert(text, file).dropped)
      notes.push({ status: 'lost', name: kind, message: 'pages are shown without it', file, line })
    for (const { names, specifier, line } of listImports(text))
      if (FOREIGN.test(specifier))
        notes.push({
          status: 'lost',
          name: `the import ${names}`,
          message: `docgen does not run ${specifier}`,
          hint: 'Replace it with a block of docgen, or with a component of React',
          file,
          line,
        })
  }
  const isComponent = (path: string): boolean =>
    isAppRouter ? /(?:^|\/)page\.[jt]sx?$/.test(path) : /\.[jt]sx$/.test(path) && !/(?:^|\/)_/.test(path)
  for (const name of others.filter(isComponent))
    notes.push({
      status: 'lost',
      name: 'a page that is a component',
      message: 'docgen reads Markdown in this folder',
      hint: 'Move it to a folder of pages, without code of Next.js',
      file: posix.join(folder, name),
      line: 1,
    })
  return notes
}
