import { posix } from 'node:path'
import { MAX_NAME_LENGTH } from '../../config/site-path.js'
import type { Asset } from '../../read/site-files.js'
import type { OutputAsset } from '../site-graph.js'
import { encodePath } from './create-url.js'

const HASH_DIGITS = 8
/** Maximum length of an extension in bytes. docgen removes longer extensions, for which hosts have no media types. */
const MAX_EXTENSION_LENGTH = 32

/** Assigns each asset its path in the output: `assets/{name}.{8 digits of its hash}.{extension}`. */
export function nameAssets(assets: readonly Asset[], baseUrl: string): readonly OutputAsset[] {
  return assets.map(({ path, hash }) => {
    const file = nameAsset(path, hash, '.')
    return { source: path, href: baseUrl + encodePath(file), file }
  })
}

/** The output path of an asset. Names are shortened to the maximum of file systems. */
export function nameAsset(path: string, hash: string, separator: '.' | '-'): string {
  const { name, ext } = posix.parse(path)
  const extension = Buffer.byteLength(ext) > MAX_EXTENSION_LENGTH ? '' : ext
  const end = `${separator}${hash.slice(0, HASH_DIGITS)}${extension}`
  return `assets/${cutName(name, end)}${end}`
}

/** The longest prefix of a name that makes a valid file name with `end`, without splitting a character. */
export function cutName(name: string, end: string): string {
  const bytes = Buffer.from(name).subarray(0, MAX_NAME_LENGTH - Buffer.byteLength(end))
  return new TextDecoder().decode(bytes, { stream: true })
}
