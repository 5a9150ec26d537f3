import { posix } from 'node:path'
import { isRecord } from '../../config/is-record.js'
import { docId, nameTitle } from '../content/docs-files.js'
import { linkField } from '../content/link-field.js'
import type { PositionedNote } from '../write/positioned-note.js'
import { textOfElement } from './element-text.js'
import { type NextraPages, routeOfPage } from './nextra-pages.js'
import type { MetaEntries } from './read-metas.js'
import { fieldsOfOption, type ThemeEntry } from './theme-rule.js'

/** Sidebars by id, and items of the navbar. */
export interface ConvertedMetas {
  readonly sidebars: Readonly<Record<string, readonly object[]>>
  readonly navbar: readonly object[]
  readonly notes: readonly PositionedNote[]
  /** Options of the theme for pages and folders. */
  readonly themes: readonly ThemeEntry[]
}

/** The pages and their `_meta` files. */
export interface MetaContext {
  readonly pages: NextraPages
  readonly metas: ReadonlyMap<string, MetaEntries>
  /** Folder of the pages of a language, relative to that of all pages; empty for all pages. */
  readonly root: string
  /** Path below which the pages are served, without slashes. */
  readonly base: string
}

/** A page or folder with its entry. */
interface Entry {
  readonly name: string
  readonly value: unknown
  /** Relative to the folder of all pages. */
  readonly path: string
  readonly page: string | undefined
  readonly isFolder: boolean
}

/** Converts the `_meta` files of the pages to sidebars and items of the navbar. */
export function convertMetas(context: MetaContext): ConvertedMetas {
  const state: State = { ...context, notes: [], themes: [] }
  const entries = listEntries(context.root, state)
  const sidebars: Record<string, readonly object[]> = {}
  const main = entries.filter((entry) => !isInNavbar(entry)).flatMap((entry) => convertEntry(entry, state, 0))
  if (main.length > 0) sidebars['main'] = main
  const navbar = entries.filter(isInNavbar).flatMap((entry): readonly object[] => {
    if (typeOf(entry.value) === 'menu') return convertMenu(entry)
    const { item, sidebar } = convertNavbarPage(entry, state)
    if (sidebar) sidebars[sidebar.id] = sidebar.items
    return item ? [item] : []
  })
  return { sidebars, navbar, notes: state.notes, themes: state.themes }
}

/** Whether the theme shows an entry of the top folder in the navbar, not in the sidebar. */
function isInNavbar({ value }: Entry): boolean {
  return ['page', 'menu'].includes(String(typeOf(value)))
}

/** An item of the navbar, absent if the entry is hidden, and the sidebar of its folder, if it has pages. */
interface NavbarPage {
  readonly item?: object
  readonly sidebar?: { readonly id: string; readonly items: readonly object[] }
}

function convertNavbarPage(entry: Entry, state: State): NavbarPage {
  const { name, value, path, page, isFolder } = entry
  const { theme, display } = isRecord(value) ? value : { theme: undefined, display: undefined }
  if (theme !== undefined) noteTheme(entry, state)
  const items = isFolder ? listEntries(path, state).flatMap((each) => convertEntry(each, state, 1)) : []
  const label = labelOf(entry, state)
  const isHidden = display === 'hidden'
  if (items.length > 0) {
    const id = name.replace(/[^\w-]/g, '-')
    const sidebar = { id, items: page === undefined ? items : [pageItem(page, undefined, state), ...items] }
    return { sidebar, ...(!isHidden && { item: { type: 'docSidebar', sidebarId: id, label, position: 'left' } }) }
  }
  if (isHidden) return {}
  const href = hrefOf(value)
  if (href !== undefined) return { item: { label, ...linkField(href), position: 'left' } }
  if (page === undefined) return {}
  const segments = [state.base, routeOfPage(page, state.pages.isAppRouter)]
  return { item: { label, to: `/${segments.filter(Boolean).join('/')}`, position: 'left' } }
}

/** What is converted, and what has been found so far. */
interface State extends MetaContext {
  readonly notes: PositionedNote[]
  readonly themes: ThemeEntry[]
}

/** The pages and folders in a folder: those of its `_meta` file first, then the others by name. */
function listEntries(folder: string, { pages, metas }: State): readonly Entry[] {
  const meta = metas.get(folder) ?? {}
  const prefix = folder === '' ? '' : `${folder}/`
  const inside = pages.files.filter((file) => file.startsWith(prefix)).map((file) => file.slice(prefix.length))
  const names = new Map<string, { page?: string; isFolder: boolean }>()
  for (const file of inside) {
    const [first = '', ...more] = file.split('/')
    const isPageOfFolder = pages.isAppRouter && more.length === 0
    const name = isPageOfFolder ? 'index' : more.length > 0 ? first : docId(first)
    const known = names.get(name) ?? { isFolder: false }
    // In the app router, a folder with nothing but its page is that page.
    const isOwnPage = pages.isAppRouter && more.length === 1
    const page = more.length === 0 || isOwnPage ? prefix + file : undefined
    names.set(name, {
      ...known,
      ...(page !== undefined && { page }),
      isFolder: known.isFolder || (more.length > 0 && !isOwnPage),
    })
  }
  const fallback = meta['*']
  const listed = Object.keys(meta).filter((name) => name !== '*')
  const others = [...names.keys()].filter((name) => !listed.includes(name))
  const sorted = [...others.filter((name) => name === 'index'), ...others.filter((name) => name !== 'index').sort()]
  return [...listed, ...sorted].map((name): Entry => {
    const value = name in meta ? mergeFallback(meta[name], fallback) : fallback
    const found = names.get(name)
    return { name, value, path: prefix + name, page: found?.page, isFolder: found?.isFolder ?? false }
  })
}

