import type { Element, ElementContent } from 'hast'
import { checkLocalAddress } from '../check/check-local-address.js'
import type { Place } from '../draft.js'
import { linkKind } from '../link-kind.js'
import { placeLink } from '../rebase-link.js'
import { componentElement } from './component-element.js'

/** Makes a link the theme's; its address becomes a hole unless it leads out of the site. */
export function finishLink(element: Element, place: Place): ElementContent[] {
  const { href: written, title, ...rest } = element.properties
  if (typeof written !== 'string') return [{ ...element, children: place.finish(element.children) }]
  const href = placeLink(written, place.draft.compilation.options)
  const kind = linkKind(href)
  if (kind === 'other') checkLocalAddress(element, href, place)
  const isInside = kind === 'page' || kind === 'api'
  const props = {
    text: place.draft.markers.text,
    href: isInside
      ? place.draft.markers.hole({ kind: 'link', link: place.link(kind === 'api' ? 'api' : 'link', href, element) })
      : href,
    isExternal: kind === 'external',
    ...(typeof title === 'string' && { title }),
  }
  return [{ ...componentElement({ name: 'Link', props }, place.finish(element.children)), properties: rest }]
}
