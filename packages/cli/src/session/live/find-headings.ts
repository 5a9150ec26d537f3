import type { SourceHeading } from '@docgen/renderer/markdown'

/** A heading in the text of a page, with its id on the page. */
export interface Heading extends SourceHeading {
  /** Undefined if it has none, or if it is unknown. */
  readonly id: string | undefined
}

/**
 * Adds their ids to the headings of a text. `anchors` are the ids of the compiled page in their order: a heading gets
 * the next id that its text can have, since earlier headings and includes may have taken the first.
 */
export function findHeadings(headings: readonly SourceHeading[], anchors: readonly string[] = []): readonly Heading[] {
  let next = 0
  return headings.map((heading) => {
    const { slug, customId } = heading
    const isOf = (id: string): boolean => id === slug || (!customId && isNumbered(id, slug))
    const at = anchors.findIndex((id, index) => index >= next && isOf(id))
    if (at !== -1) next = at + 1
    return { ...heading, id: at === -1 ? undefined : anchors[at] }
  })
}

/** Whether an id is a slug with the number of a repeated heading. */
function isNumbered(id: string, slug: string): boolean {
  return id.startsWith(slug) && /^[-_]\d+$/.test(id.slice(slug.length))
}
