import type { Element, ElementContent } from 'hast'
import type { HeadingProps } from '../../contract/index.js'
import { beginSection } from '../begin-section.js'
import type { Place } from '../draft.js'
import { componentElement } from './component-element.js'
import { textOf } from './text-of.js'
import { toInlineHtml } from './to-inline-html.js'

const LEVELS: Readonly<Record<string, HeadingProps['level']>> = { h2: 2, h3: 3, h4: 4, h5: 5, h6: 6 }

/** Gives a heading its id, and begins its section. A level-1 heading other than the document's first has no link to itself. */
export function finishHeading(element: Element, place: Place): ElementContent[] {
  const { draft } = place
  const label = textOf(element.children)
  const { id: ownId, dataIdWords: words, ...properties } = element.properties
  const id = typeof ownId === 'string' ? ownId : draft.ids.slug(words ?? label)
  if (ownId === undefined) draft.anchors.push(id)
  const level = LEVELS[element.tagName]
  beginSection({ id, level: level ?? 1, label, html: toInlineHtml(element.children) }, draft)
  const children = place.finish(element.children, { isSilent: true })
  if (level === undefined) return [{ ...element, properties: { ...properties, id }, children }]
  const { className } = properties
  const props = {
    text: draft.markers.text,
    level,
    id,
    label,
    ...(Array.isArray(className) && { className: className.join(' ') }),
  }
  return [componentElement({ name: 'Heading', props }, children)]
}

/** Takes out the level-1 heading that opens the document: the layout shows it. */
export function finishTitle(element: Element, place: Place): ElementContent[] {
  const { draft } = place
  const text = textOf(element.children)
  const { id: ownId, dataIdWords: words } = element.properties
  const hasOwnId = typeof ownId === 'string'
  // Its slug is taken: a later heading of the same text is numbered, whether the title stands in the text or above it.
  const id = hasOwnId ? ownId : draft.ids.slug(words ?? text)
  if (!hasOwnId) draft.anchors.push(id)
  draft.heading = { children: place.finish(element.children, { isSilent: true }), text, id, hasOwnId }
  return []
}
