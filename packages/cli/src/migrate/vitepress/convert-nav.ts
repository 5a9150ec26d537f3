import { isExternalUrl } from '../../config/is-external-url.js'
import { isRecord } from '../../config/is-record.js'
import type { KeyPath } from '../../config/source/locate-key.js'
import { type Converted, joinConverted, nothing, type Part, putAt } from '../convert/converted.js'
import type { Note } from '../convert/note.js'
import { plainText, resolveLink } from './site-pages.js'

type Item = Readonly<Record<string, unknown>>

/** Converts `themeConfig.nav` to items of the navbar. */
export function convertNav({ value, path }: Part): Converted {
  if (!Array.isArray(value)) return nothing()
  const notes: Note[] = []
  const items = value.flatMap((item, index) => {
    const converted = convertItem(item, [...path, index], notes)
    return converted.map((each) => ({ ...each, position: 'right' }))
  })
  notes.push({ status: 'migrated', path, message: '`navbar.items`' })
  return { fields: putAt('navbar.items', items), comments: {}, notes }
}

function convertItem(item: unknown, path: KeyPath, notes: Note[]): readonly Item[] {
  if (!isRecord(item)) return []
  const { text, link, items, activeMatch, component, target, rel } = item
  const label = plainText(text)
  if (component !== undefined) {
    notes.push({
      status: 'lost',
      path,
      name: `nav item ${String(component)}`,
      message: 'docgen has no components of Vue',
    })
    return []
  }
  const active = typeof activeMatch === 'string' ? { activeBaseRegex: activeMatch } : {}
  if (Array.isArray(items)) {
    const inner = items.flatMap((each, index) => convertMenuItem(each, [...path, 'items', index], notes))
    return inner.length === 0 || label === '' ? [] : [{ type: 'dropdown', label, ...active, items: inner }]
  }
  if (typeof link !== 'string' || label === '') return []
  const attributes = { ...(typeof target === 'string' && { target }), ...(typeof rel === 'string' && { rel }) }
  return [{ label, ...targetOf(link), ...active, ...attributes }]
}

/** The items of a menu. A group in a menu becomes its title and its items. */
function convertMenuItem(item: unknown, path: KeyPath, notes: Note[]): readonly Item[] {
  if (!isRecord(item) || !Array.isArray(item['items'])) return convertItem(item, path, notes)
  const label = plainText(item['text'])
  const inner = item['items'].flatMap((each: unknown, index) => convertItem(each, [...path, 'items', index], notes))
  return [...(label === '' ? [] : [{ type: 'html', value: `<strong>${escapeHtml(label)}</strong>` }]), ...inner]
}

/** The field of a link: a route of the site, or the URL of another one. */
export function targetOf(link: string): Item {
  return isExternalUrl(link) ? { href: link } : { to: resolveLink(link, { base: '', files: [] }).href }
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/** Names of icons of VitePress, if they differ from the icon's name with a capital letter. */
const NAMES: Readonly<Record<string, string>> = {
  github: 'GitHub',
  gitlab: 'GitLab',
  linkedin: 'LinkedIn',
  npm: 'npm',
  x: 'X',
  youtube: 'YouTube',
}

/** Converts `themeConfig.socialLinks` to links at the right of the navbar. */
export function convertSocialLinks({ value, path }: Part): Converted {
  if (!Array.isArray(value)) return nothing()
  const items = value.flatMap((entry: unknown): readonly Item[] => {
    if (!isRecord(entry) || typeof entry['link'] !== 'string') return []
    const { icon, link, ariaLabel } = entry
    const name = typeof icon === 'string' ? (NAMES[icon] ?? icon.charAt(0).toUpperCase() + icon.slice(1)) : undefined
    const label = typeof ariaLabel === 'string' ? ariaLabel : (name ?? new URL(link, 'https://example.com').hostname)
    return [{ label, ...targetOf(link), position: 'right' }]
  })
  const message = '`navbar.items`: links with the names of the sites instead of icons'
  return joinConverted([
    { fields: putAt('navbar.items', items), comments: {}, notes: [{ status: 'changed', path, message }] },
  ])
}
