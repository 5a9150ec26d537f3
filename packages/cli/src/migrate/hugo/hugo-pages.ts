import { isRecord } from '../../config/is-record.js'
import type { DocsFiles } from '../content/docs-files.js'
import { type Fields, parseData, textAt } from './parse-data.js'

/** A page of Hugo. */
export interface HugoPage {
  /** Path relative to the folder of the content. */
  readonly path: string
  /** Front matter; empty if it cannot be parsed. */
  readonly fields: Fields
  readonly text: string
}

const BLOCK = /^\ufeff?(-{3}|\+{3})[ \t]*\r?\n/

/** Reads the pages of a content folder with their front matter. */
export function readHugoPages(files: DocsFiles): readonly HugoPage[] {
  return files.pages.map((path) => {
    const text = files.read(path)
    return { path, text, fields: readFields(text) }
  })
}

/** The front matter of a page; empty if it cannot be parsed. */
export function readFields(text: string): Fields {
  const mark = BLOCK.exec(text)?.[1]
  if (mark !== undefined) {
    const start = text.indexOf('\n') + 1
    const end = text.slice(start - 1).search(mark === '---' ? /\n-{3}[ \t]*(?:\r?\n|$)/ : /\n\+{3}[ \t]*(?:\r?\n|$)/)
    return end === -1 ? {} : fieldsOf(text.slice(start, start + end), mark === '---' ? 'yaml' : 'toml')
  }
  if (!/^\ufeff?\{[ \t]*\r?\n/.test(text)) return {}
  const end = text.search(/\n\}[ \t]*(?:\r?\n|$)/)
  return end === -1 ? {} : fieldsOf(text.slice(0, end + 2), 'json')
}

function fieldsOf(text: string, format: 'toml' | 'yaml' | 'json'): Fields {
  const parsed = parseData(text, format)
  return 'fields' in parsed ? parsed.fields : {}
}

/** The title of a page in menus. */
export function titleOf({ fields, path }: HugoPage): string {
  return textAt(fields, 'linkTitle') ?? textAt(fields, 'title') ?? path.replace(/\/?_?index\.md$|\.md$/i, '')
}

/** The sections at the top of the content: folders with an index, in the order of their weights. */
export function listSections(pages: readonly HugoPage[]): readonly HugoPage[] {
  return pages
    .filter(({ path, fields }) => /^[^/]+\/_index\.md$/.test(path) && fields['draft'] !== true)
    .toSorted((first, second) => weightOf(first) - weightOf(second))
}

/** The weight of a page or of an entry of a menu; those without are last. */
export function weightOf({ fields }: { readonly fields: Fields }): number {
  const weight = Number(textAt(fields, 'weight') ?? 0)
  return Number.isFinite(weight) && weight !== 0 ? weight : Number.POSITIVE_INFINITY
}

/** The entry of a page in a menu, from its front matter; `undefined` if it has none. */
export function menuEntryOf({ fields }: HugoPage, menu: string): Fields | undefined {
  const menus = fields['menu'] ?? fields['menus']
  if (menus === menu || (Array.isArray(menus) && menus.includes(menu))) return {}
  if (!isRecord(menus) || !Object.hasOwn(menus, menu)) return undefined
  return isRecord(menus[menu]) ? menus[menu] : {}
}
