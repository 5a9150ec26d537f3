import { type KeyPath, locateKey } from '../../config/source/locate-key.js'
import type { SourceFiles } from '../../config/source/source-files.js'

/** Where a value of a config comes from: the file that names it, and the package or file that it imports. */
export interface TracedImport {
  readonly importer: string
  readonly specifier: string
}

/** The import behind a value of a config, where it is a call of `require` or the name of an import; `undefined` for others. */
export function traceImport(sources: SourceFiles, path: KeyPath): TracedImport | undefined {
  const place = locateKey(sources, path)
  const text = place && sources.texts.get(place.file)
  if (!place?.isExact || text === undefined) return undefined
  const written = text.slice(place.value.start)
  const direct = /^(?:await\s+)?(?:require|import)\(\s*['"]([^'"]+)['"]\s*\)/.exec(written)?.[1]
  if (direct !== undefined) return { importer: place.file, specifier: direct }
  const name = /^[\w$]+/.exec(written)?.[0]
  if (name === undefined) return undefined
  const word = name.replaceAll('$', '\\$')
  const patterns = [
    `import\\s+${word}\\s*(?:,[^;'"]*)?from\\s*['"]([^'"]+)['"]`,
    `(?:const|let|var)\\s+${word}\\s*=\\s*(?:await\\s+import|require)\\(\\s*['"]([^'"]+)['"]\\s*\\)`,
    `(?:const|let|var)\\s+${word}\\s*=\\s*\\(\\s*await\\s+import\\(\\s*['"]([^'"]+)['"]\\s*\\)\\s*\\)\\.default`,
  ]
  for (const pattern of patterns) {
    const specifier = new RegExp(pattern).exec(text)?.[1]
    if (specifier !== undefined) return { importer: place.file, specifier }
  }
  return undefined
}
