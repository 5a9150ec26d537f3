import type { Message, Messages } from '../config/read-message-file.js'
import type { TranslatableText } from '../graph/translate.js'

/** A file of translations brought up to date, and what is to be done in it. */
export interface MergedMessages {
  readonly messages: Messages
  /** Keys of texts that have no translation. */
  readonly missing: readonly string[]
  /** Texts that have changed since they were translated. */
  readonly stale: readonly StaleMessage[]
  /** Keys that nothing asks for any more. */
  readonly unused: readonly string[]
}

/** A text that is not what its translation was made from. */
export interface StaleMessage {
  readonly key: string
  readonly from: string
  readonly to: string
}

/** What a file of translations is to hold, and what it may hold. */
export interface WantedTexts {
  readonly texts: readonly TranslatableText[]
  readonly optional?: readonly TranslatableText[] | undefined
}

/**
 * Adds every text that the file lacks, with an empty translation, which counts as none. What stands there stays, unused
 * translations included; what nobody has translated and nothing asks for goes. A translation that does not say what it
 * was made from was made from the text of today.
 */
export function mergeMessages(
  existing: Messages,
  { texts: needed, optional = [] }: WantedTexts,
  isDone = false,
): MergedMessages {
  const texts = [...needed, ...optional.filter(({ key }) => isTranslated(existing, key))]
  const wanted = new Map(texts.map((text) => [text.key, text]))
  const merged = texts.map(({ key, text, description }): [string, Message] => {
    const known = isTranslated(existing, key) ? existing[key] : undefined
    if (!known) return [key, { message: '', description, source: text }]
    return [key, { message: known.message, description, source: isDone ? text : (known.source ?? text) }]
  })
  const unused = Object.keys(existing).filter((key) => !wanted.has(key) && existing[key]?.message !== '')
  const messages = Object.fromEntries([
    ...merged,
    ...unused.flatMap((key): [string, Message][] => (existing[key] ? [[key, existing[key]]] : [])),
  ])
  return {
    messages,
    missing: merged.flatMap(([key, { message }]) => (message === '' ? [key] : [])),
    stale: merged.flatMap(([key, { message, source = '' }]) => {
      const to = wanted.get(key)?.text ?? ''
      return message !== '' && source !== to ? [{ key, from: source, to }] : []
    }),
    unused,
  }
}

function isTranslated(messages: Messages, key: string): boolean {
  return Object.hasOwn(messages, key) && messages[key]?.message !== ''
}
