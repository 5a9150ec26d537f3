import { isRecord } from '../../config/is-record.js'
import { convertLogo } from '../convert/convert-footer.js'
import { type Converted, joinConverted, nothing, type Part, putAt, type SiteFields } from '../convert/converted.js'
import { applyRules, lost, type Rules, unneeded } from '../convert/rules.js'
import { writeCode } from '../write/code.js'
import { convertNav, convertSocialLinks } from './convert-nav.js'
import type { PageFolder } from './site-pages.js'

/** Converts `themeConfig` of the root language; sidebars are converted for each language. */
export function convertThemeConfig({ value, path }: Part, root: PageFolder): Converted {
  const withNames = isRecord(value) && value['logo'] !== undefined && value['siteTitle'] === undefined
  // VitePress shows social links after those of nav, whatever the order of the fields.
  const { socialLinks, ...others } = isRecord(value) ? value : {}
  const ordered = socialLinks === undefined ? value : { ...others, socialLinks }
  return joinConverted([
    applyRules({ value: ordered, path }, rulesFor(root), 'themeConfig'),
    ...(withNames ? [{ ...nothing(), fields: { navbar: { title: NAME_OF_SITE } } }] : []),
  ])
}

/** Replaced with the title of the site: VitePress shows it next to the logo. */
export const NAME_OF_SITE = '\u0000title'

const OWN_TEXT = unneeded("docgen has this text in the site's language; texts in site.config.ts changes it")

function rulesFor(root: PageFolder): Rules {
  return {
    logo: (part) => convertLogo('navbar.logo')({ ...part, value: readLogo(part.value) }),
    siteTitle: ({ value, path }) =>
      typeof value === 'string'
        ? field('navbar.title', value, path)
        : nothing({ status: 'unneeded', path, message: 'docgen shows only the logo if navbar.title is not set' }),
    nav: convertNav,
    sidebar: () => nothing(),
    socialLinks: convertSocialLinks,
    footer: convertFooter,
    editLink: (part) => convertEditLink(part, root),
    search: convertSearch,
    algolia: lost('docgen has a search of its own', 'Remove the index at Algolia once the site is live'),
    outline: convertOutline,
    lastUpdated: OWN_TEXT,
    lastUpdatedText: OWN_TEXT,
    outlineTitle: OWN_TEXT,
    docFooter: OWN_TEXT,
    darkModeSwitchLabel: OWN_TEXT,
    darkModeSwitchTitle: OWN_TEXT,
    lightModeSwitchTitle: OWN_TEXT,
    sidebarMenuLabel: OWN_TEXT,
    returnToTopLabel: OWN_TEXT,
    langMenuLabel: OWN_TEXT,
    skipToContentLabel: OWN_TEXT,
    notFound: OWN_TEXT,
    externalLinkIcon: unneeded('docgen marks links to other sites'),
    i18nRouting: unneeded('the language menu links to the same page'),
    aside: lost('the table of contents is always at the end of the line', 'Set hide_table_of_contents in pages'),
    carbonAds: lost('docgen shows no advertisements', 'Add the script to scripts, and its sources to security.csp'),
  }
}

function field(target: string, value: unknown, path: Part['path']): Converted {
  return { fields: putAt(target, value), comments: {}, notes: [{ status: 'migrated', path, message: `\`${target}\`` }] }
}

function readLogo(value: unknown): unknown {
  if (typeof value === 'string') return { src: value }
  if (!isRecord(value)) return value
  const { light, dark, ...rest } = value
  return { ...(light !== undefined && { src: light }), ...(dark !== undefined && { srcDark: dark }), ...rest }
}

function convertFooter({ value, path }: Part): Converted {
  const { message, copyright } = isRecord(value) ? value : {}
  const texts = [message, copyright].filter((text) => typeof text === 'string' && text !== '')
  if (texts.length === 0) return nothing()
  return field('footer.copyright', texts.join('<br>'), path)
}

/** `editLink.pattern`, in which `:path` is the path of the file relative to the folder of the sources. */
function convertEditLink({ value, path }: Part, { path: folder }: PageFolder): Converted {
  const { pattern, text } = isRecord(value) ? value : {}
  const label = typeof text === 'string' ? [OWN_TEXT({ value: text, path: [...path, 'text'] })] : []
  const at = [...path, 'pattern']
  const prefix =
    typeof pattern === 'string' && pattern.endsWith(':path') ? pattern.slice(0, -':path'.length) : undefined
  if (prefix === undefined)
    return joinConverted([
      nothing({ status: 'lost', path: at, message: 'it is a function', hint: 'Set docs.editUrl: it can be one, too' }),
      ...label,
    ])
  const ending = folder === '.' ? '' : `${folder}/`
  const editUrl: unknown =
    ending !== '' && prefix.endsWith(`/${ending}`)
      ? prefix.slice(0, -ending.length)
      : writeCode(`({ docPath }) => ${JSON.stringify(prefix)} + docPath`, {}, () => prefix)
  return joinConverted([field('docs.editUrl', editUrl, at), ...label])
}

function convertSearch({ value, path }: Part): Converted {
  const { provider } = isRecord(value) ? value : {}
  return provider === 'local'
    ? nothing({ status: 'unneeded', path, message: 'docgen has a search in the browser' })
    : nothing({
        status: 'lost',
        path,
        message: `docgen has a search of its own instead of ${String(provider)}`,
        hint: 'Remove the index of the other search once the site is live',
      })
}

/** `outline`: a level, a list of two levels, `deep`, `false`, or an object with one of these as `level`. */
export function convertOutline({ value, path }: Part): Converted {
  const level = isRecord(value) ? value['level'] : value
  const levels = level === 'deep' ? [2, 6] : Array.isArray(level) ? level : [level, level]
  const [first, last] = levels.map(Number)
  if (level === undefined) return nothing()
  if (level === false || first === undefined || last === undefined || Number.isNaN(first))
    return nothing({
      status: 'lost',
      path,
      message: 'docgen shows a table of contents on every page with headings',
      hint: 'Set hide_table_of_contents in the front matter of pages',
    })
  const fields: SiteFields = { docs: { tocMinHeadingLevel: Math.max(2, first), tocMaxHeadingLevel: Math.max(2, last) } }
  const message = '`docs.tocMinHeadingLevel`, `docs.tocMaxHeadingLevel`'
  return { fields, comments: {}, notes: [{ status: 'migrated', path, message }] }
}
