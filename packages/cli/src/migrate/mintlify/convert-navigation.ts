import { isExternalUrl } from '../../config/is-external-url.js'
import { isRecord } from '../../config/is-record.js'
import { toSlug } from '../../graph/routes/resolve-slug.js'
import type { Note } from '../convert/note.js'
import { convertGroups, iconOf, join, type NavContext, type SidebarItem, toFields } from './convert-group.js'

/** The sidebars of a site and the items of the navbar that show them. */
export interface Navigation {
  readonly sidebars: Readonly<Record<string, readonly SidebarItem[]>>
  readonly navbarItems: readonly object[]
  readonly notes: readonly Note[]
}

/** Lists that divide the navigation, each with the name of the field that labels its members. */
const DIVISIONS = {
  languages: 'language',
  versions: 'version',
  products: 'product',
  dropdowns: 'dropdown',
  tabs: 'tab',
  anchors: 'anchor',
  menu: 'item',
} as const

type DivisionName = keyof typeof DIVISIONS

/** A member of a division: a tab, a version or the like. */
interface Member {
  readonly label: string
  readonly part: Readonly<Record<string, unknown>>
  readonly href: string | undefined
}

interface Division {
  readonly name: DivisionName
  readonly members: readonly Member[]
}

/** Divisions of which readers see one member at a time. They become menus in the navbar. */
const SWITCHED: ReadonlySet<DivisionName> = new Set(['languages', 'versions'])

/** What has been converted so far. */
interface Draft {
  readonly context: NavContext
  /** Id → items. */
  readonly sidebars: Map<string, readonly SidebarItem[]>
  readonly notes: Note[]
}

/** Converts the navigation. Each tab, or other member of the outermost division, becomes a sidebar. */
export function convertNavigation(navigation: unknown, context: NavContext): Navigation {
  const fields = toFields(navigation)
  const draft: Draft = { context, sidebars: new Map(), notes: [] }
  const navbarItems = [...convertLevel(fields, 0, draft), ...convertGlobal(fields['global'], context)]
  return { sidebars: Object.fromEntries(draft.sidebars), navbarItems, notes: draft.notes }
}

/** Adds a part of the navigation as a sidebar. Returns its id, made of the label; `undefined` if it has no items. */
function addSidebar(label: string, part: object, { context, sidebars, notes }: Draft): string | undefined {
  const { items, notes: partNotes } = convertPart(part, context, 0)
  notes.push(...partNotes)
  if (items.length === 0) return undefined
  const base = toSlug(label)
  let id = base
  for (let number = 2; sidebars.has(id); number++) id = `${base}-${number}`
  sidebars.set(id, items)
  return id
}

/** Adds the sidebars of a part and of the members of its division. Returns the items of the navbar that show them. */
function convertLevel(part: Readonly<Record<string, unknown>>, depth: number, draft: Draft): object[] {
  const division = findDivision(part)
  if (!division || depth > 3) {
    addSidebar('docs', part, draft)
    return []
  }
  const { name, members } = division
  if (hasGroups(part)) addSidebar('docs', withoutDivision(part, name), draft)
  if (SWITCHED.has(name)) return convertSwitched(division, depth, draft)
  return members.flatMap((member) => toTab(name, member, draft))
}

/** The first version or language is that of the navbar; a menu links to the sidebars of the others. */
function convertSwitched({ name, members }: Division, depth: number, draft: Draft): object[] {
  const [first, ...others] = members
  if (!first) return []
  const { sidebars, notes } = draft
  const previousIds = new Set(sidebars.keys())
  const items = convertLevel(first.part, depth + 1, draft)
  const firstId = [...sidebars.keys()].find((id) => !previousIds.has(id))
  const linked = [
    { label: first.label, id: firstId },
    ...others.map(({ label, part }) => ({ label, id: addSidebar(label, part, draft) })),
  ]
  const menu = linked.flatMap(({ label, id }) =>
    id === undefined ? [] : [{ type: 'docSidebar', sidebarId: id, label }],
  )
  notes.push(noteSwitched(name))
  return [...items, { label: first.label, position: 'right', items: menu }]
}

