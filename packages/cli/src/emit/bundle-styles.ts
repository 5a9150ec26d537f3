import { loadLightningCss } from './lightning-css.js'

/** A stylesheet of the site: its text and the file that it comes from. */
export interface StyleSource {
  readonly file: string
  readonly css: string
  /** Files that stand in it because it imports them, relative to the site's folder. */
  readonly imports?: readonly string[]
  /** Other files that it names, whether or not they exist, relative to the site’s folder. */
  readonly files?: readonly string[]
  /** Imports of style sheets of other sites, which browsers take at the start of a sheet only. */
  readonly remote?: readonly RemoteImport[]
}

/** An `@import` of a style sheet of another site. */
export interface RemoteImport {
  readonly url: string
  /** As CSS, with its conditions. */
  readonly rule: string
}

/** One minified stylesheet of the theme's and the site's own, in this order. Throws on CSS that can't be parsed, naming the file. */
export function bundleStyles(sources: readonly StyleSource[]): string {
  return sources.map(({ file, css }) => minify(file, css)).join('\n')
}

function minify(file: string, css: string): string {
  const { transform } = loadLightningCss()
  return transform({ filename: file, code: Buffer.from(css), minify: true }).code.toString()
}
