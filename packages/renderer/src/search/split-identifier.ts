/**
 * The parts of a word that are words themselves, whole names before their pieces: `/orders/{order_id}` gives `orders`,
 * `order_id`, `order`, `id`; `getUserCount` gives `get`, `User`, `Count`. Plain words and numbers have none.
 */
export function splitIdentifier(word: string): readonly string[] {
  // Most words are plain: they must cost nothing.
  if (/^\p{L}?\p{Ll}*$/u.test(word)) return []
  const parts: string[] = []
  for (const name of word.split(/[^\p{L}\p{N}\p{M}_'’]+/u)) {
    // The owner in “the member's plan” is a member.
    const owner = name.replace(/['’](?:s|S)?$/, '')
    add(parts, owner, word)
    const pieces = splitName(owner)
    if (pieces.length > 1) for (const piece of pieces) add(parts, piece, word)
  }
  return parts.every((part) => /^\d+$/.test(part)) ? [] : parts
}

// Single letters find everything and nothing.
const SHORTEST = 2

function add(parts: string[], part: string, word: string): void {
  if (part.length >= SHORTEST && part !== word && !parts.includes(part)) parts.push(part)
}

/** `user_count` at its underscores, `userCount` and `HTTPServer` at their capitals. */
function splitName(name: string): string[] {
  return name
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1_$2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll}{2})/gu, '$1_$2')
    .split(/[_'’]+/)
    .filter((piece) => piece !== '')
}
