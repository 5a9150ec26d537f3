import { isExternalUrl } from '../../config/is-external-url.js'
import { isRecord } from '../../config/is-record.js'
import { trimPath } from '../content/trim-path.js'
import { type HugoPage, menuEntryOf, titleOf, weightOf } from './hugo-pages.js'
import { routeOfPage } from './page-route.js'
import { type Fields, member, textAt } from './parse-data.js'

/** An entry of a menu. */
export interface MenuLink {
  readonly label: string
  /** A route of the site, or the URL of another site; absent for a menu that is no link. */
  readonly target?: string
  readonly children: readonly MenuLink[]
}

interface Entry {
  readonly fields: Fields
  readonly label: string
  readonly target?: string
}

/** The entries of a menu: those of the config and those of the front matter of pages, by weight. */
export function listMenu(menus: unknown, name: string, pages: readonly HugoPage[]): readonly MenuLink[] {
  const listed = member(menus, name)
  const ofConfig = (Array.isArray(listed) ? listed : []).filter(isRecord).flatMap((fields): readonly Entry[] => {
    const label = textAt(fields, 'name') ?? textAt(fields, 'title') ?? textAt(fields, 'identifier')
    const pageRef = textAt(fields, 'pageRef')
    const target = textAt(fields, 'url') ?? (pageRef === undefined ? undefined : findRoute(pageRef, pages))
    return label === undefined ? [] : [{ fields, label, ...(target !== undefined && { target }) }]
  })
  const ofPages = pages.flatMap((page): readonly Entry[] => {
    const entry = menuEntryOf(page, name)
    if (entry === undefined || page.fields['draft'] === true) return []
    const weight = textAt(entry, 'weight') ?? textAt(page.fields, 'weight')
    const fields = { ...entry, ...(weight !== undefined && { weight }) }
    return [{ fields, label: textAt(entry, 'name') ?? titleOf(page), target: routeOfPage(page) }]
  })
  const entries = [...ofConfig, ...ofPages].toSorted(
    (first, second) => weightOf(first) - weightOf(second) || (first.label < second.label ? -1 : 1),
  )
  return entries.filter(({ fields }) => textAt(fields, 'parent') === undefined).map((entry) => toLink(entry, entries))
}

function toLink({ label, target, fields }: Entry, entries: readonly Entry[]): MenuLink {
  const id = textAt(fields, 'identifier') ?? label
  const children = entries.filter((other) => textAt(other.fields, 'parent') === id)
  return {
    label: plainText(label),
    ...(target !== undefined && { target }),
    // Hugo allows menus in menus; docgen's have one level.
    children: children.map((child) => ({
      label: plainText(child.label),
      ...(child.target !== undefined && { target: child.target }),
      children: [],
    })),
  }
}

/** The route of the page that `pageRef` names by its path in the content, with or without `.md`. */
function findRoute(pageRef: string, pages: readonly HugoPage[]): string {
  const path = trimPath(pageRef).replace(/\.md$/, '')
  const page = pages.find((each) => each.path.replace(/(?:\/_?index)?\.md$/, '') === path)
  return page ? routeOfPage(page) : `/${path}`
}

function plainText(label: string): string {
  return label.replace(/<[^<>]*>/g, '').trim() || label
}

/** A link of docgen's navbar. */
export function toNavbarItem({ label, target, children }: MenuLink): Fields | undefined {
  const items = children.map(toNavbarItem).filter((item) => item !== undefined)
  const link = target === undefined ? {} : isExternalUrl(target) ? { href: target } : { to: toRoute(target) }
  if (items.length > 0) return { label, ...link, items }
  return target === undefined ? undefined : { label, ...link }
}

/** A path as a route: with a slash at its start and none at its end. */
export function toRoute(target: string): string {
  const [path = '', hash] = target.split('#', 2)
  const route = `/${path
    .split('/')
    .filter((part) => part !== '')
    .join('/')}`
  return hash === undefined || hash === '' ? route : `${route}#${hash}`
}
