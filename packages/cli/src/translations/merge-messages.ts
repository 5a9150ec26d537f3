import type { Message, Messages } from '../config/files/read-message-file.js'
import type { TranslatableText } from '../graph/translate.js'

/** An updated translation file, and the keys of its missing, stale and unused translations. */
export interface MergedMessages {
  readonly messages: Messages
  /** Keys of texts that have no translation. */
  readonly missing: readonly string[]
  /** Texts that changed since they were translated. */
  readonly stale: readonly StaleMessage[]
  /** Keys of translations that the site no longer uses. */
  readonly unused: readonly string[]
}

/** A text that differs from the original of its translation. */
export interface StaleMessage {
  readonly key: string
  readonly from: string
  readonly to: string
}

/** Required and optional texts of a translation file. */
export interface WantedTexts {
  readonly texts: readonly TranslatableText[]
  readonly optional?: readonly TranslatableText[] | undefined
}

/**
 * Merges the texts of a site into a translation file. Adds each missing text with an empty translation, except optional
 * texts. Keeps existing translations, even if they are unused; removes unused texts without a translation. Records
 * the current text as the original of all translations if `isDone`, otherwise only where no original is recorded.
 */
export function mergeMessages(
  existing: Messages,
  { texts: needed, optional = [] }: WantedTexts,
  isDone = false,
): MergedMessages {
  const texts = [...needed, ...optional.filter(({ key }) => isTranslated(existing, key))]
  const textsByKey = new Map(texts.map((text) => [text.key, text]))
  const merged = texts.map(({ key, text, description }): [string, Message] => {
    const existingMessage = isTranslated(existing, key) ? existing[key] : undefined
    if (!existingMessage) return [key, { message: '', description, source: text }]
    return [
      key,
      { message: existingMessage.message, description, source: isDone ? text : (existingMessage.source ?? text) },
    ]
  })
  const unused = Object.keys(existing).filter((key) => !textsByKey.has(key) && existing[key]?.message !== '')
  const messages = Object.fromEntries([
    ...merged,
    ...unused.flatMap((key): [string, Message][] => (existing[key] ? [[key, existing[key]]] : [])),
  ])
  return {
    messages,
    missing: merged.flatMap(([key, { message }]) => (message === '' ? [key] : [])),
    stale: merged.flatMap(([key, { message, source = '' }]) => {
      const to = textsByKey.get(key)?.text ?? ''
      return message !== '' && source !== to ? [{ key, from: source, to }] : []
    }),
    unused,
  }
}

function isTranslated(messages: Messages, key: string): boolean {
  return Object.hasOwn(messages, key) && messages[key]?.message !== ''
}
