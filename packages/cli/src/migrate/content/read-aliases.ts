import { parseJson } from '../../config/files/read-json-file.js'
import { isRecord } from '../../config/is-record.js'
import { trimPath } from './trim-path.js'

/** Reads the aliases of folders in `compilerOptions.paths` of a `tsconfig.json`, such as `~` for `./src`. */
export function readAliases(text: string | undefined): Readonly<Record<string, string>> {
  const json = (text ?? '').replace(/^[ \t]*\/\/.*$/gm, '').replace(/,(?=\s*[}\]])/g, '')
  const options: unknown = Object(parseJson(json))['compilerOptions']
  const { paths, baseUrl } = isRecord(options) ? options : {}
  const base = typeof baseUrl === 'string' ? `${trimPath(baseUrl)}/` : ''
  const aliases = Object.entries(isRecord(paths) ? paths : {}).flatMap(([pattern, targets]) => {
    const target: unknown = Array.isArray(targets) ? targets[0] : undefined
    if (!pattern.endsWith('/*') || typeof target !== 'string' || !target.endsWith('/*')) return []
    const folder = trimPath(`${base}${target.slice(0, -2)}`)
    return [[pattern.slice(0, -2), `./${folder}`] as const]
  })
  return Object.fromEntries(aliases.filter(([name]) => name !== ''))
}
