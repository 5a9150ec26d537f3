import { loadOutlineReader, type SourceOutline } from '@docgen/renderer/markdown'
import type { Snapshot } from './snapshot.js'

/** Returns the outline of a file of a site. The path is relative to the site's folder, the text the current one. */
export type ReadOutline = (file: string, text: string) => SourceOutline

/** Loads the function that outlines files with the Markdown settings of a site, or with the defaults. */
export async function loadOutlines(snapshot: Pick<Snapshot, 'site'> | undefined): Promise<ReadOutline> {
  const readOutline = await loadOutlineReader()
  // One request may need the headings of a page many times, such as for each link to it.
  const known = new Map<string, { readonly text: string; readonly outline: SourceOutline }>()
  return (file, text) => {
    const last = known.get(file)
    if (last?.text === text) return last.outline
    const options = snapshot?.site.markdown.options
    const outline = readOutline({
      path: file,
      text,
      format: formatOf(file, text, snapshot),
      ...(options && { options }),
    })
    known.set(file, { text, outline })
    return outline
  }
}

/** The syntax that the front matter of a file sets. */
function formatOf(file: string, text: string, snapshot: Pick<Snapshot, 'site'> | undefined) {
  if (!text.startsWith('---') || !text.includes('format:')) return undefined
  return snapshot?.site.files.sources.find(({ path }) => path === file)?.frontMatter.mdx.format
}
