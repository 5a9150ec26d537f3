import type { Image } from 'mdast'
import { normalizeUri } from 'micromark-util-sanitize-uri'
import { attributesHtml } from '../../render/attributes-html.js'
import { checkLocalUrl } from '../check/check-local-url.js'
import { checkSecureUrl } from '../check/check-secure-url.js'
import { reportMissingAlternative } from '../check/report-missing-alternative.js'
import { withoutMarkers } from '../create-markers.js'
import { isExternal, linkKind } from '../link-kind.js'
import { rebaseLink } from '../rebase-link.js'
import type { Writer } from './writer.js'

/** Writes an image of the site as a hole, one of another site as a lazy element. */
export function writeImage(node: Image, writer: Writer): string {
  const { draft } = writer
  const isFirst = draft.imageCount++ === 0
  if (!node.alt) reportMissingAlternative(node, writer)
  const attributes = {
    alt: withoutMarkers(node.alt ?? ''),
    ...(typeof node.title === 'string' && { title: withoutMarkers(node.title) }),
  }
  const url = rebaseLink(node.url, draft.compilation.options.linkBase)
  const src = withoutMarkers(isExternal(url) ? normalizeUri(url) : url)
  const element = { tagName: 'img', ...(node.position && { position: node.position }) }
  checkSecureUrl(element, src, writer)
  const kind = linkKind(src)
  if (kind === 'other') checkLocalUrl(element, src, writer)
  if (kind !== 'page') return `<img${attributesHtml({ loading: 'lazy', decoding: 'async', src, ...attributes })}>`
  return draft.markers.hole({ kind: 'image', link: writer.link('image', src, node), attributes, isLazy: !isFirst })
}
