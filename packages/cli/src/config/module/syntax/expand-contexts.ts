import { readdirSync, statSync } from 'node:fs'
import { dirname, join, posix, resolve } from 'node:path'

const CALL = /\brequire\s?\.\s?context\(/g
/** Literal arguments: folder, whether to include subfolders, pattern of the paths, and webpack's mode. */
const VALUES =
  /^\s*(?:"(\.[^"\n]*)"|'(\.[^'\n]*)')\s*(?:,\s*(true|false)\s*)?(?:,\s*\/((?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/([a-z]*)\s*)?(?:,\s*["']\w+["']\s*)?(?:,\s*)?\)/
/** Maximum length of the arguments of a call, in UTF-16 code units. */
const MAX_LENGTH = 1000

/**
 * Replaces `require.context` of webpack, which Docusaurus sites use to import all files of a folder, with the files
 * that exist now. Keeps calls with arguments that are not literals; they throw when they run. Line numbers stay the
 * same.
 */
export function expandContexts(path: string, code: string): string {
  let expanded = ''
  let end = 0
  for (const { 0: start, index } of code.matchAll(CALL)) {
    const from = index + start.length
    const values = VALUES.exec(code.slice(from, from + MAX_LENGTH))
    if (!values) continue
    expanded += code.slice(end, index) + writeContext(path, values)
    end = from + values[0].length
  }
  return expanded + code.slice(end)
}

function writeContext(path: string, [call, double, single, deep, pattern = '', flags = '']: RegExpExecArray): string {
  const folder = double ?? single ?? '.'
  const pathPattern = new RegExp(pattern, flags.replace(/[gy]/g, ''))
  const files = listFiles(resolve(dirname(path), folder), deep !== 'false').filter((file) => pathPattern.test(file))
  const modules = files.map((file) => {
    const specifier = posix.join(folder, file)
    const request = specifier.startsWith('.') ? specifier : `./${specifier}`
    return `${JSON.stringify(file)}: () => require(${JSON.stringify(request)})`
  })
  const lines = '\n'.repeat(call.split('\n').length - 1)
  return `((all) => Object.assign((key) => all[key](), { keys: () => Object.keys(all), resolve: (key) => key }))({ ${modules.join(', ')} })${lines}`
}

/** Paths below a folder, such as `./parts/a.js`, sorted. Skips `node_modules` and symbolic links. */
function listFiles(folder: string, isDeep: boolean, prefix = './'): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return []
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      if (entry.isFile()) return [prefix + entry.name]
      const isWanted = isDeep && entry.isDirectory() && entry.name !== 'node_modules'
      return isWanted ? listFiles(join(folder, entry.name), isDeep, `${prefix}${entry.name}/`) : []
    })
    .sort()
}
