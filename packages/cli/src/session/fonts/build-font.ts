import { hashBytes } from '../../cache/hash.js'
import { readRegularFile } from '../../config/read-regular-file.js'
import { nameAsset } from '../../graph/routes/name-assets.js'
import { type FallbackFaces, type FontRole, fitFallbacks } from './fallback-faces.js'
import type { FontFace } from './font-face.js'
import { cutToScripts, findFirstFace, hasScript, matchScripts } from './language-scripts.js'
import { cutFace, type SubsetFont } from './subset-font.js'
import { withoutWasmOptimization } from './without-wasm-optimization.js'

/** A font of the site, ready to be written: plain data, for the cache. */
export interface BuiltFont {
  readonly family: string
  readonly faces: readonly BuiltFace[]
  readonly fallbacks: FallbackFaces
  /** Language → output path of the file that its pages need first. */
  readonly first: Readonly<Record<string, string>>
}

/** A font file, and the descriptors of its `@font-face` rule. */
export interface BuiltFace extends Pick<FontFace, 'style' | 'weights' | 'ranges'> {
  /** Output path. */
  readonly file: string
  readonly base64: string
}

/** Inputs for building a font. */
export interface FontInput {
  readonly role: FontRole
  /** Faces of a style sheet. Only faces of the first family are used. */
  readonly faces: readonly FontFace[]
  readonly languages: readonly string[]
  /** The site's package `subset-font`; absent if the site has not installed it. */
  readonly subset: SubsetFont | undefined
}

/** Chooses the files that the site's languages need, and shrinks them with `subset`; `undefined` if there are none. */
export async function buildFont({ role, faces, languages, subset }: FontInput): Promise<BuiltFont | undefined> {
  const [{ family } = { family: '' }] = faces
  const scripts = matchScripts(languages)
  const needed = faces.filter((face) => face.family === family && hasScript(face, scripts))
  const built = await withoutWasmOptimization(() =>
    Promise.all(
      needed.map(async (face): Promise<BuiltFace> => {
        const bytes = readRegularFile(face.path)
        const cut = subset && (await cutFace(face, { bytes, text: cutToScripts(face, scripts), subset }))
        const { style, ranges } = face
        const file = nameAsset(face.path, hashBytes(cut?.bytes ?? bytes), '-')
        const base64 = Buffer.from(cut?.bytes ?? bytes).toString('base64')
        return { style, ranges, weights: cut?.weights ?? face.weights, file, base64 }
      }),
    ),
  )
  const basic = findFirstFace(needed, 'en') ?? needed[0]
  if (!basic) return undefined
  return {
    family,
    faces: built,
    fallbacks: await fitFallbacks(family, readRegularFile(basic.path), role),
    first: Object.fromEntries(
      languages.flatMap((language) => {
        const file = findFirstFace(built, language)?.file
        return file === undefined ? [] : [[language, file]]
      }),
    ),
  }
}

/**
 * Writes the style sheet of a font: its faces, the fallbacks, and the theme's token for its role. Because text would
 * move, a text font that loads late is used only from the next page load on. The font of code is never preloaded and
 * always loads late, so it replaces its fallback as soon as it has loaded.
 */
export function writeFontStyles({ family, faces, fallbacks }: BuiltFont, role: FontRole, baseUrl: string): string {
  const rules = faces.map(({ style, weights, ranges, file }) => {
    const descriptors = [
      `font-family:${JSON.stringify(family)}`,
      `font-style:${style}`,
      `font-weight:${weights[0] === weights[1] ? weights[0] : weights.join(' ')}`,
      `font-display:${role === 'text' ? 'optional' : 'swap'}`,
      `src:url(${JSON.stringify(baseUrl + file)}) format("woff2")`,
      ...(ranges.length === 0 ? [] : [`unicode-range:${ranges.map(writeRange).join(',')}`]),
    ]
    return `@font-face{${descriptors.join(';')}}`
  })
  const stack = [family, ...fallbacks.families].map((name) => JSON.stringify(name))
  const generic = role === 'text' ? ['system-ui', 'sans-serif'] : ['monospace']
  return `${rules.join('')}${fallbacks.css}:root{--font-${role}:${[...stack, ...generic].join(',')}}`
}

function writeRange({ start, end }: FontFace['ranges'][number]): string {
  const first = `U+${start.toString(16)}`
  return start === end ? first : `${first}-${end.toString(16)}`
}
