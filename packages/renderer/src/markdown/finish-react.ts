import type { Element, ElementContent } from 'hast'
import { createElement, Fragment, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { drawElement } from '../render/draw-element.js'
import { attributesOf } from './attributes-of.js'
import { COMPONENT_TAG, type ReactBlock } from './block.js'
import { componentElement } from './component-element.js'
import type { Place } from './draft.js'
import { moveStyles } from './move-styles.js'
import { readMessages } from './react-messages.js'

/** Draws a component of the site's own. Its Markdown children are drawn later, in their places; components among them at once, so that contexts reach them. */
export function finishReact(element: Element, block: ReactBlock, place: Place): ElementContent[] {
  const { sections, anchors } = place.draft
  const children = place.finish(element.children, { isNested: true, isInReact: true })
  if (place.isInReact) return [componentElement({ name: 'React', block }, children)]
  const slots: Element[] = []
  const prefix = `x${place.draft.reactCount++}-`
  const drawn = draw(block.create(toReact(children, slots)), prefix, (error) =>
    blame({ block, children }, error, prefix),
  )
  const read = readMessages(drawn, { place, slots, element })
  const html = moveStyles(withoutMain(read), place.draft.compilation.styleRules)
  sections.separate()
  if (!place.isSilent) sections.add(textIn(html))
  sections.separate()
  for (const [, id = ''] of html.matchAll(/<[^>]* id="([^"]+)"/g)) anchors.push(id)
  return [componentElement({ name: 'Drawn', html }, slots)]
}

/** Pages of Docusaurus bring a main part, which the layout around them has here: a document has one. */
function withoutMain(html: string): string {
  return html.includes('<main') ? html.replace(/<(\/?)main(?=[\s>])/g, '<$1div') : html
}

function draw(node: ReactNode, identifierPrefix: string, onError: (error: unknown) => void): string {
  try {
    return drawElement(node)
  } catch (error) {
    // A component without end: React would go on until the memory is full.
    if (error instanceof RangeError) {
      onError(error)
      return ''
    }
    // Hooks, contexts and mistakes: React itself tells them apart.
  }
  try {
    return renderToString(node, { identifierPrefix })
  } catch (error) {
    onError(error)
    return ''
  }
}

interface NestedUse {
  readonly block: ReactBlock
  readonly children: readonly ElementContent[]
}

/** Reports an error at the innermost component that throws by itself. */
function blame({ block, children }: NestedUse, error: unknown, prefix: string): void {
  for (const inner of findUses(children)) {
    let innerError: unknown
    draw(inner.block.create(toReact(inner.children, [])), prefix, (thrown) => {
      innerError = thrown
    })
    if (innerError === undefined) continue
    blame(inner, innerError, prefix)
    return
  }
  block.report(error)
}

function findUses(nodes: readonly ElementContent[]): NestedUse[] {
  return nodes.flatMap((node): NestedUse[] => {
    if (node.type !== 'element') return []
    const use = node.data?.component
    return use?.name === 'React' ? [{ block: use.block, children: node.children }] : findUses(node.children)
  })
}

/** Finished nodes as children of a component: texts and components as they are, all else as a mark for what is put in later. */
function toReact(nodes: readonly ElementContent[], slots: Element[]): ReactNode {
  const children = nodes.map((node) => nodeToReact(node, slots))
  return children.length < 2 ? children[0] : createElement(Fragment, null, ...children)
}

function nodeToReact(node: ElementContent, slots: Element[]): ReactNode {
  if (node.type === 'text') return node.value
  if (node.type !== 'element') return undefined
  const use = node.data?.component
  if (use?.name === 'React') return use.block.create(toReact(node.children, slots))
  if (node.tagName !== COMPONENT_TAG && findUses(node.children).length > 0 && node.properties['style'] === undefined) {
    return createElement(node.tagName, propsOf(node), ...node.children.map((child) => nodeToReact(child, slots)))
  }
  return `\u0000s${slots.push(componentElement({ name: 'Group' }, [node])) - 1}\u0000`
}

const REACT_NAMES: Readonly<Record<string, string>> = { class: 'className', for: 'htmlFor' }

function propsOf({ properties }: Element): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributesOf(properties)).map(([name, value]) => [REACT_NAMES[name] ?? name, value]),
  )
}

/** The words in drawn HTML, for search. */
function textIn(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>|\u0000[^\u0000]*\u0000/g, ' ')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_entity, name: string) => ENTITIES[name] ?? '')
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
