import { join } from 'node:path'
import { type Diagnostic, didYouMean, nearestWord, type Theme } from '@docgen/renderer/contract'
import type { Config } from '../../config/config.js'
import { readRegularFile } from '../../config/read-regular-file.js'
import { createSpanReporter } from '../../config/source/position-at.js'

/** The site's folder, and the catalogs of the UI texts that its components can use. */
export interface TextScope {
  readonly siteDir: string
  readonly theme: Pick<Theme, 'texts'>
  readonly texts: Config['texts']
}

/** A call with a literal key, such as `text('theme.Footer.label')`. */
const CALL = /\btext\(\s{0,99}['"`](theme\.[\w.-]+)['"`]/g

/** Reports UI texts that components use but no catalog has: pages would show their keys. */
export function checkTextKeys(files: readonly string[], { siteDir, theme, texts }: TextScope): readonly Diagnostic[] {
  const catalogs = [...Object.values(theme.texts), ...Object.values(texts)]
  const definedKeys = new Set(catalogs.flatMap((catalog) => Object.keys(catalog ?? {})))
  return files
    .filter((file) => /\.[cm]?[jt]sx?$/.test(file))
    .flatMap((file) => {
      const source = readRegularFile(join(siteDir, file)).toString()
      const report = createSpanReporter(source, { code: 'unknown-text', file })
      return [...source.matchAll(CALL)].flatMap(({ index, 0: call, 1: key = '' }): Diagnostic[] => {
        if (definedKeys.has(key)) return []
        const near = nearestWord(key, definedKeys)
        const start = index + call.length - key.length - 1
        const hint = near === undefined ? 'Add it to texts in the config' : didYouMean(near)
        const message = `there is no UI text ${key}, so pages show its key`
        return [{ ...report(start, start + key.length, message, hint), severity: 'warning' }]
      })
    })
}
