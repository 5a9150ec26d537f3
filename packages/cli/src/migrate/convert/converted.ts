import type { Part } from '../../config/docusaurus/plugin-use.js'
import { isRecord } from '../../config/is-record.js'
import { printFlat } from '../write/print-value.js'
import type { Note } from './note.js'

export type { Part }

/** Fields of a `site.config.ts`: plain values, and expressions created by `writeCode`. */
export type SiteFields = Readonly<Record<string, unknown>>

/** Result of migrating a part of a Docusaurus config. */
export interface Converted {
  /** Fields of the new config, from its root. */
  readonly fields: SiteFields
  /** Comments of fields: dotted path → one line each. */
  readonly comments: Readonly<Record<string, string>>
  readonly notes: readonly Note[]
  /** Rules for the style sheet that the migration writes, such as the colors and fonts of the site. */
  readonly styles?: string
  /** Names of packages of PostCSS plugins. */
  readonly postCssPlugins?: readonly string[]
}

/** An empty result, with or without notes. */
export function nothing(...notes: readonly Note[]): Converted {
  return { fields: {}, comments: {}, notes }
}

/** Fields of the new config that consist of a value at a dotted path. */
export function putAt(path: string, value: unknown): SiteFields {
  return path.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as SiteFields
}

/**
 * Merges the results for several parts. Later values override earlier values, and lists of the same field are joined
 * without duplicates.
 */
export function joinConverted(parts: readonly Converted[]): Converted {
  const postCssPlugins = parts.flatMap((part) => part.postCssPlugins ?? [])
  const styles = parts.flatMap((part) => part.styles ?? []).join('\n')
  return {
    fields: parts.reduce<SiteFields>((all, { fields }) => mergeFields(all, fields), {}),
    comments: Object.assign({}, ...parts.map(({ comments }) => comments)),
    notes: parts.flatMap(({ notes }) => notes),
    ...(styles && { styles: inCssOrder(styles) }),
    ...(postCssPlugins.length > 0 && { postCssPlugins }),
  }
}

/** Moves the imports of a style sheet before all rules, as CSS requires. */
function inCssOrder(styles: string): string {
  const lines = styles.split('\n')
  const isImport = (line: string): boolean => line.startsWith('@import ') && line.endsWith(';')
  return [...lines.filter(isImport), ...lines.filter((line) => !isImport(line))].join('\n')
}

function mergeFields(first: SiteFields, second: SiteFields): SiteFields {
  const merged: Record<string, unknown> = { ...first }
  for (const [key, value] of Object.entries(second)) {
    const existing = merged[key]
    if (isRecord(existing) && isRecord(value)) merged[key] = mergeFields(existing, value)
    else merged[key] = Array.isArray(existing) && Array.isArray(value) ? joinLists(existing, value) : value
  }
  return merged
}

/** Joins lists without duplicates: several docs folders may have the same plugin with the same settings. */
function joinLists(first: readonly unknown[], second: readonly unknown[]): readonly unknown[] {
  const printedItems = new Set(first.map(printFlat))
  return [...first, ...second.filter((item) => !printedItems.has(printFlat(item)))]
}
