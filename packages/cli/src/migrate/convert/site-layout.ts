import type { StyleSheet } from '../docusaurus/read-style-sheet.js'

/** Content of a Docusaurus site's folder. Paths are relative to the site's folder. */
export interface SiteLayout {
  /** Absolute path of the site's folder. */
  readonly siteDir: string
  /** File name of the site's PostCSS config; `undefined` if the site has none. */
  readonly postCssConfig: string | undefined
  /** Languages with translations in Docusaurus' folders. */
  readonly translated: readonly string[]
  /** Names in `src/theme`: swizzled components. */
  readonly swizzled: readonly string[]
  /** Names of the site's released versions, newest first. */
  readonly versions: readonly string[]
  /** Whether the config can import a package or a file of the site by this name. */
  readonly hasModule: (specifier: string) => boolean
  /** The major version of a package: of the installed package, otherwise of the range in the site's `package.json`. */
  readonly majorOf: (packageName: string) => number | undefined
  /** Whether a file, or a non-empty folder, exists. */
  readonly hasFile: (path: string) => boolean
  /** Paths of everything in a folder and its subfolders, relative to it; empty if it does not exist. */
  readonly listFiles: (folder: string) => readonly string[]
  /** A style sheet as CSS. */
  readonly readStyleSheet: (path: string) => StyleSheet
  /** The text of a file; `undefined` if it cannot be read. */
  readonly readFile: (path: string) => string | undefined
}
