import type { Page } from '@docgen/renderer/contract'

/** The attributes of content that is in another language than the interface around it: that of an untranslated page. */
export function languageAttributes({ contentLanguage }: Pick<Page, 'contentLanguage'>) {
  return contentLanguage && { lang: contentLanguage.language, dir: contentLanguage.direction }
}
