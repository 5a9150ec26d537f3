import { dirname, resolve } from 'node:path'
import { loadLightningCss } from './lightning-css.js'

/** A style sheet with the ones that it imports in their places. */
export interface InlinedStyles {
  readonly css: string
  /** Absolute paths of the imported ones. */
  readonly imports: readonly string[]
}

/**
 * The style sheet at an absolute path with the ones that it imports in their places: behind the theme's sheet, browsers pay no heed to
 * an `@import`. Throws on CSS that can't be parsed and on imports that can't be read, naming file and place.
 */
export function inlineStyleImports(path: string): InlinedStyles {
  const folder = dirname(path)
  // Which files went in, the map alone tells.
  const { code, map } = loadLightningCss().bundle({ filename: path, sourceMap: true, projectRoot: folder })
  const { sources }: { readonly sources: readonly string[] } = JSON.parse(map?.toString() ?? '{"sources":[]}')
  const files = sources.map((source) => resolve(folder, source))
  return { css: code.toString(), imports: files.filter((file) => file !== path) }
}
