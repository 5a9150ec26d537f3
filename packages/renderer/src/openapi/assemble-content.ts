import type { Content, Hole } from '../contract/index.js'
import type { ApiDraft } from './view/api-draft.js'
import { type ContentWriter, moveHole, writeRow } from './view/write-row.js'

/** A compiled Markdown description on its page. */
export interface CompiledDescription
  extends Pick<Content, 'parts' | 'holes' | 'anchors' | 'toc' | 'sections' | 'diagnostics'> {
  /** Index of its first link among the links of the page; absent if it has no links. */
  readonly firstLink?: number
}

/** The inputs of `assembleContent`. */
export interface AssembleRequest {
  /** HTML of the page with tokens and markers. */
  readonly rendered: string
  readonly draft: ApiDraft
  /** HTML of the draft's code blocks, in order. */
  readonly codes: readonly string[]
  /** The draft's descriptions, in order. */
  readonly descriptions: readonly CompiledDescription[]
}

// React writes a comment between two texts, such as the tokens of two rows.
const TOKEN = /(?:<!-- -->(?=\u0000r))?\u0000([rdc]?\d+)\u0000/

/**
 * Returns the page's HTML split at its holes, and its ids. Omits ids in descriptions: `CompiledDescription` lists them.
 */
export function assembleContent(
  request: AssembleRequest,
): Pick<Content, 'parts' | 'holes'> & { readonly anchors: readonly string[] } {
  const { rendered, draft, codes, descriptions } = request
  const parts: string[] = []
  const holes: Hole[] = []
  const anchors: string[] = []
  let part = ''
  const writer: ContentWriter = {
    text: (html) => {
      part += html
    },
    hole: (hole) => {
      parts.push(part)
      holes.push(hole)
      part = ''
    },
    anchor: (id) => {
      anchors.push(id)
    },
    description: (index) => {
      const content = descriptions[index]
      if (!content) return
      writer.text(content.parts[0] ?? '')
      for (const [at, hole] of content.holes.entries()) {
        writer.hole(moveHole(hole, content.firstLink ?? 0))
        writer.text(content.parts[at + 1] ?? '')
      }
    },
  }
  for (const [index, segment] of rendered.split(TOKEN).entries()) {
    if (index % 2 === 1) writeToken(segment)
    else {
      for (const [, id = ''] of segment.matchAll(/ id="([^"]+)"/g)) writer.anchor(id)
      writer.text(segment)
    }
  }
  parts.push(part)
  return { parts, holes, anchors }

  function writeToken(token: string): void {
    const index = Number(token.slice(1))
    const row = token.startsWith('r') ? draft.rows[index] : undefined
    if (row) writeRow(row, writer)
    else if (token.startsWith('d')) writer.description(index)
    else if (token.startsWith('c')) writer.text(codes[index] ?? '')
    else writer.hole(draft.markers.holeAt(Number(token)))
  }
}
