import { asRecords } from '../../config/as-list.js'
import { isRecord } from '../../config/is-record.js'

type Fields = Readonly<Record<string, unknown>>

/** Fields of `mint.json` that have another name in `docs.json`. */
const RENAMED: Readonly<Record<string, string>> = {
  metadata: 'seo',
  modeToggle: 'appearance',
  analytics: 'integrations',
}
/** Fields of `mint.json` that this function converts. */
const CONVERTED: ReadonlySet<string> = new Set([
  'anchors',
  'footerSocials',
  'navigation',
  'openapi',
  'primaryTab',
  'tabs',
  'topbarCtaButton',
  'topbarLinks',
  'topAnchor',
])

/** Converts the fields of the older `mint.json` to those of `docs.json`. */
export function upgradeSettings(settings: Fields): Fields {
  const { footerSocials, openapi, topbarLinks, topbarCtaButton, api, metadata } = settings
  const kept = Object.entries(settings).flatMap(([name, value]) =>
    CONVERTED.has(name) ? [] : [[RENAMED[name] ?? name, name === 'metadata' ? { metatags: metadata } : value]],
  )
  const links = asRecords(topbarLinks).map(({ name, label = name, url }) => ({ label, href: url }))
  const button = isRecord(topbarCtaButton) ? topbarCtaButton : undefined
  const primary = button && { label: button['name'], href: button['url'], type: button['type'] }
  const socials = isRecord(footerSocials)
    ? footerSocials
    : Object.fromEntries(asRecords(footerSocials).map(({ type, url }) => [String(type), url]))
  return {
    ...Object.fromEntries(kept),
    ...(openapi !== undefined && { api: { ...(isRecord(api) && api), openapi } }),
    ...((links.length > 0 || primary) && { navbar: { links, ...(primary && { primary }) } }),
    ...(Object.keys(socials).length > 0 && { footer: { socials } }),
    navigation: upgradeNavigation(settings),
  }
}

/**
 * In `mint.json`, groups are one list, and a group belongs to the tab or the anchor whose URL is the folder of its first
 * page. Other groups belong to the first tab.
 */
function upgradeNavigation({ navigation, tabs, anchors, primaryTab }: Fields): Fields {
  const groups = asRecords(navigation)
  const divisions = [...asRecords(tabs), ...asRecords(anchors)]
  const isLink = ({ url }: Fields): boolean => /^(?:[a-z]+:|\/\/)/i.test(String(url))
  const external = divisions.filter(isLink)
  const local = divisions.filter((division) => !isLink(division))
  const folderOf = ({ url }: Fields): string => `${String(url).replace(/^\/|\/$/g, '')}/`
  const divisionOf = (group: Fields): Fields | undefined => {
    const page = firstPage(group)
    return local.find((division) => page.startsWith(folderOf(division)))
  }
  const own = groups.filter((group) => divisionOf(group) === undefined)
  const mainTab = isRecord(primaryTab) ? primaryTab['name'] : undefined
  const global = { anchors: external.map(({ name, url, icon }) => ({ anchor: name, href: url, icon })) }
  const tabbed = local.map(({ name, icon, openapi, ...division }) => {
    const members = groups.filter((group) => divisionOf(group)?.['name'] === name)
    const content = members.length > 0 ? { groups: members } : { groups: [], openapi }
    const directory = folderOf(division).slice(0, -1)
    return { tab: name, icon, directory, ...content }
  })
  if (tabbed.length === 0) return { groups, global }
  return { tabs: [{ tab: mainTab ?? 'Documentation', groups: own }, ...tabbed], global }
}

function firstPage({ pages }: Fields): string {
  let page: unknown = Array.isArray(pages) ? pages[0] : undefined
  // Groups are nested a few levels deep.
  for (let depth = 0; depth < 20 && isRecord(page); depth++)
    page = Array.isArray(page['pages']) ? page['pages'][0] : undefined
  return typeof page === 'string' ? page.replace(/^\//, '') : ''
}
