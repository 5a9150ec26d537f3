import type { Element, ElementContent } from 'hast'
import { readHeadElement, type WrittenHeadElement } from '../../mdx/read-head-element.js'
import type { Place } from '../draft.js'
import { linkKind } from '../link-kind.js'
import { componentElement } from './component-element.js'

/** Where drawn HTML stands. */
export interface DrawnPlace {
  readonly place: Place
  /** What is put into the HTML later. */
  readonly slots: Element[]
  /** The element that was drawn. */
  readonly element: Element
}

// A component can't know where a link leads or which language the page has. It writes what it wants between two U+0000,
// as a word and its data, which `@docusaurus/…` of the theme do for it.
const MESSAGE = /\u0000@(\w+):([^\u0000]*)\u0000/g

/** Drawn HTML with the holes and blocks that its components have asked for. */
export function readMessages(html: string, drawn: DrawnPlace): string {
  if (!html.includes('\u0000@')) return html
  return html.replace(MESSAGE, (_whole, kind: string, data: string) =>
    answer(kind, JSON.parse(decodeURIComponent(data)), drawn),
  )
}

function answer(kind: string, data: Readonly<Record<string, unknown>>, { place, slots, element }: DrawnPlace): string {
  const { markers } = place.draft
  switch (kind) {
    case 'link': {
      const href = String(data['href'])
      return linkKind(href) === 'page' ? markers.hole({ kind: 'link', link: place.link('link', href, element) }) : href
    }
    case 'text': {
      const { key, values = {}, fallback } = data as unknown as TextMessage
      return markers.hole({ kind: 'text', key, values, ...(fallback !== undefined && { fallback }) })
    }
    case 'code': {
      const { language, meta, code } = data as unknown as CodeMessage
      const [block] = place.finish([codeElement({ language, meta, code }, element)])
      return block?.type === 'element' ? `\u0000s${slots.push(block) - 1}\u0000` : ''
    }
    case 'head': {
      const { elements } = data as unknown as { readonly elements: readonly WrittenHeadElement[] }
      takeToHead(elements, { place, slots, element })
      return ''
    }
    case 'document': {
      const { file, props } = data as unknown as DocumentMessage
      const key = JSON.stringify([file, props])
      const content = place.draft.documents.get(key)
      if (!content) place.draft.compilation.documents.set(key, { key, file, props })
      return content ? `\u0000s${slots.push(shown(place.finish([content], { isNested: true }))) - 1}\u0000` : ''
    }
    case 'layout':
      place.draft.compilation.hidesFooter ||= data['hidesFooter'] === true
      return ''
    case 'cards':
      return markers.hole({ kind: 'cards' })
    default:
      return ''
  }
}

/** A mistake is that of the component as a whole: nobody knows where in its code the element stands. */
function takeToHead(elements: readonly WrittenHeadElement[], { place, element }: DrawnPlace): void {
  for (const written of elements) {
    const read = readHeadElement(written)
    if ('mistake' in read) place.report(element, { ...read.mistake, length: 1 })
    else place.draft.compilation.headElements.push(read)
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

function shown(children: ElementContent[]): Element {
  return componentElement({ name: 'Group' }, children)
}

interface CodeMessage {
  readonly language: string
  readonly meta: string
  readonly code: string
}

function codeElement({ language, meta, code }: CodeMessage, { position }: Element): Element {
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
