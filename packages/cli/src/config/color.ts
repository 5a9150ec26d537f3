/** Red, green and blue from 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number]

/** Contrast of text with its background that WCAG 2.2 requires at level AA. */
export const MIN_CONTRAST = 4.5

/** The color names of CSS 2.1, and `grey`; later names are rare in style sheets. */
const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    aqua: '#0ff',
    black: '#000',
    blue: '#00f',
    fuchsia: '#f0f',
    gray: '#808080',
    green: '#008000',
    grey: '#808080',
    lime: '#0f0',
    maroon: '#800000',
    navy: '#000080',
    olive: '#808000',
    orange: '#ffa500',
    purple: '#800080',
    red: '#f00',
    silver: '#c0c0c0',
    teal: '#008080',
    white: '#fff',
    yellow: '#ff0',
  }),
)

/** Reads an opaque color: hexadecimal, `rgb()`, `hsl()` or a common name. `undefined` for any other notation. */
export function parseColor(text: string): Color | undefined {
  const written = NAMES.get(text.trim().toLowerCase()) ?? text.trim()
  const [, digits] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(written) ?? []
  if (digits !== undefined) {
    const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
    return [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16)) as unknown as Color
  }
  const [, name = '', list = ''] = /^(rgb|hsl)a?\(([^()]*)\)$/i.exec(text.trim()) ?? []
  const isRgb = name.toLowerCase() === 'rgb'
  // Transparent colors and percentages of red, green or blue are too rare to support.
  const parts = list.trim().split(/[ ,]+/)
  if (parts.length !== 3 || !parts.every((part) => (isRgb ? /^[\d.]+$/ : /^[\d.]+(?:%|deg)?$/).test(part)))
    return undefined
  const [one = 0, two = 0, three = 0] = parts.map(Number.parseFloat)
  if ([one, two, three].some(Number.isNaN)) return undefined
  return isRgb ? [one, two, three] : fromHsl(one, two / 100, three / 100)
}

/** Converts a hue in degrees, and saturation and lightness from 0 to 1, by the formula of CSS Color 4, section 7.1. */
function fromHsl(hue: number, saturation: number, lightness: number): Color {
  const strength = saturation * Math.min(lightness, 1 - lightness)
  const part = (offset: number): number => {
    const at = (offset + hue / 30) % 12
    return 255 * (lightness - strength * Math.max(-1, Math.min(at - 3, 9 - at, 1)))
  }
  return [part(0), part(8), part(4)]
}

/** The relative luminance of a color as defined by WCAG 2.2, from 0 for black to 1 for white. */
export function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast ratio of two colors as defined by WCAG 2.2, from 1 to 21. */
export function contrast(one: Color, other: Color): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}
