/** A text file of the site. */
export interface SiteFile {
  /** Relative to the site's folder. */
  readonly path: string
  readonly text: string
}

/** A conversion of files that docgen can't read as they are. `--write` applies it. */
export interface ContentRule {
  /** What it does, as in reports, such as “`rewrites` become `slug`”. */
  readonly name: string
  /** Existing files that it may change, relative to the site's folder. */
  readonly paths: readonly string[]
  /**
   * Converts a file; the result can have another path. Returns the file itself if there is nothing to convert, so
   * converting a result again changes nothing. Also accepts files that no longer exist.
   */
  readonly rewrite: (file: SiteFile) => SiteFile
}

/** A file to convert. */
export interface FileRewrite {
  readonly before: SiteFile
  readonly after: SiteFile
  /** Names of the rules that change it. */
  readonly rules: readonly string[]
}
