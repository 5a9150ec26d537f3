import type { Element, Properties, Root, RootContent } from 'hast'
import type { LinkUse } from '../../contract/index.js'
import { REACT_PROPS } from '../../mdx/jsx-element.js'
import { escapeText } from '../../render/escape-html.js'
import type { Block } from '../block.js'
import type { Problem } from '../compilation.js'
import { withoutMarkers } from '../create-markers.js'
import type { Draft } from '../draft.js'
import type { Placed } from '../source-file.js'
import { renderAdmonition } from './admonition.js'
import { renderCodeBlock } from './code-block.js'
import { type ContextState, type Handler, type RenderContext, readText } from './context.js'
import { renderDetails, renderDetailsElement } from './details.js'
import { elementHtml, isTablePart } from './element-html.js'
import { isFootnoteLink, renderFootnoteLink, renderFootnotes } from './footnotes.js'
import { renderHeading, renderTitle } from './heading.js'
import { renderImage } from './image.js'
import { renderLink } from './link.js'
import { renderMath } from './math.js'
import { renderMedia } from './media.js'
import { renderParagraph } from './paragraph.js'
import { renderReactComponent } from './react-component.js'
import type { RenderThemeComponent } from './render-theme-component.js'
import { renderTable } from './table.js'
import { renderLoneTab, renderTabs } from './tabs.js'
import { renderTaskItem } from './task-item.js'
import { isInlineTag, textOf } from './text-of.js'
import { needsTrust, renderTrusted } from './trusted-html.js'
import { renderView } from './view.js'

const BY_TAG: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  ['a', (element, context) => (isFootnoteLink(element) ? renderFootnoteLink : renderLink)(element, context)],
  ['details', renderDetailsElement],
  ['h1', renderHeading],
  ['h2', renderHeading],
  ['h3', renderHeading],
  ['h4', renderHeading],
  ['h5', renderHeading],
  ['h6', renderHeading],
  ['img', renderImage],
  ['li', renderTaskItem],
  ['p', renderParagraph],
  ['pre', renderCodeBlock],
  [
    'section',
    (element, context) =>
      (element.properties['dataFootnotes'] === undefined ? renderPlain : renderFootnotes)(element, context),
  ],
  ['table', renderTable],
  ['audio', renderMedia],
  ['video', renderMedia],
  ['source', renderMedia],
  ['track', renderMedia],
])

const EMPTY_FOR_REACT: ReadonlySet<string> = new Set(['keygen', 'menuitem'])

/** Renders a page's HTML tree to HTML with markers, and collects its facts in the draft. */
export function renderDocument(tree: Root, draft: Draft, draw: RenderThemeComponent): string {
  const file = draft.compilation.source.path
  const state = { file, isNested: false, isSilent: false, isInReact: false, isInSvg: false }
  return new Context(draft, draw, state).render(tree.children)
}

// A class, because every heading, link and admonition creates one.
class Context implements RenderContext {
  readonly draft: Draft
  readonly draw: RenderThemeComponent
  readonly file: string
  readonly isNested: boolean
  readonly isSilent: boolean
  readonly isInReact: boolean
  readonly isInSvg: boolean

  constructor(draft: Draft, draw: RenderThemeComponent, state: ContextState) {
    this.draft = draft
    this.draw = draw
    this.file = state.file
    this.isNested = state.isNested
    this.isSilent = state.isSilent
    this.isInReact = state.isInReact
    this.isInSvg = state.isInSvg
  }

  render(nodes: readonly RootContent[], change?: Partial<ContextState>): string {
    const { file, isNested, isSilent, isInReact, isInSvg } = this
    const context = change
      ? new Context(this.draft, this.draw, { file, isNested, isSilent, isInReact, isInSvg, ...change })
      : this
    let html = ''
    for (const node of nodes) {
      if (node.type === 'text') html += escapeText(readText(node.value, context))
      else if (node.type === 'element') html += renderElement(node, context)
    }
    return html
  }

  report(placed: Placed, problem: Problem): void {
    this.draft.compilation.report(this.file, placed.position?.start, problem)
  }

  link(kind: LinkUse['kind'], href: string, { position }: Placed): number {
    const { line = 1, column = 1 } = position?.start ?? {}
    return this.draft.links.push({ kind, href, file: this.file, line, column }) - 1
  }
}

function renderElement(original: Element, context: RenderContext): string {
  const element = withCleanProperties(original)
  const { draft } = context
  const { id } = element.properties
  if (typeof id === 'string' && id !== '') draft.anchors.push(id)
  else if (element.tagName === 'a' && typeof element.properties['name'] === 'string')
    draft.anchors.push(element.properties['name'])
  const block = element.data?.block
  if (block && block.kind !== 'code') return renderBlock(element, block, context)
  if (draft.compilation.options.trustHtml && needsTrust(element)) return renderTrusted(element, context)
  const handler = BY_TAG.get(element.tagName) ?? renderPlain
  if (isInlineTag(element.tagName)) return handler(element, context)
  draft.sections.separate()
  const html = handler(element, context)
  draft.sections.separate()
  return html
}

function renderBlock(element: Element, block: Exclude<Block, { kind: 'code' }>, context: RenderContext): string {
  if ('id' in block && block.id !== undefined) context.draft.anchors.push(block.id)
  switch (block.kind) {
    case 'admonition':
      return renderAdmonition(element, block, context)
    case 'details':
      return renderDetails(element, block, context)
    case 'tabs':
      return renderTabs(element, block, context)
    case 'tab':
      return renderLoneTab(element, context)
    case 'include':
      return context.render(element.children, { file: block.file })
    case 'cards':
      return context.draft.markers.hole({ kind: 'cards' })
    case 'math':
      return renderMath(element, block.isDisplay, context)
    case 'title':
      return renderTitle(element, context)
    case 'mdx':
      return elementHtml(element, context.render(element.children, { isSilent: true }), context)
    case 'label':
      return renderPlain(element, context)
    case 'react':
      return renderReactComponent(element, block, context)
    case 'toc':
    case 'given-cards':
    case 'text':
      return renderView(element, block, context)
  }
}

function renderPlain(element: Element, context: RenderContext): string {
  const { tagName, children } = element
  const isInSvg = context.isInSvg || tagName === 'svg'
  const inside = isInSvg === context.isInSvg ? undefined : { isInSvg }
  const content = context.render(shownChildren(tagName, children), inside)
  // React throws on invalid names, and on content in an element that it considers void.
  if (!/^[a-z][\w.:-]*$/i.test(tagName) || EMPTY_FOR_REACT.has(tagName)) return content
  // A `docgen-` tag in a source is not a component.
  return elementHtml(tagName.startsWith('docgen-') ? { ...element, tagName: 'span' } : element, content, context)
}

/** A title, which occurs only in drawings here, contains no elements; a table has no text between its parts. */
function shownChildren(tagName: string, children: Element['children']): Element['children'] {
  if (tagName === 'title') return [{ type: 'text', value: textOf(children) }]
  return isTablePart(tagName) ? children.filter(isNotBlank) : children
}

function isNotBlank(node: RootContent): boolean {
  return node.type !== 'text' || node.value.trim() !== ''
}

function withCleanProperties(element: Element): Element {
  const { properties } = element
  let clean: Properties | undefined
  for (const name in properties) {
    const value = properties[name]
    if (REACT_PROPS.has(name)) clean = { ...(clean ?? properties), [name]: undefined }
    else if (typeof value === 'string' && value.includes('\u0000')) {
      clean = { ...(clean ?? properties), [name]: withoutMarkers(value) }
    }
  }
  return clean ? { ...element, properties: clean } : element
}
