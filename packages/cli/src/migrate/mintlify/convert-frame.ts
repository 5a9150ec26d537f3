import { asRecords } from '../../config/as-list.js'
import { isRecord } from '../../config/is-record.js'
import { type Converted, nothing, type Part } from '../convert/converted.js'
import { toFields } from './convert-group.js'
import { linkTo } from './convert-navigation.js'

/** Names of networks whose capital letters are not at the start. */
const NETWORKS: Readonly<Record<string, string>> = {
  github: 'GitHub',
  gitlab: 'GitLab',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  x: 'X',
  'x-twitter': 'X',
  'hacker-news': 'Hacker News',
  'earth-americas': 'Website',
}

/** Converts the links and the button of the navbar. */
export function convertNavbar({ value, path }: Part): Converted {
  const { links, primary } = toFields(value)
  const items = [...asRecords(links), ...(isRecord(primary) ? [primary] : [])].flatMap(({ label, type, href }) => {
    if (typeof href !== 'string') return []
    const fallback = typeof type === 'string' ? nameNetwork(type) : href
    return [{ label: typeof label === 'string' ? label : fallback, ...linkTo(href), position: 'right' }]
  })
  if (items.length === 0) return nothing()
  return {
    fields: { navbar: { items } },
    comments: {},
    notes: [{ status: 'migrated', path, message: '`navbar.items`' }],
  }
}

/** Converts the footer: its columns, and a column of social networks. */
export function convertFooter({ value, path }: Part): Converted {
  const { links, socials } = toFields(value)
  const columns = asRecords(links).map(({ header, items }) => ({
    title: typeof header === 'string' ? header : null,
    items: asRecords(items).flatMap(({ label, href }) =>
      typeof label === 'string' && typeof href === 'string' ? [{ label, ...linkTo(href) }] : [],
    ),
  }))
  const networks = Object.entries(toFields(socials)).flatMap(([name, href]) =>
    typeof href === 'string' ? [{ label: nameNetwork(name), href }] : [],
  )
  const all = [...columns, ...(networks.length > 0 ? [{ title: 'Community', items: networks }] : [])]
  if (all.length === 0) return nothing()
  return {
    fields: { footer: { links: all } },
    comments: {},
    notes: [{ status: 'migrated', path, message: '`footer.links`; social networks are a column of links' }],
  }
}

function nameNetwork(name: string): string {
  return NETWORKS[name] ?? name.charAt(0).toUpperCase() + name.slice(1)
}
