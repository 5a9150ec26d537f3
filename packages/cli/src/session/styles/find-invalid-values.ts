/** An invalid value of a token, with the offsets of its first line in the style sheet. */
export interface InvalidValue {
  readonly start: number
  readonly end: number
  readonly message: string
  readonly hint: string
}

const DECLARATION = /(?<![\w-])(--[\w-]+)(\s*:\s*)([^;{}]*)/g
const HEX = /^[\da-f]+$/i
const HEX_LENGTHS = [3, 4, 6, 8]
const LENGTH = /^-?[\d.]+(px|r?em|ch|v[wh])$/
const COLOR = /^(?:#|rgb|hsl|hwb|lab|lch|oklab|oklch|color|light-dark)/i

/** Returns the first value of each token in the theme's style sheet: token → value. */
export function readDefaults(themeCss: string): ReadonlyMap<string, string> {
  const defaults = new Map<string, string>()
  for (const { 1: name = '', 3: value = '' } of themeCss.matchAll(DECLARATION))
    if (!defaults.has(name)) defaults.set(name, value.trim())
  return defaults
}

/** Finds the declarations of theme tokens whose value browsers ignore, in a style sheet without comments. */
export function findInvalidValues(css: string, defaults: ReadonlyMap<string, string>): readonly InvalidValue[] {
  return [...css.matchAll(DECLARATION)].flatMap(({ index, 1: name = '', 2: colon = '', 3: raw = '' }) => {
    const defaultValue = defaults.get(name)
    const value = raw.trim()
    const fault = defaultValue === undefined ? undefined : findFault(name, value, defaultValue)
    if (!fault) return []
    const start = index + name.length + colon.length
    const [first = ''] = value.split('\n', 1)
    return [{ start, end: start + first.trimEnd().length, ...fault }]
  })
}

function findFault(
  name: string,
  value: string,
  defaultValue: string,
): Pick<InvalidValue, 'message' | 'hint'> | undefined {
  const next = /\n[ \t]*([\w-]+):/.exec(value)?.[1]
  if (next !== undefined) {
    const [first = ''] = value.split('\n', 1)
    return { message: `the value of ${name} contains the next declaration, ${next}`, hint: `Write ${first.trim()};` }
  }
  if (COLOR.test(defaultValue)) return findColorFault(value)
  const [, unit] = LENGTH.exec(defaultValue) ?? []
  if (unit !== undefined && /^-?[\d.]+$/.test(value) && Number(value) !== 0)
    return { message: `${value} is not a length`, hint: `Write it with a unit, such as ${value}${unit}` }
  return undefined
}

/** Checks a hexadecimal color. Without `#`, a word of letters only may be the name of a color. */
function findColorFault(declared: string): Pick<InvalidValue, 'message' | 'hint'> | undefined {
  const value = (declared.split('!', 1)[0] ?? '').trim()
  const hasHash = value.startsWith('#')
  const digits = hasHash ? value.slice(1) : value
  const isHex = HEX_LENGTHS.includes(digits.length) && HEX.test(digits)
  const message = `${value} is not a color`
  if (hasHash) return isHex ? undefined : { message, hint: 'Write # and 3, 4, 6 or 8 digits from 0 to f' }
  return isHex && /\d/.test(digits) ? { message, hint: `Write #${value}` } : undefined
}
