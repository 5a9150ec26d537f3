import type { TextCatalog } from '@docgen/renderer/contract'
import type { Messages } from '../config/files/read-message-file.js'

/**
 * Translates a text of the site by its key in translation files; returns the text itself if there is no
 * translation. For a text that docgen generates, `uiText` is the key of the UI text to fall back to.
 */
export type Translate = (key: string, text: string, description: string, uiText?: string) => string

/** A translatable text of the site. */
export interface TranslatableText {
  readonly key: string
  readonly text: string
  /** Context for translators. */
  readonly description: string
  /** Key of the UI text to fall back to; absent if the site wrote the text. */
  readonly uiText?: string | undefined
}

/** Translates with the messages of a file, where an empty message does not count, and with the language's UI texts. */
export function createTranslate(messages: Messages, uiTexts: TextCatalog = {}): Translate {
  return (key, text, _description, uiText) => {
    const message = Object.hasOwn(messages, key) && messages[key]?.message
    return message || (uiText !== undefined && uiTexts[uiText]) || text
  }
}

/** Returns every text unchanged and passes it to `collect`. */
export function createTextCollector(collect: (text: TranslatableText) => void): Translate {
  return (key, text, description, uiText) => {
    collect({ key, text, description, uiText })
    return text
  }
}
