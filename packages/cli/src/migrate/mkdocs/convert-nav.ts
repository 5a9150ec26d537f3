import { isRecord } from '../../config/is-record.js'
import type { KeyPath } from '../../config/source/locate-key.js'
import { type DocsFiles, docId } from '../content/docs-files.js'
import type { Note } from '../convert/note.js'
import { toRoute } from './docs-urls.js'

/** An item of a docgen sidebar. */
export type SidebarItem = Readonly<Record<string, unknown>> | string

/** Inputs of the migration of `nav`. */
export interface NavContext {
  readonly files: DocsFiles
  /** Whether the first page of a section belongs to its label: the feature `navigation.indexes`. */
  readonly hasIndexes: boolean
  /** Folder of a blog, relative to the docs folder: its pages are no docs. */
  readonly blogFolder?: string
}

/** A part of `nav`, with its items in docgen's form. */
export interface NavPart {
  readonly label: string | undefined
  readonly items: readonly SidebarItem[]
  /** Whether the part is a section, not a page or a link. */
  readonly isSection: boolean
}

/** Maximum depth of sections. */
const MAX_DEPTH = 20

/** Converts `nav`. Reports and omits pages that do not exist. */
export function convertNav(
  nav: unknown,
  context: NavContext,
): { readonly parts: readonly NavPart[]; readonly notes: readonly Note[] } {
  const notes: Note[] = []
  const used = new Set<string>()
  const parts = asList(nav).flatMap((entry, index) => convertEntry(entry, ['nav', index], 0))
  return { parts, notes }

  function convertEntry(entry: unknown, path: KeyPath, depth: number): readonly NavPart[] {
    if (typeof entry === 'string') return toPart(convertTarget(entry, undefined, path))
    if (!isRecord(entry)) return []
    return Object.entries(entry).flatMap(([title, value]): readonly NavPart[] => {
      const at = [...path, title]
      if (typeof value === 'string') return toPart(convertTarget(value, title === '' ? undefined : title, at))
      if (!Array.isArray(value) || depth > MAX_DEPTH) return []
      const section = convertSection(title, value, { at, depth })
      return section ? [{ label: section.label, items: [section], isSection: true }] : []
    })
  }

  function convertSection(
    title: string,
    value: readonly unknown[],
    { at, depth }: { readonly at: KeyPath; readonly depth: number },
  ): { readonly label: string } | undefined {
    const [first] = value
    const index = typeof first === 'string' && isIndex(first) ? first : undefined
    const isLinked = index !== undefined && context.hasIndexes && context.files.has(index) && !isInBlog(index, context)
    const children = value.slice(isLinked ? 1 : 0)
    const offset = isLinked ? 1 : 0
    const items = children.flatMap((entry, position) =>
      convertEntry(entry, [...at, position + offset], depth + 1).flatMap((part) => part.items),
    )
    const label = title === '' ? (index === undefined ? 'Pages' : context.files.titleOf(index)) : title
    if (isLinked) used.add(index)
    const link = isLinked ? { link: { type: 'doc', id: docId(index) } } : {}
    return items.length === 0 && !isLinked ? undefined : Object.assign({ type: 'category', label, items }, link)
  }

  function convertTarget(target: string, label: string | undefined, path: KeyPath): SidebarItem | undefined {
    if (/^(?:[a-z][\w+.-]*:|\/\/)/i.test(target)) return { type: 'link', label: label ?? target, href: target }
    const file = target.replace(/^(?:\.?\/)+/, '').split('#', 1)[0] ?? ''
    if (!/\.md$/i.test(file)) {
      return { type: 'link', label: label ?? target, href: toRoute(target, { hasFolders: true }) }
    }
    if (!context.files.has(file)) {
      const hint = 'Add the page, or remove it from nav. A plugin may create it in MkDocs'
      notes.push({ status: 'lost', path, name: target, message: 'the page does not exist', hint })
      return undefined
    }
    if (isInBlog(file, context))
      return { type: 'link', label: label ?? context.files.titleOf(file), href: toRoute(file, { hasFolders: true }) }
    const id = docId(file)
    const isRepeated = used.has(file)
    used.add(file)
    if (isRepeated) return { type: 'ref', id, ...(label !== undefined && { label }) }
    return label === undefined ? id : { type: 'doc', id, label }
  }
}

function isInBlog(file: string, { blogFolder }: NavContext): boolean {
  return blogFolder !== undefined && file.startsWith(`${blogFolder}/`)
}

function toPart(item: SidebarItem | undefined): readonly NavPart[] {
  if (item === undefined) return []
  const label = typeof item === 'string' ? undefined : item['label']
  return [{ label: typeof label === 'string' ? label : undefined, items: [item], isSection: false }]
}

function isIndex(path: string): boolean {
  return /(?:^|\/)(?:index|readme)\.md$/i.test(path)
}

function asList(nav: unknown): readonly unknown[] {
  if (Array.isArray(nav)) return nav
  return isRecord(nav) ? Object.entries(nav).map(([title, value]) => ({ [title]: value })) : []
}
