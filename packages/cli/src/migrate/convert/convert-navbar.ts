import { isRecord } from '../../config/is-record.js'
import { convertLogo } from './convert-footer.js'
import { type Converted, joinConverted, nothing, type Part, putAt } from './converted.js'
import { applyRules, lost, same, unless } from './rules.js'
import { toPlain, toRoute, toTarget } from './to-plain.js'

/** Migrates `themeConfig.navbar`. */
export function convertNavbar(part: Part): Converted {
  return applyRules(
    part,
    {
      // Docusaurus ignores an empty title.
      title: unless((value) => value === '', same('navbar.title')),
      logo: convertLogo('navbar.logo'),
      hideOnScroll: same('navbar.hideOnScroll'),
      style: lost(
        'the navbar takes its colors from tokens',
        'Set --color-page and others in a style sheet: see “Colors and styles” in the manual',
      ),
      items: convertItems,
    },
    'the navbar',
  )
}

function convertItems({ value, path }: Part): Converted {
  if (!Array.isArray(value)) return nothing({ status: 'lost', path, message: 'the items are not a list' })
  const converted = value.map((item, index) =>
    convertItem({ value: item, path: [...path, index] }, { isInMenu: false }),
  )
  const items = converted.flatMap((item) => (item.item === undefined ? [] : [item.item]))
  return joinConverted([
    ...converted.map((item) => item.converted),
    { fields: putAt('navbar.items', items), comments: {}, notes: [] },
  ])
}

interface ConvertedItem {
  readonly item?: Readonly<Record<string, unknown>>
  readonly converted: Converted
}

const ITEM_TYPES = new Set([
  'default',
  'dropdown',
  'doc',
  'docSidebar',
  'docsVersion',
  'docsVersionDropdown',
  'localeDropdown',
  'search',
  'html',
])
const FIELDS = new Set([
  'docsPluginId',
  ...['type', 'label', 'html', 'to', 'href', 'className', 'activeBasePath', 'activeBaseRegex', 'prependBaseUrlToHref'],
  ...[
    'position',
    'items',
    'docId',
    'sidebarId',
    'versions',
    'dropdownItemsBefore',
    'dropdownItemsAfter',
    'queryString',
    'value',
  ],
  ...['target', 'rel', 'title', 'id', 'lang', 'hreflang', 'download', 'referrerpolicy', 'role', 'tabindex'],
])

function convertItem(part: Part, { isInMenu }: { readonly isInMenu: boolean }): ConvertedItem {
  const { path } = part
  const { value, notes } = toPlain(part)
  if (!isRecord(value)) return { converted: nothing({ status: 'lost', path, message: 'the item is not an object' }) }
  const { type } = value
  const name = nameOf(value)
  if (typeof type === 'string' && !ITEM_TYPES.has(type)) {
    const message = `docgen has no navbar items of the type ${type}`
    return {
      converted: nothing({
        status: 'lost',
        path,
        ...name,
        message,
        hint: 'Write it as an item of the type html, or replace the component of the theme',
      }),
    }
  }
  const inner: Converted[] = [nothing(...notes)]
  const item: Record<string, unknown> = {}
  for (const [key, field] of Object.entries(value)) {
    const at = [...path, key]
    if (/^(?:items|dropdownItems(?:Before|After))$/.test(key) && Array.isArray(field)) {
      const children = field.map((child, index) =>
        convertItem({ value: child, path: [...at, index] }, { isInMenu: true }),
      )
      inner.push(...children.map(({ converted }) => converted))
      item[key] = children.flatMap((child) => (child.item === undefined ? [] : [child.item]))
    } else if (key === 'to' && typeof field === 'string') Object.assign(item, toTarget(field))
    else if (key === 'activeBasePath' && typeof field === 'string') item[key] = toRoute(field)
    else if (FIELDS.has(key) || /^(?:data|aria)-/.test(key)) {
      if (!(key === 'position' && isInMenu)) item[key] = field
    } else if (key === 'dropdownActiveClassDisabled') {
      inner.push(nothing({ status: 'unneeded', path: at, message: 'docgen does not highlight the button of a menu' }))
    } else {
      inner.push(nothing({ status: 'lost', path: at, message: 'docgen does not have this field of a navbar item' }))
    }
  }
  const accessibleName = value['aria-label'] ?? value['title'] ?? targetNameOf(value['href'] ?? value['to'])
  // A link rendered only by its class, such as a GitHub icon, has at most an accessible label.
  if (isIconLink(value) && typeof accessibleName === 'string')
    Object.assign(item, { label: accessibleName, 'aria-label': accessibleName })
  if (!isInMenu) inner.push(nothing({ status: 'migrated', path, ...name, message: '`navbar.items`' }))
  return { item, converted: joinConverted(inner) }
}

/** Whether only a rule for its class gives a link content, such as an icon. */
export function isIconLink(item: unknown): item is Readonly<Record<string, unknown>> {
  return isRecord(item) && item['label'] === undefined && item['html'] === undefined
}

const SITE_NAMES: Readonly<Record<string, string>> = {
  'discord.com': 'Discord',
  'discord.gg': 'Discord',
  'facebook.com': 'Facebook',
  'github.com': 'GitHub',
  'gitlab.com': 'GitLab',
  'linkedin.com': 'LinkedIn',
  'npmjs.com': 'npm',
  'reddit.com': 'Reddit',
  'slack.com': 'Slack',
  'stackoverflow.com': 'Stack Overflow',
  't.me': 'Telegram',
  'twitter.com': 'Twitter',
  'x.com': 'X',
  'youtube.com': 'YouTube',
}

/** Returns a name for the target of a link: the name of its site, or else its host or path. */
function targetNameOf(target: unknown): string | undefined {
  if (typeof target !== 'string' || target === '') return undefined
  if (!URL.canParse(target)) return target
  const host = new URL(target).hostname.replace(/^www\./, '')
  const site = Object.entries(SITE_NAMES).find(([name]) => host === name || host.endsWith(`.${name}`))
  return site?.[1] ?? (host || undefined)
}

function nameOf({ label, type, html, ...rest }: Readonly<Record<string, unknown>>): { readonly name?: string } {
  const name = [label, type, html, rest['aria-label']].find((text) => typeof text === 'string')
  return typeof name === 'string' ? { name: `navbar item “${name}”` } : {}
}
