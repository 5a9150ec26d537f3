// biome-ignore-all lint/correctness/noComponentHookFactories: lightningcss names its visitors with capitals
import { nearestWord } from '@docgen/renderer/contract'
import { loadLightningCss } from '../../emit/bundle-styles.js'

/** A property that browsers ignore, with its offset in the style sheet. */
export interface MisspelledProperty {
  readonly name: string
  readonly start: number
  readonly near: string
}

// Only a declaration ends with `;` or `}`: the selector of a nested rule, such as `a:hover`, ends with `{`.
const PROPERTY = /(?<=[;{}])\s*(-?[a-z][a-z-]{2,})(?=\s*:[^;{}]*[;}])/gi

/** Lists the names of all properties in a style sheet without comments, in lower case. */
export function listProperties(css: string): ReadonlySet<string> {
  return new Set([...css.matchAll(PROPERTY)].map(([, name = '']) => name.toLowerCase()))
}

/**
 * Finds misspelled properties in a style sheet without comments: those that differ by one letter from one that the theme uses.
 * Other unknown properties may be newer than docgen.
 */
export function findMisspelledProperties(
  css: string,
  themeProperties: ReadonlySet<string>,
): readonly MisspelledProperty[] {
  return [...css.matchAll(PROPERTY)].flatMap(({ 0: whole, 1: name = '', index }) => {
    const written = name.toLowerCase()
    const near = themeProperties.has(written) ? undefined : nearestWord(written, themeProperties, 1)
    if (near === undefined || isProperty(written)) return []
    return [{ name, start: index + whole.length - name.length, near }]
  })
}

const supportByName = new Map<string, boolean>()

/** Whether lightningcss supports a property. It parses unsupported properties as custom properties. */
function isProperty(name: string): boolean {
  const cached = supportByName.get(name)
  if (cached !== undefined) return cached
  let isSupported = true
  loadLightningCss().transform({
    filename: 'property.css',
    code: Buffer.from(`a{${name}:inherit}`),
    visitor: {
      Declaration: ({ property }) => {
        isSupported = property !== 'custom'
        return undefined
      },
    },
  })
  supportByName.set(name, isSupported)
  return isSupported
}
