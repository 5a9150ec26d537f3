import { createRequire } from 'node:module'

/** A style sheet of the site: its text and its source file. */
export interface StyleSource {
  readonly file: string
  readonly css: string
  /** Files inlined into it by `@import`, relative to the site's folder. */
  readonly imports?: readonly string[]
  /** Other files that it references, whether or not they exist, relative to the site's folder. */
  readonly files?: readonly string[]
  /** Imports of style sheets from other sites, which browsers only accept at the start of a sheet. */
  readonly remote?: readonly RemoteImport[]
}

/** An `@import` of a style sheet from another site. */
export interface RemoteImport {
  readonly url: string
  /** As CSS, with its conditions. */
  readonly rule: string
}

/**
 * Bundles the theme's and the site's style sheets, in this order, into one minified sheet. Throws on CSS that
 * cannot be parsed, naming the file.
 */
export function bundleStyles(sources: readonly StyleSource[]): string {
  return sources.map(({ file, css }) => minify(file, css)).join('\n')
}

function minify(file: string, css: string): string {
  const { transform } = loadLightningCss()
  return transform({ filename: file, code: Buffer.from(css), minify: true }).code.toString()
}

/**
 * Loads lightningcss on first use: loading its native code takes a twentieth of a warm build, and most builds process
 * no styles.
 */
export function loadLightningCss(): typeof import('lightningcss') {
  return createRequire(import.meta.url)('lightningcss')
}
