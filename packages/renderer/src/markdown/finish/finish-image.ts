import type { Element, ElementContent, Properties } from 'hast'
import { checkLocalAddress } from '../check/check-local-address.js'
import { checkSecureAddress } from '../check/check-secure-address.js'
import { reportMissingAlternative } from '../check/report-missing-alternative.js'
import type { Place } from '../draft.js'
import { attributesOf } from '../html/attributes-of.js'
import { linkKind } from '../link-kind.js'
import { rebaseLink } from '../rebase-link.js'

/** Makes a picture of the site a hole; one of another site stays an element that loads late. */
export function finishImage(element: Element, place: Place): ElementContent[] {
  const { draft } = place
  const { src: written, ...given } = element.properties
  const rest = { alt: '', ...given }
  const isFirst = draft.imageCount++ === 0
  if (given['alt'] === undefined) reportMissingAlternative(element, place)
  if (typeof written !== 'string') return [element]
  const src = rebaseLink(written, draft.compilation.options.linkBase)
  checkSecureAddress(element, src, place)
  const kind = linkKind(src)
  if (kind === 'other') checkLocalAddress(element, src, place)
  if (kind !== 'page') return [{ ...element, properties: lateProperties({ src, ...rest }) }]
  const link = place.link('image', src, element)
  const attributes = attributesOf(rest)
  return [{ type: 'text', value: draft.markers.hole({ kind: 'image', link, attributes, isLazy: !isFirst }) }]
}

function lateProperties(properties: Properties): Properties {
  return { loading: 'lazy', decoding: 'async', ...properties }
}
