import { statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readRegularFile } from '../../config/read-regular-file.js'
import { listFiles } from '../../read/list-files.js'

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
/** Larger packages are not scanned: their plugins are assumed to use the path. */
const MAX_FILES = 400
const MAX_BYTES = 4_000_000

/**
 * Whether the code of Markdown plugins may use the path of a file. Only if none does is content that exists at
 * several paths compiled once for all of them.
 */
export function readsPath({ siteDir, modulePath, inputs }: PluginCode): boolean {
  if (PATH.test(readRegularFile(modulePath).toString())) return true
  const manifests = inputs.filter((path) => path.endsWith('/package.json'))
  return manifests.some((path) => packageUsesPath(dirname(join(siteDir, path))))
}

function packageUsesPath(folder: string): boolean {
  const { value: files } = listFiles({ siteDir: folder, folder: '', hasDotFiles: false })
  const scripts = files.filter((path) => SCRIPT.test(path) && !/(?:^|\/)node_modules\//.test(path))
  if (scripts.length > MAX_FILES) return true
  let size = 0
  return scripts.some((path) => {
    const file = join(folder, path)
    size += statSync(file).size
    return size > MAX_BYTES || PATH.test(readRegularFile(file).toString())
  })
}
