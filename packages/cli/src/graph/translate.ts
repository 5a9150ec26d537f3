import type { TextCatalogue } from '@docgen/renderer/contract'
import type { Messages } from '../config/read-message-file.js'

/**
 * Gives a text of the site in another language, by its key in translation files; the text itself where there is no
 * translation. A text that docgen has written, not the site, is the UI text of the key `uiText`, too, which says it where no file does.
 */
export type Translate = (key: string, text: string, description: string, uiText?: string) => string

/** A text of the site that may be translated. */
export interface TranslatableText {
  readonly key: string
  readonly text: string
  /** What translators need to know of it. */
  readonly description: string
  /** Key of the UI text that says it where no file does; absent where the site has written it. */
  readonly uiText?: string | undefined
}

/** Translates by the messages of a file, an empty one counts as none, and by the UI texts of the language. */
export function createTranslate(messages: Messages, uiTexts: TextCatalogue = {}): Translate {
  return (key, text, _description, uiText) => {
    const message = Object.hasOwn(messages, key) && messages[key]?.message
    return message || (uiText !== undefined && uiTexts[uiText]) || text
  }
}

/** Leaves every text as it is and tells `collect` of it. */
export function createTextCollector(collect: (text: TranslatableText) => void): Translate {
  return (key, text, description, uiText) => {
    collect({ key, text, description, uiText })
    return text
  }
}
