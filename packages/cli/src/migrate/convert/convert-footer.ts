import { isRecord } from '../../config/is-record.js'
import { type Converted, joinConverted, nothing, type Part, putAt } from './converted.js'
import { applyRules, lost, type Rule, same } from './rules.js'
import { toPlain, toTarget } from './to-plain.js'

/** Migrates `themeConfig.footer`. */
export function convertFooter(part: Part): Converted {
  return applyRules(
    part,
    {
      style: same('footer.style'),
      logo: convertLogo('footer.logo'),
      copyright: same('footer.copyright'),
      links: convertLinks,
    },
    'the footer',
  )
}

function convertLinks(part: Part): Converted {
  const { value, notes } = toPlain(part)
  if (!Array.isArray(value)) return nothing({ status: 'lost', path: part.path, message: 'the links are not a list' })
  const links = value.map(withTarget)
  // As in Docusaurus, the first element decides whether all links are in columns.
  const hasColumns = isRecord(links[0]) && ('title' in links[0] || 'items' in links[0])
  const convertible = hasColumns ? links.filter((link) => isRecord(link) && 'items' in link) : links
  const fields = putAt(
    'footer.links',
    convertible.map((link) => (hasColumns && isRecord(link) ? { title: null, ...link } : link)),
  )
  return joinConverted([
    { fields, comments: {}, notes: [{ status: 'migrated', path: part.path, message: '`footer.links`' }] },
    nothing(...notes),
  ])
}

function withTarget(link: unknown): unknown {
  if (!isRecord(link)) return link
  const { to, items, ...rest } = link
  return {
    ...rest,
    ...(typeof to === 'string' && toTarget(to)),
    ...(Array.isArray(items) && { items: items.map(withTarget) }),
  }
}

/** Creates a rule that migrates a logo to a field of the new config. */
export function convertLogo(target: string): Rule {
  const fields = ['src', 'srcDark', 'alt', 'href', 'target', 'width', 'height', 'className']
  const rules = {
    ...Object.fromEntries(fields.map((field) => [field, same(`${target}.${field}`)])),
    style: lost(
      'pages of docgen have no inline styles',
      'Give the logo a className, and write the style into a style sheet',
    ),
  }
  return (part: Part): Converted => applyRules(part, rules, 'the logo')
}
