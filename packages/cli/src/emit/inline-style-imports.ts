import { loadLightningCss } from './lightning-css.js'

/**
 * The style sheet at an absolute path with the ones that it imports in their places: behind the theme's sheet, browsers pay no heed to
 * an `@import`. Throws on CSS that can't be parsed and on imports that can't be read, naming file and place.
 */
export function inlineStyleImports(path: string): string {
  return loadLightningCss().bundle({ filename: path }).code.toString()
}
