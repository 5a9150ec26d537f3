import { isExternalUrl } from '../../config/is-external-url.js'
import { isRecord } from '../../config/is-record.js'
import type { KeyPath } from '../../config/source/locate-key.js'
import type { Part } from '../convert/converted.js'
import type { Note } from '../convert/note.js'
import { type PageFolder, plainText, resolveLink } from './site-pages.js'

/** Sidebars of docgen by id. */
export type ConvertedSidebars = Readonly<Record<string, readonly object[]>>

/** Sidebars of a folder, and notes about their items. */
export interface SidebarResult {
  readonly sidebars: ConvertedSidebars
  readonly notes: readonly Note[]
}

interface ItemContext {
  readonly folder: PageFolder
  /** Start of the URLs whose pages show the sidebar. */
  readonly prefix: string
  readonly base: string
  readonly note: (note: Note) => void
}

/** Maximum depth of groups in groups. */
const MAX_DEPTH = 10

/** Converts `themeConfig.sidebar`: a list of items, or lists by the start of the URLs that show them. */
export function convertSidebar({ value, path }: Part, folder: PageFolder): SidebarResult {
  const notes: Note[] = []
  const note = (each: Note): void => void notes.push(each)
  if (Array.isArray(value)) {
    const items = convertItems(value, path, { folder, prefix: '/', base: '', note })
    return { sidebars: items.length === 0 ? {} : { main: items }, notes }
  }
  const sidebars: Record<string, readonly object[]> = {}
  const seen: unknown[] = []
  const entries = isRecord(value) ? Object.entries(value) : []
  for (const [prefix, entry] of entries) {
    // Several URLs often share one list.
    if (seen.includes(entry)) continue
    seen.push(entry)
    const shared = entries.filter(([, other]) => other === entry).map(([other]) => other)
    const { items = entry, base = '' } = isRecord(entry) ? entry : {}
    if (!Array.isArray(items)) continue
    const inner = isRecord(entry) ? [...path, prefix, 'items'] : [...path, prefix]
    const common = shared.length > 1 ? '' : normalizePrefix(prefix)
    const converted = convertItems(items, inner, { folder, prefix: common, base: String(base), note })
    if (converted.length > 0) sidebars[nameOf(prefix, folder, sidebars)] = converted
  }
  return { sidebars, notes }
}

function normalizePrefix(prefix: string): string {
  return prefix.startsWith('/') ? prefix : `/${prefix}`
}

/** A name for the sidebar of `/guide/`: `guide`. */
function nameOf(prefix: string, { base }: PageFolder, taken: Readonly<Record<string, unknown>>): string {
  const path = normalizePrefix(prefix)
  const inFolder = base !== '' && path.startsWith(base) ? path.slice(base.length) : path
  const words = inFolder.match(/[a-z\d]+/gi) ?? []
  const name =
    words.map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('') || 'main'
  return Object.hasOwn(taken, name) ? `${name}${Object.keys(taken).length}` : name
}

function convertItems(items: readonly unknown[], path: KeyPath, context: ItemContext, depth = 0): readonly object[] {
  if (depth > MAX_DEPTH) return []
  return items.flatMap((item, index) => convertItem(item, [...path, index], context, depth))
}

function convertItem(item: unknown, path: KeyPath, context: ItemContext, depth: number): readonly object[] {
  if (!isRecord(item)) return []
  const { text, link, items, collapsed, base = context.base } = item
  const label = plainText(text)
  const target = typeof link === 'string' ? readTarget(link, { ...context, base: String(base) }, path) : undefined
  if (!Array.isArray(items) || items.length === 0) {
    if (target === undefined) return label === '' ? [] : [{ type: 'html', value: label, defaultStyle: true }]
    return [
      target.id === undefined
        ? linkItem(target.href, label)
        : { type: target.type, id: target.id, ...(label && { label }) },
    ]
  }
  const inner = convertItems(items, [...path, 'items'], { ...context, base: String(base) }, depth + 1)
  if (label === '') return inner
  const page = target?.id !== undefined && target.type === 'doc' ? { link: { type: 'doc', id: target.id } } : undefined
  // A label can't link to a page of another sidebar.
  const first = target !== undefined && page === undefined ? [linkItem(target.href, label)] : []
  if (inner.length === 0 && first.length === 0) return []
  return [
    {
      type: 'category',
      label,
      ...page,
      collapsible: typeof collapsed === 'boolean',
      collapsed: collapsed === true,
      items: [...first, ...inner],
    },
  ]
}

function linkItem(href: string, label: string): object {
  return { type: 'link', href, label: label || href }
}

interface SidebarTarget {
  readonly href: string
  readonly id?: string
  /** `ref` for a page that shows another sidebar. */
  readonly type: 'doc' | 'ref'
}

function readTarget(link: string, { base, folder, prefix, note }: ItemContext, path: KeyPath): SidebarTarget {
  // As in VitePress: the base also precedes links that begin with a slash, and need not end in one.
  const whole = base === '' || isExternalUrl(link) ? link : base + link.replace(/^\//, base.endsWith('/') ? '' : '/')
  const { href, id } = resolveLink(whole, folder)
  const isInternal = !isExternalUrl(whole) && !href.includes('#') && !href.includes('?')
  if (id === undefined && isInternal) {
    const message = `the link ${link} is to no page of the folder`
    note({ status: 'lost', path, name: `sidebar link ${link}`, message, hint: 'docgen checks the link in each build' })
  }
  const type = prefix === '' || href.startsWith(prefix) || `${href}/` === prefix ? 'doc' : 'ref'
  return { href, type, ...(id !== undefined && { id }) }
}
