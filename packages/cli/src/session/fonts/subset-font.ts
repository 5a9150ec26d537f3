import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { hashBytes } from '../../cache/hash.js'
import { findManifest } from '../../config/module/hash-inputs.js'
import { readRegularFile } from '../../config/read-regular-file.js'
import type { FontFace } from './font-face.js'

/** The weights that the theme uses. */
const WEIGHTS = { min: 400, max: 700 } as const
/** OpenType features to keep: shaping, combining and positioning of letters, and digits of equal width for tables. */
const FEATURES = 'calt ccmp clig fina init isol kern liga locl mark medi mkmk rlig tnum'.split(' ')

/** Returns a smaller font file: with only the characters of the text, and the weights of the theme. */
export type SubsetFont = (
  bytes: Buffer,
  text: string,
  options: {
    readonly targetFormat: 'woff2'
    readonly noHinting: boolean
    readonly keepFeatures: readonly string[]
    readonly variationAxes?: { readonly wght: typeof WEIGHTS }
  },
) => Promise<Uint8Array>

/**
 * Loads the site's package `subset-font`, with a hash of its manifest as version; `undefined` if it is not installed.
 */
export function loadSubsetFont(siteDir: string): { readonly subset: SubsetFont; readonly version: string } | undefined {
  const manifest = findManifest(siteDir, 'subset-font')
  if (manifest === undefined) return undefined
  const path = join(siteDir, manifest)
  const subset: unknown = createRequire(path)(dirname(path))
  return isSubsetFont(subset) ? { subset, version: hashBytes(readRegularFile(path)) } : undefined
}

function isSubsetFont(value: unknown): value is SubsetFont {
  return typeof value === 'function'
}

/** Reduces a face to the characters of `text`, and a variable font also to the weights that the theme uses. */
export async function cutFace(
  face: FontFace,
  { bytes, text, subset }: { readonly bytes: Buffer; readonly text: string; readonly subset: SubsetFont },
): Promise<{ readonly bytes: Uint8Array; readonly weights: FontFace['weights'] }> {
  const [first, last] = face.weights
  const isCut = first < last && first <= WEIGHTS.min && last >= WEIGHTS.max
  const cut = await subset(bytes, text, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: FEATURES,
    ...(isCut && { variationAxes: { wght: WEIGHTS } }),
  })
  return { bytes: cut, weights: isCut ? [WEIGHTS.min, WEIGHTS.max] : face.weights }
}
