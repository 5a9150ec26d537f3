import type { SearchLanguage } from '@docgen/renderer/search'

/** Exports of a script in `search-languages`. */
export interface LanguageScript {
  /** Creates the language of an index. `tag` is a BCP 47 tag. */
  readonly default: (tag: string) => SearchLanguage
}
