/**
 * The parts of a word that are words themselves, whole names before their pieces: `/orders/{order_id}` gives `orders`,
 * `order_id`, `order`, `id`; `getUserCount` gives `get`, `User`, `Count`; `react@19.1.0` gives `react`, `19.1.0`. Plain
 * words and numbers have none.
 */
export function splitIdentifier(word: string): readonly string[] {
  // Fast path: most words are plain.
  if (/^\p{L}?\p{Ll}*$/u.test(word)) return []
  const parts: string[] = []
  for (const [name, , major] of word.matchAll(NAME)) {
    // The owner in “the member's plan” is a member.
    const owner = name.replace(/['’](?:s|S)?$/, '')
    add(parts, owner, word)
    const pieces = splitName(owner)
    if (pieces.length > 1) for (const piece of pieces) add(parts, piece, word)
    if (major !== undefined) add(parts, major, word)
  }
  return parts.every((part) => /^\d+$/.test(part)) ? [] : parts
}

// A version number is one name, its `v1` another.
const NAME = /((v\d+)|\d+)(?:\.\d+)+|[\p{L}\p{N}\p{M}_'’]+/giu

// Single letters match too much.
const SHORTEST = 2

function add(parts: string[], part: string, word: string): void {
  if (part.length >= SHORTEST && part !== word && !parts.includes(part)) parts.push(part)
}

/** Splits `user_count` at underscores, `userCount` and `HTTPServer` at capitals. */
function splitName(name: string): string[] {
  return name
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1_$2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll}{2})/gu, '$1_$2')
    .split(/[_'’]+/)
    .filter((piece) => piece !== '')
}
