import { listPluralForms } from '../island-texts.js'
import type { SiteLanguage } from './site-language.js'

/** Creates `usePluralForm` of a site: it selects among the forms of a text, separated by `|`. */
export function createUsePluralForm({ locale }: SiteLanguage) {
  const selectMessage = (count: number, pluralMessages: string): string => {
    const messages = pluralMessages.split('|')
    const form = listPluralForms(locale()).indexOf(new Intl.PluralRules(locale()).select(count))
    return messages[Math.min(form, messages.length - 1)] ?? pluralMessages
  }
  return () => ({ selectMessage })
}
