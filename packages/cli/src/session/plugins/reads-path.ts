import { statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readRegularFile } from '../../config/read-regular-file.js'
import { isInPackage } from '../../config/site-path.js'
import { listFiles } from '../../read/files/list-files.js'

/** Code that may contain Markdown plugins. */
export interface PluginCode {
  readonly siteDir: string
  /** Absolute path of the built config. */
  readonly modulePath: string
  /** Inputs of the config, including manifests of packages, relative to the site's folder. */
  readonly inputs: readonly string[]
}

/** Fields of a `VFile` that reveal its location. */
const PATH = /\.\s?(?:basename|cwd|dirname|history|path|stem)\b|[{,]\s{0,9}(?:cwd|dirname|history|path)\s{0,9}[,}]/
const SCRIPT = /\.[cm]?[jt]s$/
/** Packages with more files or bytes are not scanned: their plugins are assumed to match. */
const MAX_FILES = 400
const MAX_BYTES = 4_000_000

/** Code of the config that loads a file of the site at run time, with `createRequire`: the bundle lacks the file. */
const LOADED_LATER = /require(?:\d{0,9}|\([^()\n]{0,200}\))\(\s{0,9}["']\.{1,2}\//i

/** Nodes of imports, expressions and components. */
const MDX_NODE = /\bmdx(?:jsEsm|Jsx(?:Flow|Text)Element|(?:Flow|Text)Expression)\b/

/**
 * Whether the code of Markdown plugins may use the path of a file. If none does, content that exists at several paths
 * is compiled once for all of them.
 */
export function readsPath(code: PluginCode): boolean {
  return mentions(code, PATH)
}

/** Whether the code of Markdown plugins may insert imports, expressions or components into pages. */
export function insertsCode(code: PluginCode): boolean {
  return mentions(code, MDX_NODE)
}

function mentions({ siteDir, modulePath, inputs }: PluginCode, pattern: RegExp): boolean {
  const bundle = readRegularFile(modulePath).toString()
  if (pattern.test(bundle) || LOADED_LATER.test(bundle)) return true
  const manifests = inputs.filter((path) => path.endsWith('/package.json'))
  return manifests.some((path) => packageMentions(dirname(join(siteDir, path)), pattern))
}

function packageMentions(folder: string, pattern: RegExp): boolean {
  const { value: files } = listFiles({ siteDir: folder, folder: '', includesDotFiles: false })
  const scripts = files.filter((path) => SCRIPT.test(path) && !isInPackage(path))
  if (scripts.length > MAX_FILES) return true
  let size = 0
  return scripts.some((path) => {
    const file = join(folder, path)
    size += statSync(file).size
    return size > MAX_BYTES || pattern.test(readRegularFile(file).toString())
  })
}
