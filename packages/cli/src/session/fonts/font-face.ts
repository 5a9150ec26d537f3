import { dirname, resolve } from 'node:path'
import type { FontFaceProperty } from 'lightningcss'
import { loadLightningCss } from '../../emit/bundle-styles.js'
import { decodePath } from '../../read/files/decode-path.js'
import { bundleStyle, type OpenStyle } from '../styles/bundle-style.js'
import { findFile } from '../styles/resolve-style-urls.js'

/** One `@font-face` rule of a font package. */
export interface FontFace {
  readonly family: string
  readonly style: string
  /** First and last weight; equal if the font is not variable. */
  readonly weights: readonly [number, number]
  /** Characters for which browsers load the font; all characters if the list is empty. */
  readonly ranges: readonly CharacterRange[]
  /** Absolute path of the font file. */
  readonly path: string
}

/** A range of code points; `start` and `end` are both inclusive. */
export interface CharacterRange {
  readonly start: number
  readonly end: number
}

/** Reads the `@font-face` rules of a style sheet that refer to an existing WOFF2 file, in the order of the sheet. */
export async function readFontFaces(siteDir: string, path: string): Promise<readonly FontFace[]> {
  const style = await bundleStyle({ siteDir, path })
  const faces: FontFace[] = []
  loadLightningCss().transform({
    filename: style.file,
    code: Buffer.from(style.css),
    visitor: {
      Rule: {
        'font-face': ({ value }) => {
          const face = readFace(value.properties, (placeholder) => findFont(placeholder, style, siteDir))
          if (face) faces.push(face)
        },
      },
    },
  })
  return faces
}

function readFace(
  properties: readonly FontFaceProperty[],
  find: (placeholder: string) => string | undefined,
): FontFace | undefined {
  let family: string | undefined
  let style = 'normal'
  let weights: FontFace['weights'] = [400, 400]
  let ranges: FontFace['ranges'] = []
  let path: string | undefined
  for (const property of properties) {
    if (property.type === 'font-family') family = String(property.value)
    if (property.type === 'font-style') style = property.value.type
    if (property.type === 'font-weight') weights = [weightOf(property.value[0]), weightOf(property.value[1])]
    if (property.type === 'unicode-range') ranges = property.value
    if (property.type === 'source') {
      const urls = property.value.flatMap((source) => (source.type === 'url' ? [source.value.url.url] : []))
      path ??= urls.map(find).find((each) => each !== undefined)
    }
  }
  return family === undefined || path === undefined ? undefined : { family, style, weights, ranges, path }
}

type Weight = Extract<FontFaceProperty, { type: 'font-weight' }>['value'][number]

function weightOf(weight: Weight): number {
  if (weight.type !== 'absolute') return 400
  if (weight.value.type === 'weight') return weight.value.value
  return weight.value.type === 'bold' ? 700 : 400
}

/** Finds the path of a WOFF2 file; `undefined` for other formats, which no browser that the theme supports needs. */
function findFont(placeholder: string, { urls }: OpenStyle, siteDir: string): string | undefined {
  const use = urls.find((each) => each.placeholder === placeholder)
  if (!use || !/\.woff2$/i.test(use.url)) return undefined
  return findFile(decodePath(use.url), resolve(siteDir, dirname(use.file)), siteDir)
}
