import type { Element, Properties } from 'hast'
import type { ReactElement } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import rehypeReact from 'rehype-react'
import { unified } from 'unified'
import { checkLocalUrl } from '../check/check-local-url.js'
import { linkKind } from '../link-kind.js'
import { placeLink } from '../rebase-link.js'
import type { RenderContext } from './context.js'
import { elementHtml } from './element-html.js'

/** Renders a link with the theme's component; its URL becomes a hole unless it is external. */
export function renderLink(element: Element, context: RenderContext): string {
  const { draft, draw } = context
  const { href: written, title, ...rest } = element.properties
  if (typeof written !== 'string') return elementHtml(element, context.render(element.children), context)
  const href = placeLink(written, draft.compilation.options)
  const kind = linkKind(href)
  if (kind === 'other') checkLocalUrl(element, href, context)
  const isInside = kind === 'page' || kind === 'api'
  const props = {
    text: draft.markers.text,
    href: isInside
      ? draft.markers.hole({ kind: 'link', link: context.link(kind === 'api' ? 'api' : 'link', href, element) })
      : href,
    isExternal: kind === 'external',
    ...(typeof title === 'string' && { title }),
  }
  const attributes = Object.keys(rest).length === 0 ? undefined : reactProps(rest)
  return draw({ name: 'Link', props, ...(attributes && { attributes }) }, [context.render(element.children)])
}

const processor = unified().use(rehypeReact, { Fragment, jsx, jsxs }).freeze()

/** Properties of an HTML tree under React's names. */
function reactProps(properties: Properties): Readonly<Record<string, unknown>> {
  const link: Element = { type: 'element', tagName: 'a', properties, children: [] }
  const root: ReactElement<{ readonly children: ReactElement<Record<string, unknown>> }> = processor.stringify({
    type: 'root',
    children: [link],
  })
  return root.props.children.props
}
