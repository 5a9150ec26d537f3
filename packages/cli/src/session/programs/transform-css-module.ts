import { loadLightningCss } from '../../emit/lightning-css.js'

/** A style sheet whose classes have names of their own in the site, and those names. */
export interface CssModule {
  readonly css: string
  /** Name in the file → class names. */
  readonly names: Readonly<Record<string, string>>
}

/** Gives the classes of a CSS module names that hold its path's hash: the same on every machine. Throws on CSS that can't be parsed. */
export function transformCssModule(file: string, css: string): CssModule {
  const { code, exports = {} } = loadLightningCss().transform({
    filename: file,
    code: Buffer.from(css),
    cssModules: { pattern: '[local]_[hash]' },
  })
  const names = Object.entries(exports).map(([name, { name: own, composes }]) => [
    name,
    [own, ...composes.map((each) => each.name)].join(' '),
  ])
  return { css: code.toString(), names: Object.fromEntries(names.sort()) }
}
