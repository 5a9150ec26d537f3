import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadLanguage, type OpenIndex, openIndex } from '@docgen/renderer/search'
import type { FragmentData } from '../../../renderer/src/search/cut-fragments.js'
import { readName } from '../../../renderer/src/search/page-card.js'
import type { SearchDocument } from '../../../renderer/src/search/search-document.js'

/** Opens the first index of a built site from its files. */
export async function openBuiltIndex(outDir: string): Promise<OpenIndex> {
  const manifest = JSON.parse(readFileSync(join(outDir, 'docgen-search.json'), 'utf8'))
  return openIndex(
    manifest.indexes[0].root,
    async (name) => readFileSync(join(outDir, 'assets/search', `${name}.txt`), 'utf8'),
    ({ language }) => loadLanguage(language),
  )
}

/** The documents of an index, reconstructed from the content of its hits. */
export async function readDocuments(index: OpenIndex): Promise<SearchDocument[]> {
  return Promise.all(
    Array.from({ length: index.root.pages }, async (_, page) => {
      const pieces: FragmentData[] = []
      for (let section = 0; ; ) {
        const piece: FragmentData = JSON.parse(await index.readFragment(page, section))
        if (piece.n < section) break
        pieces.push(piece)
        section += Math.max(1, piece.s.length)
      }
      const [first] = pieces
      if (!first) throw new Error(`page ${page} has no fragment`)
      const card = await index.readCard(page)
      const sections = pieces.flatMap(({ h, s }) => s.map((text, section) => ({ ...readName(h[section]), text })))
      return {
        title: card.t,
        url: card.u,
        breadcrumbs: card.b,
        description: first.description ?? '',
        keywords: first.keywords?.split(', ') ?? [],
        sections: sections.map(({ id, heading, text }) => ({ id, title: heading, level: 2, text })),
      }
    }),
  )
}
