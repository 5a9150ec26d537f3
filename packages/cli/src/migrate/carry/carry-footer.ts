import { isRecord } from '../../config/schema/is-record.js'
import { type Carried, joinCarried, nothing, type Part, putAt } from './carried.js'
import { carryLogo } from './carry-logo.js'
import { applyRules, same } from './rules.js'
import { toPlain } from './to-plain.js'
import { toTarget } from './to-route.js'

/** The footer. */
export function carryFooter(part: Part): Carried {
  return applyRules(
    part,
    {
      style: same('footer.style'),
      logo: carryLogo('footer.logo'),
      copyright: same('footer.copyright'),
      links: carryLinks,
    },
    'the footer',
  )
}

function carryLinks(part: Part): Carried {
  const { value, notes } = toPlain(part)
  if (!Array.isArray(value)) return nothing({ fate: 'lost', path: part.path, message: 'the links are no list' })
  const links = value.map(routed)
  // The first element decides for all of them, as in Docusaurus.
  const hasColumns = isRecord(links[0]) && 'title' in links[0]
  const kept = hasColumns ? links.filter((link) => isRecord(link) && 'items' in link) : links
  const fields = putAt(
    'footer.links',
    kept.map((link) => (hasColumns && isRecord(link) ? { title: null, ...link } : link)),
  )
  return joinCarried([
    { fields, comments: {}, notes: [{ fate: 'carried', path: part.path, message: '`footer.links`' }] },
    nothing(...notes),
  ])
}

function routed(link: unknown): unknown {
  if (!isRecord(link)) return link
  const { to, items, ...rest } = link
  return {
    ...rest,
    ...(typeof to === 'string' && toTarget(to)),
    ...(Array.isArray(items) && { items: items.map(routed) }),
  }
}
