import { listPluralForms } from './island-texts.js'
import type { SiteLanguage } from './site-language.js'

/** Makes `usePluralForm` of a site: it chooses between the forms of a text, which `|` separates. */
export function createUsePluralForm({ locale }: SiteLanguage) {
  const selectMessage = (count: number, pluralMessages: string): string => {
    const messages = pluralMessages.split('|')
    const form = listPluralForms(locale()).indexOf(new Intl.PluralRules(locale()).select(count))
    return messages[Math.min(form, messages.length - 1)] ?? pluralMessages
  }
  return () => ({ selectMessage })
}
