/**
 * The ids of a page in one text. A page of an API has hundreds, most of them one that went before and a name more, and
 * the build keeps those of all pages: here they take an eighth of the room, and one object.
 */
export type PackedAnchors = string & { readonly isPackedAnchors: unique symbol }

/** Packs ids, whatever characters they have; their order stays. */
export function packAnchors(anchors: readonly string[]): PackedAnchors {
  let before = ''
  const pieces = anchors.map((anchor) => {
    const shared = countShared(before, anchor)
    before = anchor
    return `${shared},${anchor.length - shared},${anchor.slice(shared)}`
  })
  // Joined at once: a text that grows piece by piece stays a tree of its pieces, and that takes more than the ids did.
  return pieces.join('') as PackedAnchors
}

/** The ids in their order. */
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

/** How many characters two texts begin with alike. */
function countShared(one: string, other: string): number {
  const most = Math.min(one.length, other.length)
  let count = 0
  while (count < most && one.charCodeAt(count) === other.charCodeAt(count)) count += 1
  return count
}
