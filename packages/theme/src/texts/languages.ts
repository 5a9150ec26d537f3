import type { Theme } from '@docgen/renderer/contract'

/** The languages that the theme supports in addition to English, with functions that load their UI strings. */
export const languages: NonNullable<Theme['languages']> = {
  ar: async () => (await import('./ar.js')).ar,
  de: async () => (await import('./de.js')).de,
  es: async () => (await import('./es.js')).es,
  fr: async () => (await import('./fr.js')).fr,
  id: async () => (await import('./id.js')).id,
  it: async () => (await import('./it.js')).it,
  ja: async () => (await import('./ja.js')).ja,
  ko: async () => (await import('./ko.js')).ko,
  pt: async () => (await import('./pt.js')).pt,
  ru: async () => (await import('./ru.js')).ru,
  tr: async () => (await import('./tr.js')).tr,
  uk: async () => (await import('./uk.js')).uk,
  vi: async () => (await import('./vi.js')).vi,
  'zh-Hans': async () => (await import('./zh-hans.js')).zhHans,
  'zh-Hant': async () => (await import('./zh-hant.js')).zhHant,
}
