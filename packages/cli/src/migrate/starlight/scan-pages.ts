import { posix } from 'node:path'
import { loadDialects } from '@docgen/renderer/markdown'
import { listImports } from '../content/list-imports.js'
import type { PositionedNote } from '../write/positioned-note.js'
import type { StarlightPages } from './starlight-pages.js'

/** Modules that docgen cannot run. */
const FOREIGN = /\.(?:astro|svelte|vue)$|^(?:astro:content$|starlight-)/
const ICON = /[ \t]icon=|^[ \t]*icon:|<Icon[ \t]/m

/** Lists what docgen cannot show of the pages, with positions, and the files that are no pages. */
export async function scanPages(
  { folder, files, others, read }: StarlightPages,
  roots: readonly string[],
): Promise<readonly PositionedNote[]> {
  const convert = await loadDialects(['starlight'], roots)
  const notes: PositionedNote[] = []
  let hasIcons = false
  for (const name of files) {
    const text = read(name)
    const file = posix.join(folder, name)
    hasIcons ||= ICON.test(text)
    for (const { kind, line } of convert(text, file).dropped)
      notes.push({ status: 'lost', name: kind, message: 'pages are shown without it', file, line })
    for (const { names, specifier, line } of listImports(text)) {
      if (!FOREIGN.test(specifier) || specifier === 'starlight-package-managers') continue
      notes.push({
        status: 'lost',
        name: `the component ${names}`,
        message: `docgen does not run ${specifier.startsWith('.') ? posix.basename(specifier) : specifier}: pages show only the content between its tags`,
        hint: 'Replace it with a block of docgen, or with a component of React',
        file,
        line,
      })
    }
  }
  for (const name of others)
    notes.push({
      status: 'lost',
      name: 'a page in another format',
      message: 'docgen reads .md and .mdx files',
      hint: 'Write the page in Markdown',
      file: posix.join(folder, name),
      line: 1,
    })
  return hasIcons ? [...notes, ICONS] : notes
}

const ICONS: PositionedNote = {
  status: 'changed',
  name: 'icons',
  message: 'docgen shows icons of Lucide and Simple Icons, if they are installed, instead of those of Starlight',
  hint: 'Run npm install --save-dev @iconify-json/lucide @iconify-json/simple-icons',
}
