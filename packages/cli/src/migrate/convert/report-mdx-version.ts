import type { ConvertContext } from './convert-context.js'
import { type Converted, nothing } from './converted.js'

/** Reports that pages of Docusaurus 2 were written for an older MDX, which treats less as code. */
export function reportMdxVersion({ layout }: ConvertContext): Converted {
  if (layout.majorOf('@docusaurus/core') !== 2) return nothing()
  return nothing({
    status: 'lost',
    path: [],
    name: 'MDX 1',
    message: 'documents of Docusaurus 2 are read as MDX 3, as Docusaurus 3 reads them: { and < in text are code',
    hint: 'The build reports each position: write \\{ and \\< there, or set markdown.format to md if no .md file has components',
  })
}
