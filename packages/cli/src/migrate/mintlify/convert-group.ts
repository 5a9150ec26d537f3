import { isRecord } from '../../config/is-record.js'
import { docId } from '../content/docs-files.js'
import type { Note } from '../convert/note.js'
import { type MintlifyApis, nameOperation, type Operation } from './convert-openapi.js'
import type { MintlifyPages } from './mintlify-pages.js'

/** What the navigation refers to. */
export interface NavContext {
  readonly pages: MintlifyPages
  readonly apis: MintlifyApis
  /** Whether an icon set is installed. */
  readonly hasIcons: boolean
}

/** An item of docgen's sidebar. */
export type SidebarItem = Readonly<Record<string, unknown>>

/** Items of a sidebar, with notes about what is missing. */
export interface ConvertedItems {
  readonly items: readonly SidebarItem[]
  readonly notes: readonly Note[]
}

/** What nested groups inherit. */
interface Inherited {
  readonly openapi?: string | undefined
  readonly directory?: string | undefined
  readonly depth: number
}

/** Maximum depth of groups. */
const MAX_DEPTH = 20

/** Converts the groups and pages of a part of the navigation. */
export function convertGroups(part: object, context: NavContext, inherited: Inherited = { depth: 0 }): ConvertedItems {
  const { groups, pages, openapi, asyncapi, directory } = toFields(part)
  const inside: Inherited = {
    openapi: pathOf(openapi) ?? inherited.openapi,
    directory: textOf(isRecord(openapi) ? openapi['directory'] : directory) ?? inherited.directory,
    depth: inherited.depth + 1,
  }
  if (inside.depth > MAX_DEPTH) return { items: [], notes: [] }
  const listed = [...(Array.isArray(groups) ? groups : []), ...(Array.isArray(pages) ? pages : [])]
  const parts = listed.map((item) => convertItem(item, context, inside))
  const isGenerated = listed.length === 0 && pathOf(openapi) !== undefined
  if (isGenerated) parts.push(listOperations(inside, context))
  if (asyncapi !== undefined) {
    const message = 'docgen reads AsyncAPI descriptions with `openapi`'
    parts.push({ items: [], notes: [{ status: 'lost', path: [], name: 'asyncapi', message }] })
  }
  return join(parts)
}

function convertItem(item: unknown, context: NavContext, inherited: Inherited): ConvertedItems {
  if (typeof item === 'string') return convertPage(item, context, inherited)
  if (!isRecord(item) || item['hidden'] === true) return { items: [], notes: [] }
  const { group, icon, expanded, root, tag } = item
  const { items, notes } = convertGroups(item, context, inherited)
  const label = textOf(group) ?? ''
  const rootFile = typeof root === 'string' ? context.pages.find(root) : undefined
  const tagNotes: Note[] =
    textOf(tag) === undefined
      ? []
      : [{ status: 'lost', path: [], name: 'tag of a group', message: 'categories have no tags' }]
  if (label === '' || (items.length === 0 && !rootFile)) return { items, notes: [...notes, ...tagNotes] }
  const isTop = inherited.depth === 1
  const category: SidebarItem = {
    type: 'category',
    label,
    ...(rootFile && { link: { type: 'doc', id: docId(rootFile) } }),
    ...iconOf(icon, context),
    // Mintlify always shows the items of the outer groups.
    ...(isTop ? { collapsible: false } : { collapsed: expanded !== true }),
    items,
  }
  return { items: [category], notes: [...notes, ...tagNotes] }
}

function convertPage(name: string, { pages, apis }: NavContext, { openapi, directory }: Inherited): ConvertedItems {
  const file = pages.find(name)
  if (file === undefined) {
    const found = apis.find(name, openapi)
    if (!found) {
      const message = 'the navigation names a page that does not exist'
      return { items: [], notes: [{ status: 'lost', path: [], name, message }] }
    }
    const { api, operation } = found
    return { items: [{ type: 'doc', id: nameOperation(api, operation, directory) }], notes: [] }
  }
  const { sidebarTitle, title, url } = pages.frontMatterOf(file)
  const label = textOf(sidebarTitle) ?? textOf(title)
  const id = apis.replaced.get(file)
  if (id !== undefined) return { items: [{ type: 'doc', id, ...(label !== undefined && { label }) }], notes: [] }
  const href = textOf(url)
  if (href !== undefined && label !== undefined) return { items: [{ type: 'link', label, href }], notes: [] }
  return { items: [{ type: 'doc', id: docId(file) }], notes: [] }
}

/** Lists all operations of a description, grouped by their first tags. */
function listOperations({ openapi, directory }: Inherited, { apis }: NavContext): ConvertedItems {
  const api = apis.apis.find(({ path }) => path === openapi)
  if (!api) return { items: [], notes: [] }
  const byTag = new Map<string, Operation[]>()
  for (const operation of api.operations) {
    const tag = operation.tag ?? ''
    byTag.set(tag, [...(byTag.get(tag) ?? []), operation])
  }
  const items = [...byTag].flatMap(([label, operations]): SidebarItem[] => {
    const docs = operations.map((operation) => ({ type: 'doc', id: nameOperation(api, operation, directory) }))
    return label === '' ? docs : [{ type: 'category', label, collapsible: false, items: docs }]
  })
  return { items, notes: [] }
}

/** The field of an icon, if a set is installed and the icon is a name. */
export function iconOf(icon: unknown, { hasIcons }: NavContext): { readonly icon?: string } {
  const name = isRecord(icon) ? icon['name'] : icon
  return hasIcons && typeof name === 'string' && /^[a-z\d]+(?:-[a-z\d]+)*$/.test(name) ? { icon: name } : {}
}

/** Joins the items and notes of several parts. */
export function join(parts: readonly ConvertedItems[]): ConvertedItems {
  return { items: parts.flatMap(({ items }) => items), notes: parts.flatMap(({ notes }) => notes) }
}

function pathOf(openapi: unknown): string | undefined {
  const first: unknown = Array.isArray(openapi) ? openapi[0] : openapi
  const path = isRecord(first) ? first['source'] : first
  return typeof path === 'string' ? path.replace(/^(?:\.?\/)+/, '') : undefined
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

/** The fields of an object; none for anything else. */
export function toFields(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {}
}
