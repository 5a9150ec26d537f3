import type { Page } from '@docgen/renderer/contract'

/** The attributes of content in another language than the UI, as on an untranslated page; otherwise `undefined`. */
export function languageAttributes({ contentLanguage }: Pick<Page, 'contentLanguage'>) {
  return contentLanguage && { lang: contentLanguage.language, dir: contentLanguage.direction }
}
