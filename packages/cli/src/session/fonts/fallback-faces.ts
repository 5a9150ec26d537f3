import type { Config } from '../../config/config.js'

/** The role of a font: running text or code. */
export type FontRole = keyof Config['theme']['fonts']

/** Fonts of operating systems, with the metrics that @capsizecss/metrics lists. */
const SYSTEM_FONTS = {
  text: [
    {
      familyName: 'Arial',
      fullName: 'Arial',
      // Linux has Liberation Sans instead, with the same metrics.
      postscriptName: 'LiberationSans',
      ...{ unitsPerEm: 2048, ascent: 1854, descent: -434, lineGap: 67, xWidthAvg: 913, capHeight: 1467, xHeight: 1062 },
    },
    {
      familyName: 'Roboto',
      fullName: 'Roboto',
      postscriptName: 'Roboto-Regular',
      ...{ unitsPerEm: 2048, ascent: 1900, descent: -500, lineGap: 0, xWidthAvg: 911, capHeight: 1456, xHeight: 1082 },
    },
    {
      familyName: 'DejaVu Sans',
      fullName: 'DejaVu Sans',
      postscriptName: 'DejaVuSans',
      ...{ unitsPerEm: 2048, ascent: 1901, descent: -483, lineGap: 0, xWidthAvg: 1041, capHeight: 1493, xHeight: 1120 },
    },
  ],
  code: [
    {
      familyName: 'Menlo',
      fullName: 'Menlo Regular',
      postscriptName: 'Menlo-Regular',
      ...{ unitsPerEm: 2048, ascent: 1901, descent: -483, lineGap: 0, xWidthAvg: 1233, capHeight: 1493, xHeight: 1120 },
    },
    {
      familyName: 'Courier New',
      fullName: 'Courier New',
      postscriptName: 'CourierNewPSMT',
      ...{ unitsPerEm: 2048, ascent: 1705, descent: -615, lineGap: 0, xWidthAvg: 1229, capHeight: 1170, xHeight: 866 },
    },
    {
      familyName: 'DejaVu Sans Mono',
      fullName: 'DejaVu Sans Mono',
      postscriptName: 'DejaVuSansMono',
      ...{ unitsPerEm: 2048, ascent: 1901, descent: -483, lineGap: 0, xWidthAvg: 1233, capHeight: 1493, xHeight: 1120 },
    },
  ],
}

/** System fonts scaled to the size of a web font, so that text does not move when the web font has loaded. */
export interface FallbackFaces {
  readonly families: readonly string[]
  /** The `@font-face` rules of the families. */
  readonly css: string
}

/** Fits the fonts of operating systems to the size of a font. Throws if the metrics of its file can’t be read. */
export async function fitFallbacks(family: string, bytes: Buffer, role: FontRole): Promise<FallbackFaces> {
  const [{ fromBuffer }, { createFontStack }] = await Promise.all([
    import('@capsizecss/unpack'),
    import('@capsizecss/core'),
  ])
  const metrics = { ...(await fromBuffer(bytes)), familyName: family }
  const fitted = SYSTEM_FONTS[role].map((system) => {
    const { fontFaces } = createFontStack([metrics, system], { fontFaceFormat: 'styleObject' })
    const [face] = fontFaces
    return { name: `${family} ${system.familyName}`, face: face?.['@font-face'] }
  })
  return {
    families: fitted.map(({ name }) => name),
    css: fitted
      .map(({ name, face = {} }) => `@font-face{${writeFace({ ...face, fontFamily: JSON.stringify(name) })}}`)
      .join(''),
  }
}

function writeFace(face: Readonly<Record<string, unknown>>): string {
  return Object.entries(face)
    .map(([name, value]) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${String(value)}`)
    .join(';')
}
