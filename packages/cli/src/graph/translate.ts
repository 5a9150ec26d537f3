import type { Messages } from '../config/read-message-file.js'

/** Gives a text of the site in another language, by its key in translation files; the text itself where there is no translation. */
export type Translate = (key: string, text: string, description: string) => string

/** A text of the site that may be translated. */
export interface TranslatableText {
  readonly key: string
  readonly text: string
  /** What translators need to know of it. */
  readonly description: string
}

/** Translates by the messages of a file; an empty message counts as none. */
export function createTranslate(messages: Messages): Translate {
  return (key, text) => (Object.hasOwn(messages, key) && messages[key]?.message) || text
}

/** Leaves every text as it is and tells `collect` of it. */
export function createTextCollector(collect: (text: TranslatableText) => void): Translate {
  return (key, text, description) => {
    collect({ key, text, description })
    return text
  }
}
