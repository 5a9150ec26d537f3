/**
 * The ids of a page as one string. An API page has hundreds of ids, most of which begin with the previous id, and a
 * build keeps the ids of all pages. Packed ids take less memory, in one object.
 */
export type PackedAnchors = string & { readonly isPackedAnchors: unique symbol }

/** Packs ids of any characters; keeps their order. */
export function packAnchors(anchors: readonly string[]): PackedAnchors {
  let before = ''
  const pieces = anchors.map((anchor) => {
    const shared = countShared(before, anchor)
    before = anchor
    return `${shared},${anchor.length - shared},${anchor.slice(shared)}`
  })
  // Join once: a string concatenated in steps stays a rope, which takes more memory than the ids did.
  return pieces.join('') as PackedAnchors
}

/** The ids in their original order. */
export function unpackAnchors(packed: PackedAnchors): readonly string[] {
  const anchors: string[] = []
  let before = ''
  for (let at = 0; at < packed.length; ) {
    const first = packed.indexOf(',', at)
    const second = packed.indexOf(',', first + 1)
    const end = second + 1 + Number(packed.slice(first + 1, second))
    before = before.slice(0, Number(packed.slice(at, first))) + packed.slice(second + 1, end)
    anchors.push(before)
    at = end
  }
  return anchors
}

/** Length of the common prefix of two strings. */
function countShared(one: string, other: string): number {
  const most = Math.min(one.length, other.length)
  let count = 0
  while (count < most && one.charCodeAt(count) === other.charCodeAt(count)) count += 1
  return count
}
