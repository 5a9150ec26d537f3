import { join } from 'node:path'
import { type Diagnostic, didYouMean, nearestWord } from '@docgen/renderer/contract'
import { readRegularFile } from '../config/read-regular-file.js'
import { positionAt } from '../config/source/position-at.js'
import { createYamlLocator } from '../config/yaml/locate-yaml-key.js'
import { createCodeSearch } from '../read/create-code-search.js'
import { translatedTexts } from '../read/versions/version-files.js'
import type { TranslatedSite } from './load-site.js'

/** Maximum number of typos in a suggested key: keys contain texts, and short texts may differ only in a few letters. */
const MAX_TYPOS = 2

/** Keys of a translation file that no text of the site has. */
export interface UnusedKeys {
  readonly locale: string
  /** Relative to the site's folder. */
  readonly file: string
  readonly keys: readonly string[]
  /** Keys of the file, including unused keys, and keys that the file lacks. */
  readonly known: readonly string[]
}

/** Creates a function that warns about unused keys, except keys that the site's code uses. */
export function createUnusedReport({
  siteDir,
  config,
  files,
  configModules,
}: Pick<TranslatedSite, 'siteDir' | 'config' | 'files' | 'configModules'>): (
  unused: UnusedKeys,
) => readonly Diagnostic[] {
  const code = createCodeSearch(siteDir, files.sources, configModules)
  return ({ locale, file, keys, known }) => {
    const isUsedByCode = (key: string): boolean => file === translatedTexts(locale, config.i18n.layout) && code.has(key)
    const unused = keys.filter((key) => !isUsedByCode(key))
    if (unused.length === 0) return []
    const text = readRegularFile(join(siteDir, file)).toString()
    const locate = createYamlLocator(text)
    const usedKeys = known.filter((key) => !keys.includes(key))
    return unused.map((key): Diagnostic => {
      const near = nearestWord(key, usedKeys, MAX_TYPOS)
      const { start, end } = locate([key]).key
      return {
        code: 'unused-translation',
        severity: 'warning',
        file,
        ...positionAt(text, start, end),
        message: `unused translation key ${JSON.stringify(key)}`,
        hint: near === undefined ? 'Remove it, or move it to the key that replaced it' : didYouMean(near),
      }
    })
  }
}