function mergeFallback(value: unknown, fallback: unknown): unknown {
  return isRecord(value) && isRecord(fallback) ? { ...fallback, ...value } : value
}

/** Maximum depth of folders. */
const MAX_DEPTH = 20

function convertEntry(entry: Entry, state: State, depth: number): readonly object[] {
  if (depth > MAX_DEPTH) return []
  const { value, page, isFolder, path } = entry
  const { display, theme } = isRecord(value) ? value : { display: undefined, theme: undefined }
  if (theme !== undefined) noteTheme(entry, state)
  if (typeOf(value) === 'separator') {
    const title = titleOf(value)
    return title === undefined ? [] : [{ type: 'html', value: `<b>${escapeHtml(title)}</b>`, defaultStyle: true }]
  }
  if (display === 'hidden') return []
  const href = hrefOf(value)
  if (href !== undefined) return [{ type: 'link', href, label: titleOf(value) ?? href }]
  if (!isFolder) {
    if (page !== undefined) return [pageItem(page, titleOf(value), state)]
    if (value !== undefined && typeOf(value) !== 'menu') noteMissing(entry, state)
    return []
  }
  const inner = listEntries(path, state)
  const index = inner.find(({ name }) => name === 'index')
  const isIndexPage = index?.page !== undefined && state.pages.fieldsOf(index.page)['asIndexPage'] === true
  const folderPage = page ?? (isIndexPage ? index?.page : undefined)
  const items = inner
    .filter((each) => !(isIndexPage && each === index))
    .flatMap((each) => convertEntry(each, state, depth + 1))
  if (display === 'children') return items
  const label = labelOf(entry, state)
  if (items.length === 0) return folderPage === undefined ? [] : [pageItem(folderPage, titleOf(value), state)]
  const isCollapsed = isRecord(theme) && typeof theme['collapsed'] === 'boolean' ? theme['collapsed'] : depth > 0
  return [
    {
      type: 'category',
      label,
      ...(folderPage !== undefined && { link: { type: 'doc', id: idOf(folderPage, state) } }),
      collapsible: true,
      collapsed: isCollapsed,
      items,
    },
  ]
}

function pageItem(page: string, label: string | undefined, state: State): object {
  return { type: 'doc', id: idOf(page, state), ...(label !== undefined && { label }) }
}

/** The id of a page in the docs folder of its language. */
function idOf(page: string, { root }: State): string {
  return docId(root === '' ? page : page.slice(root.length + 1))
}

function typeOf(value: unknown): unknown {
  return isRecord(value) ? value['type'] : undefined
}

function hrefOf(value: unknown): string | undefined {
  return isRecord(value) && typeof value['href'] === 'string' ? value['href'] : undefined
}

/** The title that a `_meta` file sets: a text, or the text of an element; `undefined` if it sets none. */
function titleOf(value: unknown): string | undefined {
  const isElement = isRecord(value) && 'props' in value
  const title = textOfElement(isRecord(value) && !isElement ? value['title'] : value).trim()
  return title === '' ? undefined : title
}

function labelOf({ name, value, page, path }: Entry, { pages }: State): string {
  const title = titleOf(value)
  if (title !== undefined) return title
  const index =
    page ?? pages.files.find((file) => docId(file) === `${path}/index` && pages.fieldsOf(file)['asIndexPage'] === true)
  const fields = index === undefined ? {} : pages.fieldsOf(index)
  const text = fields['sidebarTitle'] ?? fields['title']
  return typeof text === 'string' && text !== '' ? text : nameTitle(`${posix.basename(name)}.md`)
}

function convertMenu({ name, value }: Entry): readonly object[] {
  const { items } = isRecord(value) ? value : {}
  const links = Object.entries(isRecord(items) ? items : {}).flatMap(([key, item]) => {
    const href = hrefOf(item)
    return href === undefined ? [] : [{ label: titleOf(item) ?? key, ...linkField(href) }]
  })
  return links.length === 0
    ? []
    : [{ type: 'dropdown', label: titleOf(value) ?? nameTitle(`${name}.md`), position: 'left', items: links }]
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/** Records the theme options of an entry, and reports those that pages of docgen cannot have. */
function noteTheme({ path, value }: Entry, { pages, notes, themes }: State): void {
  const theme: unknown = isRecord(value) ? value['theme'] : undefined
  themes.push({ path, theme })
  for (const [name, option] of Object.entries(Object(theme))) {
    if (name === 'collapsed' || option === true) continue
    if (fieldsOfOption(name, option)) continue
    notes.push({
      status: 'lost',
      name: `the theme option ${name} in _meta`,
      message: 'pages of docgen have no such setting',
      file: posix.join(pages.folder, posix.dirname(path)),
      line: 1,
    })
  }
}

function noteMissing({ name, path }: Entry, { pages, notes }: State): void {
  notes.push({
    status: 'lost',
    name: `the entry ${name} in _meta`,
    message: 'there is no Markdown page or folder with this name',
    file: posix.join(pages.folder, posix.dirname(path)),
    line: 1,
  })
}
