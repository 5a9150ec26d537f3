import type { Hole } from '../../contract/index.js'
import { OWN_ID, parentIdNumber, type RowInstance } from './row-cache.js'

/** Receives the parts of a page in order. */
export interface ContentWriter {
  readonly text: (html: string) => void
  readonly hole: (hole: Hole) => void
  /** Inserts a description by its index in the draft. */
  readonly description: (index: number) => void
  /** Records the `id` of an element that is being written. */
  readonly anchor: (id: string) => void
}

/** Writes a row with all nested rows. */
export function writeRow(row: RowInstance, writer: ContentWriter): void {
  const { template, id, around, firstDescription, firstLink } = row
  const { pieces, slots } = template
  writer.text(pieces[0] ?? '')
  let next = 0
  for (const slot of slots) {
    next += 1
    if (slot.kind === 'id') {
      if (slot.anchor !== undefined) writer.anchor(id + slot.anchor)
      writer.text(id)
    } else if (slot.kind === 'around') writer.text(around[slot.index] ?? '')
    else if (slot.kind === 'description') writer.description(slot.index + firstDescription)
    else if (slot.kind === 'hole') writer.hole(moveHole(slot.hole, firstLink))
    else writeRow(resolveNestedRow(slot.row, row), writer)
    writer.text(pieces[next] ?? '')
  }
}

/**
 * Converts a hole of a part of the page to a hole of the page, on which `firstLink` links precede the links of the
 * part.
 */
export function moveHole(hole: Hole, firstLink: number): Hole {
  return 'link' in hole && firstLink > 0 ? { ...hole, link: hole.link + firstLink } : hole
}

/** Converts a row inside a template to a row of the page. */
function resolveNestedRow({ template, ...inner }: RowInstance, row: RowInstance): RowInstance {
  const resolve = (id: string): string =>
    id.startsWith(OWN_ID) ? row.id + id.slice(OWN_ID.length) : (row.around[parentIdNumber(id)] ?? '')
  return {
    template,
    id: resolve(inner.id),
    around: inner.around.map(resolve),
    firstDescription: inner.firstDescription + row.firstDescription,
    firstLink: inner.firstLink + row.firstLink,
  }
}
