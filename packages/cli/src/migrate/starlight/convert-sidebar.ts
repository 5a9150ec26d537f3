import { isExternalUrl } from '../../config/is-external-url.js'
import { isRecord } from '../../config/is-record.js'
import type { KeyPath } from '../../config/source/locate-key.js'
import { docId } from '../content/docs-files.js'
import { trimPath } from '../content/trim-path.js'
import type { Part } from '../convert/converted.js'
import type { Note } from '../convert/note.js'
import { readCall } from './run-astro-config.js'
import type { PageFolder } from './starlight-pages.js'

/** What sidebar items refer to. */
export interface SidebarContext {
  /** The pages of the sidebar. */
  readonly folder: PageFolder
  /** The pages that Starlight shows where a translation is missing; the same folder if there is none. */
  readonly fallback: PageFolder
  /** Language tag of the sidebar, to choose labels. */
  readonly language: string
  readonly note: (note: Note) => void
}

/** Maximum depth of groups. */
const MAX_DEPTH = 20

/** Converts the items of a sidebar of Starlight. */
export function convertSidebarItems({ value, path }: Part, context: SidebarContext, depth = 0): readonly object[] {
  if (!Array.isArray(value) || depth > MAX_DEPTH) return []
  return value.flatMap((item, index) => convertItem(item, [...path, index], context, depth))
}

function convertItem(item: unknown, path: KeyPath, context: SidebarContext, depth: number): readonly object[] {
  const { note } = context
  if (typeof item === 'string') return pageItem(item, undefined, path, context)
  const call = readCall(item)
  if (call) {
    const message = `the package ${call.specifier} generates these items, and docgen does not run it`
    note({ status: 'lost', path, name: 'generated sidebar items', message, hint: 'Write their items into the sidebar' })
    return []
  }
  if (!isRecord(item)) return []
  const label = chooseLabel(item, context.language)
  const { slug, link, items, autogenerate, collapsed, badge, attrs } = item
  if (badge !== undefined) note({ status: 'lost', path: [...path, 'badge'], message: 'sidebars have no badges' })
  if (attrs !== undefined)
    note({ status: 'lost', path: [...path, 'attrs'], message: 'sidebar links have no attributes' })
  if (typeof slug === 'string') return pageItem(slug, label, path, context)
  if (typeof link === 'string') return linkItem(link, label, path, context)
  const inner = isRecord(autogenerate)
    ? folderItems(autogenerate, [...path, 'autogenerate'], context)
    : convertSidebarItems({ value: items, path: [...path, 'items'] }, context, depth + 1)
  if (label === undefined || inner.length === 0) return inner
  return [{ type: 'category', label, collapsible: true, collapsed: collapsed === true, items: inner }]
}

/** The label in a language: `translations`, a label for each language, or the label itself. */
function chooseLabel({ label, translations }: Readonly<Record<string, unknown>>, language: string): string | undefined {
  const text = isRecord(translations) ? translations[language] : undefined
  return chooseText(text ?? label, language)
}

/** A text, or that of a language in an object with one text for each language. */
export function chooseText(value: unknown, language: string): string | undefined {
  const text = isRecord(value) ? (value[language] ?? Object.values(value)[0]) : value
  return typeof text === 'string' && text !== '' ? text : undefined
}

function pageItem(
  slug: string,
  label: string | undefined,
  path: KeyPath,
  { folder, fallback, note }: SidebarContext,
): readonly object[] {
  const file = folder.find(slug)
  if (file !== undefined) return [{ type: 'doc', id: docId(file), ...(label !== undefined && { label }) }]
  const original = fallback.find(slug)
  if (original !== undefined) return [{ type: 'link', href: routeOf(slug, fallback), label: label ?? trimPath(slug) }]
  note({ status: 'lost', path, name: `sidebar item ${slug}`, message: 'there is no such page' })
  return []
}

function linkItem(link: string, label: string | undefined, path: KeyPath, context: SidebarContext): readonly object[] {
  if (isExternalUrl(link)) return [{ type: 'link', href: link, label: label ?? link }]
  const [, route = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(link) ?? []
  const { folder, fallback } = context
  if (suffix === '' && (folder.find(route) !== undefined || fallback.find(route) !== undefined))
    return pageItem(route, label, path, context)
  return [{ type: 'link', href: `/${link.replace(/^\/+/, '')}`, label: label ?? link }]
}

function routeOf(slug: string, { base }: PageFolder): string {
  return `/${[base, trimPath(slug)].filter((part) => part !== '').join('/')}`
}

function folderItems(
  { directory, collapsed }: Readonly<Record<string, unknown>>,
  path: KeyPath,
  { folder, note }: SidebarContext,
): readonly object[] {
  const dirName = trimPath(String(directory ?? ''))
  if (!folder.files.some((file) => dirName === '' || file.startsWith(`${dirName}/`))) {
    if (folder.key === 'root')
      note({ status: 'lost', path, name: `sidebar folder ${dirName}`, message: 'it contains no pages' })
    return []
  }
  if (collapsed === true)
    note({
      status: 'lost',
      path: [...path, 'collapsed'],
      message: 'generated categories are open at first',
      hint: 'Write a file _category_.yml with collapsed: true into the folders, or set docs.sidebarCollapsed',
    })
  return [{ type: 'autogenerated', dirName: dirName === '' ? '.' : dirName }]
}
