import type { Element, Properties, RootContent } from 'hast'
import { trimUrl } from '../../contract/trim-url.js'
import { escapeText } from '../../html/escape-html.js'
import { withoutMarkers } from '../create-markers.js'
import type { Block } from '../directives/block.js'
import type { Draft } from '../draft.js'
import { hasAttributes } from '../html/create-element.js'
import { elementHtml, isTablePart } from '../html/element-html.js'
import { REACT_PROPS } from '../html/jsx-element.js'
import { isInlineTag, textOf } from '../html/text-of.js'
import { isOneUrl } from '../html/unsafe-html.js'
import { renderAdmonition } from './blocks/admonition.js'
import { renderContentBlock } from './blocks/content-block.js'
import { renderDetails, renderDetailsElement } from './blocks/details.js'
import { renderInlineBlock } from './blocks/inline-block.js'
import { renderLoneTab, renderTabs } from './blocks/tabs.js'
import { renderView } from './blocks/view.js'
import { renderCodeBlock } from './code-block.js'
import { isFootnoteLink, renderFootnoteLink, renderFootnotes } from './footnotes.js'
import { renderHeading, renderTitle } from './heading.js'
import { renderImage } from './image.js'
import { renderLink } from './link.js'
import { renderItem } from './list.js'
import { renderMath } from './math.js'
import { renderMedia } from './media.js'
import { renderParagraph } from './paragraph.js'
import { renderReactComponent } from './react/react-component.js'
import { renderTable } from './table.js'
import { readLineEnd, readText } from './text.js'
import { needsTrust, renderTrusted } from './trusted-html.js'

/** Renders one construct: an element of the HTML tree to HTML with markers. */
type Handler = (element: Element, draft: Draft) => string

const BY_TAG: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  ['a', (element, draft) => (isFootnoteLink(element) ? renderFootnoteLink : renderLink)(element, draft)],
  ['details', renderDetailsElement],
  ['h1', renderHeading],
  ['h2', renderHeading],
  ['h3', renderHeading],
  ['h4', renderHeading],
  ['h5', renderHeading],
  ['h6', renderHeading],
  ['img', renderImage],
  ['li', renderItem],
  ['p', renderParagraph],
  ['pre', renderCodeBlock],
  [
    'section',
    (element, draft) =>
      (element.properties['dataFootnotes'] === undefined ? renderPlain : renderFootnotes)(element, draft),
  ],
  ['table', renderTable],
  ['audio', renderMedia],
  ['video', renderMedia],
  ['source', renderMedia],
  ['track', renderMedia],
])

/** Elements that React considers void, although HTML parsers do not. */
const EMPTY_FOR_REACT: ReadonlySet<string> = new Set(['keygen', 'menuitem'])

/** Renders nodes of the HTML tree to HTML with markers, and collects the page's facts in the draft. */
export function renderNodes(nodes: readonly RootContent[], draft: Draft): string {
  let html = ''
  for (let index = 0; index < nodes.length; index += 1) {
    const node = nodes[index]
    if (node?.type === 'element') html += renderElement(node, draft)
    else if (node?.type === 'text')
      html += node.value === '\n' ? readLineEnd(draft) : escapeText(readText(node.value, draft))
  }
  return html
}

function renderElement(original: Element, draft: Draft): string {
  const isBare = !hasAttributes(original)
  const simple = isBare ? renderSimple(original, draft) : undefined
  if (simple !== undefined) return simple
  const element = isBare ? original : readAttributes(original, draft)
  const block = element.data?.block
  if (block && block.kind !== 'code') return renderBlock(element, block, draft)
  if (draft.compilation.options.trustHtml && needsTrust(element)) return renderTrusted(element, draft)
  const { handler, isInline } = findTag(element.tagName)
  if (isInline) return handler(element, draft)
  draft.sections.separate()
  const html = handler(element, draft)
  draft.sections.separate()
  return html
}

/** Inline elements that consist of their tags and content if they have no attributes. */
const SIMPLE_INLINE: ReadonlySet<string> = new Set(['code', 'em', 'strong', 'del'])
/** Block elements that consist of their tags and content if they have no attributes. */
const SIMPLE_BLOCKS: ReadonlySet<string> = new Set(['td', 'th', 'ul', 'ol', 'blockquote'])

/**
 * Renders a simple element like `renderPlain`, but faster; `undefined` for others. Most elements of Markdown are
 * simple.
 */
