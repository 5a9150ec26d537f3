import type { InlineConstruct } from './inline-construct.js'

const PATTERN =
  /:(material|fontawesome-brands|fontawesome-regular|fontawesome-solid|octicons|simple)-([a-z0-9]+(?:-[a-z0-9]+)*):(\{[^{}\n]*\})?/g
/** Icon sets of Material for MkDocs → sets of Iconify. */
const SETS: Readonly<Record<string, string>> = {
  material: 'mdi',
  'fontawesome-brands': 'fa7-brands',
  'fontawesome-regular': 'fa7-regular',
  'fontawesome-solid': 'fa7-solid',
  octicons: 'octicon',
  simple: 'simple-icons',
}

/** `:material-rocket:` becomes an icon of Iconify. If its set is not installed, docgen names the package. */
export const icons: InlineConstruct = ({ text, isFree }) => {
  if (!text.includes(':')) return []
  return [...text.matchAll(PATTERN)].flatMap(({ index, 0: matched, 1: set = '', 2: name = '' }) => {
    const end = index + matched.length
    if (!isFree(index, end)) return []
    return [{ start: index, end, text: `:icon[${iconName(set, name)}]` }]
  })
}

/** The name in Iconify of an icon of a set of Material for MkDocs. */
export function iconName(set: string, name: string): string {
  return `${SETS[set] ?? set}:${name}`
}

/** Finds the icon that a text begins with, and its length; `undefined` if there is none. */
export function findLeadingIcon(text: string): { readonly name: string; readonly length: number } | undefined {
  const found = text.match(PATTERN)?.[0]
  const match = found === undefined || !text.startsWith(found) ? undefined : new RegExp(PATTERN.source).exec(found)
  return match ? { name: iconName(match[1] ?? '', match[2] ?? ''), length: match[0].length } : undefined
}
