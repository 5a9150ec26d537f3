import { posix } from 'node:path'
import type { Asset } from '../read/site-files.js'
import { encodePath } from './create-address.js'
import type { OutputAsset } from './site-graph.js'

const HASH_DIGITS = 8

/** Assigns each asset its path in the output: `assets/{name}.{8 digits of its hash}.{extension}`. */
export function nameAssets(assets: readonly Asset[], baseUrl: string): readonly OutputAsset[] {
  return assets.map(({ path, hash }) => {
    const { name, ext } = posix.parse(path)
    const file = `assets/${name}.${hash.slice(0, HASH_DIGITS)}${ext}`
    return { source: path, href: baseUrl + encodePath(file), file }
  })
}
