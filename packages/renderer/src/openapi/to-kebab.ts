// Names with an inner capital that are one word. The list is fixed, because a route must not depend on other texts.
const NAMES =
  /(?:BigQuery|DevOps|DocuSign|GitHub|GitLab|GraphQL|HubSpot|IPv[46]|iOS|JavaScript|LinkedIn|macOS|MongoDB|MySQL|NoSQL|OAuth|OpenAI|OpenAPI|OpenID|PayPal|PostgreSQL|SharePoint|TikTok|TypeScript|WebAuthn|WebRTC|WebSocket|WhatsApp|WordPress|YouTube)s?\d*(?!\p{Ll})/u
const PLURAL_ACRONYM = /(?<!\p{Lu})\p{Lu}{2,}s(?!\p{Ll})/u
/** Matches words that are not split at their inner capitals. */
const WHOLE = new RegExp(`(${NAMES.source}|${PLURAL_ACRONYM.source})`, 'gu')
const ACRONYM = /^\p{Lu}[\p{Lu}\p{N}]+$/u
/** Maximum length of a name in kebab case, in characters. */
const MAX_LENGTH = 120

/**
 * A name or a title in kebab case: `getOrderById` and `get_order by-id` both become `get-order-by-id`. Empty if it
 * contains no letter and no digit.
 */
export function toKebab(name: string): string {
  return /\s/.test(name.trim()) ? titleToKebab(name) : titleToKebab(splitWords(name).join(' '))
}

/** A title in kebab case. Unlike in `toKebab`, capitals inside a word do not split it. */
export function titleToKebab(title: string): string {
  const plain = title.toLowerCase().replace(/(?<=\p{L})['’]s(?![\p{L}\p{N}])|(?<=\p{L})['’](?=\p{L})/gu, '')
  return (plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join('-').slice(0, MAX_LENGTH)
}

/**
 * A name as a title: `listHTTPRoutes` becomes `List HTTP routes`. A name with spaces is already a title.
 */
export function toTitle(name: string): string {
  if (/\s/.test(name.trim())) return name.trim()
  const words = splitWords(/\p{Ll}/u.test(name) ? name : name.toLowerCase())
  const title = words.map((word) => (isWhole(word) ? word : word.toLowerCase())).join(' ')
  return isWhole(words[0] ?? '') ? title : title.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}

function isWhole(word: string): boolean {
  return word.replace(WHOLE, '') === '' || ACRONYM.test(word)
}

/** The words of a name, with their capitals. */
function splitWords(name: string): string[] {
  return name.split(WHOLE).flatMap((part, index) => {
    if (index % 2 === 1) return [part]
    const spaced = part.replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2').replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    return spaced.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  })
}