function renderSimple({ tagName, children, data }: Element, draft: Draft): string | undefined {
  if (data !== undefined) return undefined
  if (SIMPLE_INLINE.has(tagName)) return `<${tagName}>${renderNodes(children, draft)}</${tagName}>`
  if (!SIMPLE_BLOCKS.has(tagName)) return undefined
  draft.sections.separate()
  const html = `<${tagName}>${renderNodes(children, draft)}</${tagName}>`
  draft.sections.separate()
  return html
}

/** Facts about elements of one name. */
interface Tag {
  readonly handler: Handler
  readonly isInline: boolean
  /** False for elements that React would not render: only their content is shown. */
  readonly isRendered: boolean
}

const tags = new Map<string, Tag>()

function findTag(tagName: string): Tag {
  const memoized = tags.get(tagName)
  if (memoized) return memoized
  const tag = {
    handler: BY_TAG.get(tagName) ?? renderPlain,
    isInline: isInlineTag(tagName),
    // React throws on invalid names, and on content in an element that it considers void.
    isRendered: /^[a-z][\w.:-]*$/i.test(tagName) && !EMPTY_FOR_REACT.has(tagName),
  }
  // Sources can contain any number of names.
  if (tags.size < 1000) tags.set(tagName, tag)
  return tag
}

function renderBlock(element: Element, block: Exclude<Block, { kind: 'code' }>, draft: Draft): string {
  if ('id' in block && block.id !== undefined) draft.anchors.push(block.id)
  if ('sheet' in block && block.sheet !== undefined) draft.sheets.add(block.sheet)
  switch (block.kind) {
    case 'admonition':
      return renderAdmonition(element, block, draft)
    case 'details':
      return renderDetails(element, block, draft)
    case 'tabs':
      return renderTabs(element, block, draft)
    case 'tab':
      return renderLoneTab(element, draft)
    case 'content':
      return renderContentBlock(element, block, draft)
    case 'inline':
      return renderInlineBlock(element, block, draft)
    case 'include':
      return draft.render(element.children, { file: block.file })
    case 'cards':
      return draft.markers.hole({ kind: 'cards' })
    case 'math':
      return renderMath(element, block.isDisplay, draft)
    case 'title':
      return renderTitle(element, draft)
    case 'mdx':
      return elementHtml(element, draft.render(element.children, { isSilent: true }), draft)
    case 'label':
      return renderPlain(element, draft)
    case 'react':
      return renderReactComponent(element, block, draft)
    case 'toc':
    case 'given-cards':
    case 'text':
      return renderView(element, block, draft)
  }
}

function renderPlain(element: Element, draft: Draft): string {
  const { tagName, children } = element
  const isInSvg = draft.isInSvg || tagName === 'svg'
  const positionChange = isInSvg === draft.isInSvg ? undefined : { isInSvg }
  const content = draft.render(childrenOf(tagName, children), positionChange)
  if (!findTag(tagName).isRendered) return content
  // A `docgen-` tag in a source is not a component.
  return elementHtml(tagName.startsWith('docgen-') ? { ...element, tagName: 'span' } : element, content, draft)
}

/** Returns the children to render: the text of an SVG `title`, and no white space between the parts of a table. */
function childrenOf(tagName: string, children: Element['children']): Element['children'] {
  if (tagName === 'title') return [{ type: 'text', value: textOf(children) }]
  return isTablePart(tagName) ? children.filter(isNotBlank) : children
}

function isNotBlank(node: RootContent): boolean {
  return node.type !== 'text' || node.value.trim() !== ''
}

/** Cleans the attributes of an element. Records its id, or the name of an `a`, as an anchor. */
function readAttributes(original: Element, { anchors }: Draft): Element {
  const element = withCleanProperties(original)
  const { id, name } = element.properties
  if (typeof id === 'string' && id !== '') anchors.push(id)
  else if (element.tagName === 'a' && typeof name === 'string') anchors.push(name)
  return element
}

function withCleanProperties(element: Element): Element {
  const { properties } = element
  let clean: Properties | undefined
  for (const name in properties) {
    const value = properties[name]
    if (REACT_PROPS.has(name)) clean = { ...(clean ?? properties), [name]: undefined }
    else if (typeof value === 'string' && value.includes('\u0000')) {
      clean = { ...(clean ?? properties), [name]: withoutMarkers(value) }
    } else if (typeof value === 'string' && isOneUrl(name)) {
      // Line breaks inside stay as CommonMark has them: browsers ignore them.
      const url = value.trim() === value ? value : trimUrl(value)
      if (url !== value) clean = { ...(clean ?? properties), [name]: url }
    }
  }
  return clean ? { ...element, properties: clean } : element
}