function toTab(name: DivisionName, { label, part, href }: Member, draft: Draft): object[] {
  const tab = { label, ...iconOf(part['icon'], draft.context), position: 'tabs' }
  if (href !== undefined && !hasContent(part)) return [{ ...tab, ...linkTo(href) }]
  const nested = name === 'tabs' ? findDivision(part) : undefined
  if (nested?.name === 'menu') {
    const items = nested.members.flatMap((member) => toTab('menu', member, draft)).map(withoutPosition)
    return items.length === 0 ? [] : [{ ...tab, items }]
  }
  const sidebarId = addSidebar(label, part, draft)
  return sidebarId === undefined ? [] : [{ ...tab, type: 'docSidebar', sidebarId }]
}

/** Converts the links that the navigation shows on all pages. */
function convertGlobal(value: unknown, context: NavContext): object[] {
  return Object.keys(DIVISIONS).flatMap((name) => {
    if (!isDivision(name)) return []
    return listMembers(toFields(value)[name], DIVISIONS[name]).flatMap(({ label, href, part }) =>
      href === undefined ? [] : [{ label, ...iconOf(part['icon'], context), ...linkTo(href), position: 'right' }],
    )
  })
}

/** Describes that versions or languages became a menu. */
function noteSwitched(name: DivisionName): Note {
  const hint =
    name === 'languages'
      ? 'Move the translations into `i18n` to also translate the user interface'
      : 'See the page Versions of the manual if older versions do not change any more'
  return { status: 'changed', path: ['navigation', name], message: 'a menu in the navbar and a sidebar each', hint }
}

/** Converts a part of the navigation to the items of one sidebar; inner tabs and the like become categories. */
function convertPart(part: object, context: NavContext, depth: number): ReturnType<typeof convertGroups> {
  const division = depth > 8 ? undefined : findDivision(toFields(part))
  const own = convertGroups(part, context)
  if (!division) return own
  const nested = division.members.map(({ label, part: inner, href }) => {
    if (href !== undefined && !hasContent(inner)) return { items: [{ type: 'link', label, href }], notes: [] }
    const { items, notes } = convertPart(inner, context, depth + 1)
    const category = { type: 'category', label, ...iconOf(inner['icon'], context), ownSidebar: true, items }
    return { items: items.length === 0 ? [] : [category], notes }
  })
  return join([own, ...nested])
}

/** The outermost division of a part that has members. */
function findDivision(part: Readonly<Record<string, unknown>>): Division | undefined {
  for (const name of Object.keys(DIVISIONS)) {
    if (!isDivision(name)) continue
    const members = listMembers(part[name], DIVISIONS[name])
    if (members.length > 0) return { name, members }
  }
  return undefined
}

function isDivision(name: string): name is DivisionName {
  return Object.hasOwn(DIVISIONS, name)
}

function listMembers(value: unknown, labelName: string): readonly Member[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((part: unknown): Member[] => {
    if (!isRecord(part) || part['hidden'] === true) return []
    const { name, href } = part
    const label = part[labelName] ?? name
    return typeof label === 'string' ? [{ label, part, href: typeof href === 'string' ? href : undefined }] : []
  })
}

/** Whether a member of a division has pages, and is not only a link. */
function hasContent(part: Readonly<Record<string, unknown>>): boolean {
  return hasGroups(part) || part['openapi'] !== undefined || findDivision(part) !== undefined
}

function hasGroups({ groups, pages }: Readonly<Record<string, unknown>>): boolean {
  return [groups, pages].some((list) => Array.isArray(list) && list.length > 0)
}

function withoutDivision(part: Readonly<Record<string, unknown>>, name: DivisionName): object {
  return { ...part, [name]: undefined }
}

function withoutPosition(item: object): object {
  return { ...item, position: undefined }
}

/** The fields of a link to a page of the site, or to another URL. */
export function linkTo(href: string): { readonly to: string } | { readonly href: string } {
  if (isExternalUrl(href) || href.startsWith('#')) return { href }
  return { to: href.startsWith('/') ? href : `/${href}` }
}
