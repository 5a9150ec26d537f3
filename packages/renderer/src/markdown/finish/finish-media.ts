import type { Element, ElementContent } from 'hast'
import { checkLocalAddress } from '../check/check-local-address.js'
import { checkSecureAddress } from '../check/check-secure-address.js'
import type { Place } from '../draft.js'
import { linkKind } from '../link-kind.js'
import { rebaseLink } from '../rebase-link.js'

const ADDRESSES = ['src', 'poster'] as const

/** Makes the addresses of films, sounds and their tracks holes where they are files of the site. */
export function finishMedia(element: Element, place: Place): ElementContent[] {
  const properties = { ...element.properties }
  for (const name of ADDRESSES) {
    const written = properties[name]
    if (typeof written !== 'string') continue
    const address = rebaseLink(written, place.draft.compilation.options.linkBase)
    properties[name] = address
    checkSecureAddress(element, address, place)
    checkLocalAddress(element, address, place)
    if (linkKind(address) !== 'page') continue
    properties[name] = place.draft.markers.hole({ kind: 'link', link: place.link('link', address, element) })
  }
  return [{ ...element, properties, children: place.finish(element.children) }]
}
