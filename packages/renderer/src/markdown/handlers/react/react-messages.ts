import type { Element } from 'hast'
import type { FramePart } from '../../../contract/index.js'
import { trimUrl } from '../../../contract/trim-url.js'
import { NO_ICON_SETS } from '../../directives/icon-sets.js'
import type { Draft } from '../../draft.js'
import { linkKind } from '../../link-kind.js'
import { type RawHeadElement, readHeadElement } from '../../mdx/convert/read-head-element.js'
import { slotMark } from './fill-slots.js'

/** The context of rendered HTML. */
export interface RenderedContext {
  readonly draft: Draft
  /** HTML that is inserted into the rendered HTML later. */
  readonly slots: string[]
  /** The rendered element. */
  readonly element: Element
}

// A component doesn't know the target of a link or the page's language. So the theme's `@docusaurus/…` modules write a
// request between two U+0000: a name and its data.
const MESSAGE = /\u0000@(\w+):([^\u0000]*)\u0000/g

/** Replaces the requests of components in rendered HTML with the holes and blocks that they request. */
export function readMessages(html: string, rendered: RenderedContext): string {
  if (!html.includes('\u0000@')) return html
  return html.replace(MESSAGE, (_whole, kind: string, data: string) =>
    answerRequest(kind, JSON.parse(decodeURIComponent(data)), rendered),
  )
}

function answerRequest(
  kind: string,
  data: Readonly<Record<string, unknown>>,
  { draft, slots, element }: RenderedContext,
): string {
  const { markers } = draft
  switch (kind) {
    case 'link': {
      const href = trimUrl(String(data['href']))
      return linkKind(href) === 'page' ? markers.hole({ kind: 'link', link: draft.link('link', href, element) }) : href
    }
    case 'text': {
      const { key, values = {}, fallback } = data as unknown as TextMessage
      return markers.hole({ kind: 'text', key, values, ...(fallback !== undefined && { fallback }) })
    }
    case 'code': {
      const { language, meta, code } = data as unknown as CodeMessage
      return slotMark(slots.push(draft.render([createCodeElement({ language, meta, code }, element)])) - 1)
    }
    case 'head': {
      const { elements } = data as unknown as { readonly elements: readonly RawHeadElement[] }
      moveToHead(elements, { draft, slots, element })
      return ''
    }
    case 'document': {
      const { file, props } = data as unknown as DocumentMessage
      const key = JSON.stringify([file, props])
      const content = draft.documents.get(key)
      if (!content) draft.compilation.documents.set(key, { key, file, props })
      return content ? slotMark(slots.push(draft.render([content], { isNested: true })) - 1) : ''
    }
    case 'layout':
      draft.compilation.hidesFooter ||= data['hidesFooter'] === true
      draft.compilation.layout = data['layout'] as 'home' | 'full' | 'column'
      return ''
    case 'framePart':
      draft.compilation.frameParts.add(data['part'] as FramePart)
      return ''
    case 'icon': {
      const icon = draft.compilation.options.findIcon?.(String(data['name'])) ?? NO_ICON_SETS
      if ('html' in icon) return icon.html
      draft.report(element, { code: 'icon', ...icon, length: 1 })
      return ''
    }
    case 'sheet':
      draft.sheets.add(String(data['name']))
      return ''
    case 'search':
      return markers.hole({ kind: 'search' })
    case 'cards':
      return markers.hole({ kind: 'cards' })
    default:
      return ''
  }
}

/** Adds elements to the page's head. Reports problems at the component, because positions in its code are unknown. */
function moveToHead(elements: readonly RawHeadElement[], { draft, element }: RenderedContext): void {
  for (const raw of elements) {
    const read = readHeadElement(raw)
    if ('problem' in read) draft.report(element, { ...read.problem, length: 1 })
    else draft.compilation.headElements.push(read)
  }
}

interface TextMessage {
  readonly key: string
  readonly values?: Readonly<Record<string, string>>
  readonly fallback?: string
}

interface DocumentMessage {
  readonly file: string
  readonly props: Readonly<Record<string, unknown>>
}

interface CodeMessage {
  readonly language: string
  readonly meta: string
  readonly code: string
}

function createCodeElement({ language, meta, code }: CodeMessage, { position }: Element): Element {
  const inner: Element = { type: 'element', tagName: 'code', properties: {}, children: [{ type: 'text', value: code }] }
  return {
    type: 'element',
    tagName: 'pre',
    properties: {},
    children: [inner],
    data: { block: { kind: 'code', language, meta } },
    ...(position && { position }),
  }
}
