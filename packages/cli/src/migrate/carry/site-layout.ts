import type { StyleSheet } from '../docusaurus/read-style-sheet.js'

/** What a Docusaurus site's folder holds, as far as its config does not say so. Paths are relative to the site's folder. */
export interface SiteLayout {
  /** Absolute path of the site's folder. */
  readonly siteDir: string
  /** Whether it has translations in the folders that Docusaurus names. */
  readonly hasTranslations: boolean
  /** Names in `src/theme`: components that stand in for those of Docusaurus. */
  readonly swizzled: readonly string[]
  /** Names of its versions, newest first. */
  readonly versions: readonly string[]
  /** Whether the config can import a package or a file of the site by this name. */
  readonly hasModule: (specifier: string) => boolean
  /** Whether there is such a file, or a folder with something in it. */
  readonly hasFile: (path: string) => boolean
  /** Names of the files in a folder and below it; none where there is no such folder. */
  readonly listFiles: (folder: string) => readonly string[]
  /** A style sheet as CSS. */
  readonly readStyleSheet: (path: string) => StyleSheet
  /** The text of a file; `undefined` where it can't be read. */
  readonly readFile: (path: string) => string | undefined
}
