// Single words with an inner capital. A fixed list: a route must not depend on other texts.
const NAMES =
  /(?:BigQuery|DevOps|DocuSign|GitHub|GitLab|GraphQL|HubSpot|IPv[46]|iOS|JavaScript|LinkedIn|macOS|MongoDB|MySQL|NoSQL|OAuth|OpenAI|OpenAPI|OpenID|PayPal|PostgreSQL|SharePoint|TikTok|TypeScript|WebAuthn|WebRTC|WebSocket|WhatsApp|WordPress|YouTube)s?\d*(?!\p{Ll})/gu
const PLURAL_ACRONYM = /(?<!\p{Lu})\p{Lu}{2,}s(?!\p{Ll})/gu
const LONGEST = 120

/**
 * A name or a title in kebab case: `getOrderById` and `get_order by-id` both become `get-order-by-id`; possibly empty.
 */
export function toKebab(name: string): string {
  return /\s/.test(name.trim()) ? titleToKebab(name) : titleToKebab(splitWords(name))
}

/** A title in kebab case: words are separated by spaces only, whatever capitals they contain. */
export function titleToKebab(title: string): string {
  const plain = title.toLowerCase().replace(/(?<=\p{L})['’]s(?![\p{L}\p{N}])|(?<=\p{L})['’](?=\p{L})/gu, '')
  return (plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join('-').slice(0, LONGEST)
}

function splitWords(name: string): string {
  const asWord = (word: string): string => ` ${word.toLowerCase()} `
  return name
    .replace(NAMES, asWord)
    .replace(PLURAL_ACRONYM, asWord)
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
}
