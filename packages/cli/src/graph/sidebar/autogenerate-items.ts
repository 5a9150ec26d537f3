import { didYouMean, isSameButCase } from '@docgen/renderer/contract'
import type { CategoryMetadata } from '../../config/files/category.js'
import type { CategoryFile } from '../../read/site-files.js'
import { compareNames } from '../compare-names.js'
import type { DocFacts } from '../doc.js'
import { fillPlaceholders } from '../fill-placeholders.js'
import { findNearestId } from '../find-nearest-id.js'
import type { DocFolder } from './doc-folder.js'
import type { RawDocItem } from './resolve-doc-item.js'
import { reportProblem, type SidebarScope } from './sidebar-scope.js'

/** An item with its sort keys. */
interface SortableItem {
  readonly item: GeneratedItem
  readonly position: number | undefined
  readonly fileName: string
}

const SECTION_INDEX = /^_index\.mdx?$/
// Sorts after every file name.
const LAST = '\uffff'

/** An item generated from a folder. */
export type GeneratedItem = (RawDocItem & { readonly type: 'doc' }) | GeneratedCategory

/** A category generated from a folder, in the form of the config. */
export interface GeneratedCategory {
  readonly type: 'category'
  readonly label: string
  /** Key of the UI text that the label is; absent if the author chose the label. */
  readonly uiText?: string
  readonly items: readonly GeneratedItem[]
  readonly link?: CategoryMetadata['link']
  readonly description?: string
  readonly collapsible?: boolean
  readonly collapsed?: boolean
  readonly ownSidebar?: boolean
  readonly icon?: string
  readonly className?: string
  readonly customProps?: Readonly<Record<string, unknown>>
  /** Its `_category_` file, for diagnostics. */
  readonly categoryFile?: CategoryFile
  /** On the category of an API: the path of its entry in the config, for diagnostics. */
  readonly configPath?: readonly (string | number)[]
}

/** The items of a folder: its docs and, as categories, its subfolders, by position and then by name. */
export function autogenerateItems(scope: SidebarScope, folder: DocFolder): readonly GeneratedItem[] {
  const listed = folder.path === '' && scope.edition.sidebars === undefined ? scope.apis : []
  const apis = listed.map(({ category, position }) => ({ item: category, position, fileName: LAST }))
  return [...sortItems([...listItems(scope, folder), ...apis], folder), ...listApiItems(scope, folder.path)]
}

/** The pages of the API in a folder: Docusaurus' plugin writes them there. The overview comes first. */
export function listApiItems({ apis }: SidebarScope, path: string): readonly GeneratedItem[] {
  const apisInFolder = apis.filter(({ folder }) => path !== '' && folder === path)
  return apisInFolder.flatMap(({ category: { link, items } }) => (link ? [link, ...items] : items))
}

function listItems(scope: SidebarScope, { docs, folders }: DocFolder, linked?: DocFacts): readonly SortableItem[] {
  const docItems = docs.flatMap(({ doc, fileName }): SortableItem[] => {
    if (doc === linked) return []
    // The position of a section's index in Hugo is that of the section.
    const isSection = SECTION_INDEX.test(fileName)
    return [{ item: docItem(doc), fileName, position: isSection ? Number.NEGATIVE_INFINITY : doc.sidebarPosition }]
  })
  return [...docItems, ...folders.map((folder) => categoryItem(scope, folder))]
}

/**
 * Sorts items: first the items with a position, then all other items by name. If the category file sets
 * `order: descending`, the order of names is reversed, so that the newest version comes first.
 */
function sortItems(items: readonly SortableItem[], { category }: DocFolder): readonly GeneratedItem[] {
  const sign = category?.metadata.customProps?.['order'] === 'descending' ? -1 : 1
  const compare = (a: SortableItem, b: SortableItem): number => {
    const byPosition = (a.position ?? Number.POSITIVE_INFINITY) - (b.position ?? Number.POSITIVE_INFINITY)
    return byPosition < 0 || byPosition > 0 ? byPosition : sign * compareNames(a.fileName, b.fileName)
  }
  return items.toSorted(compare).map(({ item }) => item)
}

function docItem({ id, sidebarClassName, sidebarCustomProps }: DocFacts): GeneratedItem {
  return { type: 'doc', id, className: sidebarClassName, customProps: sidebarCustomProps }
}

function categoryItem(scope: SidebarScope, folder: DocFolder): SortableItem {
  const metadata = folder.category?.metadata ?? {}
  const prefixed = scope.splitPrefix(folder.name)
  const linked = findLinkedDoc(scope, folder, metadata)
  const link = metadata.link?.type === 'doc' || metadata.link === undefined ? linked && docLink(linked) : metadata.link
  const label = metadata.label ?? linked?.sidebarLabel ?? linked?.title ?? prefixed.name
  const className = metadata.className ?? linked?.sidebarClassName
  const customProps = metadata.customProps ?? linked?.sidebarCustomProps
  const position = metadata.position ?? linked?.sidebarPosition ?? prefixed.position
  const item: GeneratedCategory = {
    type: 'category',
    label: fillPlaceholders(label, scope.config.placeholders),
    items: sortItems(listItems(scope, folder, linked), folder),
    ...(link !== undefined && { link }),
    ...(metadata.description !== undefined && { description: metadata.description }),
    ...(metadata.collapsible !== undefined && { collapsible: metadata.collapsible }),
    ...(metadata.collapsed !== undefined && { collapsed: metadata.collapsed }),
    ...(metadata.ownSidebar !== undefined && { ownSidebar: metadata.ownSidebar }),
    ...(metadata.icon !== undefined && { icon: metadata.icon }),
    ...(className !== undefined && { className }),
    ...(customProps && { customProps }),
    ...(folder.category && { categoryFile: folder.category }),
  }
  return { item, fileName: folder.name, position }
}

function docLink({ id }: DocFacts): GeneratedCategory['link'] {
  return { type: 'doc', id }
}

/**
 * The doc that a folder's category links to: the doc that the category file names, by an id relative to the folder or
 * by its full id, else the index of the folder.
 */
function findLinkedDoc(scope: SidebarScope, folder: DocFolder, { link }: CategoryMetadata): DocFacts | undefined {
  if (link === undefined) {
    const section = folder.docs.find(({ fileName }) => SECTION_INDEX.test(fileName))
    return (section ?? folder.docs.find(({ fileName }) => scope.isIndex(fileName, folder.path)))?.doc
  }
  if (link?.type !== 'doc') return undefined
  const linkedDoc = folder.docs.find(({ doc }) => doc.id.split('/').at(-1) === link.id)?.doc
  const categoryDoc = linkedDoc ?? scope.docs.get(link.id)
  const isDraft = [...scope.drafts].some((id) => `/${id}`.endsWith(`/${link.id}`))
  if (!categoryDoc && !isDraft) reportUnknown(scope, folder, link.id)
  return categoryDoc
}

function reportUnknown(scope: SidebarScope, { category, path }: DocFolder, id: string): void {
  const near = findNearestId(id, scope.docs)
  reportProblem(
    scope,
    { sidebar: '', file: category?.path ?? path, text: category?.text ?? '', path: ['link', 'id'] },
    {
      code: 'unknown-doc',
      message: `there is no document ${JSON.stringify(id)}`,
      ...(near === undefined ? { missing: id } : { hint: didYouMean(near, isSameButCase(near, id)) }),
    },
  )
}
