import type { SearchLanguage } from '@docgen/renderer/light'

/** What a script in `search-languages` exports. */
export interface LanguageScript {
  /** The language of an index. `tag` is a BCP 47 tag. */
  readonly default: (tag: string) => SearchLanguage
}
