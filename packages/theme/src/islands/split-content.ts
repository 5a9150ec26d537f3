import { cloneElement, createElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { checkProps } from './check-props.js'
import { type ContentNode, type HtmlNode, type PartNode, slotName } from './content-node.js'
import type { FramedComponent, IslandPart } from './island-part.js'

/** The children of an island, for the server and for the browser. */
export interface SplitContent {
  readonly children: readonly ReactNode[]
  readonly nodes: readonly ContentNode[]
  /** Content that is rendered as HTML of the page, by its number. */
  readonly slots: readonly ReactNode[]
  /** The components that hydrate together with the island. */
  readonly parts: readonly IslandPart[]
}

interface Split {
  readonly slots: ReactNode[]
  readonly parts: IslandPart[]
  readonly reachesContexts: boolean
  /** Number of components within HTML, each in a separate slot. */
  partSlots: number
}

/**
 * Splits children into components, which become parts of the island, and HTML of the page around and in them. If the
 * island may provide contexts, components within that HTML also become parts, which React renders again in the browser.
 * Throws on props of parts that are not JSON.
 */
export function splitContent(children: ReactNode, reachesContexts: boolean): SplitContent {
  const split: Split = { slots: [], parts: [], reachesContexts, partSlots: 0 }
  const pairs = splitChildren(children, split)
  return { children: pairs.map(({ element }) => element), nodes: pairs.map(({ node }) => node), ...split }
}

/** Whether children are more than strings: elements, or a placeholder for page content. */
export function hasContent(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000')
  if (Array.isArray(value)) return value.some(hasContent)
  return typeof value === 'object' && value !== null && '$$typeof' in value
}

/** A child as the server renders it, and as the browser reads it. */
interface Pair {
  readonly element: ReactNode
  readonly node: ContentNode
}

function splitChildren(children: ReactNode, split: Split): Pair[] {
  const list: readonly ReactNode[] = [children].flat(Number.POSITIVE_INFINITY)
  if (!list.some((child) => partOf(child) ?? keyOf(child))) return [splitHtml(children, split)]
  const pairs: Pair[] = []
  let html: ReactNode[] = []
  const endHtml = (): void => {
    if (html.some((child) => typeof child !== 'string' || child.trim() !== '')) pairs.push(splitHtml(html, split))
    html = []
  }
  for (const child of list) {
    const part = partOf(child)
    const key = keyOf(child)
    if (!part && key === undefined) html.push(child)
    else {
      endHtml()
      pairs.push(part ? splitPart(child as PartElement, part, split) : splitHtml(child, split, key))
    }
  }
  endHtml()
  return pairs
}

/** The key of an element with page content, which has the prop `fill`: components may select their children by key. */
function keyOf(child: ReactNode): string | undefined {
  const isOfPage = isValidElement<{ readonly fill?: unknown }>(child) && typeof child.props.fill === 'function'
  return isOfPage ? (child.key ?? undefined) : undefined
}

function splitHtml(content: ReactNode, split: Split, key?: string): Pair {
  if (!hasContent(content)) {
    const text = [content].flat(Number.POSITIVE_INFINITY).join('')
    return { element: text, node: text }
  }
  const slot = split.slots.push(undefined) - 1
  const parts: PartNode[] = []
  const html = split.reachesContexts ? withParts(content, parts, split) : content
  split.slots[slot] = html
  const node: HtmlNode = { slot, ...(key !== undefined && { key }), ...(parts.length > 0 && { parts }) }
  return { element: createElement('slot', { name: slotName('content', slot), key }, html), node }
}

/** Wraps each component within the content in a slot, in which the browser renders it; adds it to `parts`. */
function withParts(content: ReactNode, parts: PartNode[], split: Split): ReactNode {
  if (Array.isArray(content)) return content.map((child) => withParts(child, parts, split))
  // The content of the root component is the page, which has separate islands.
  if (!isValidElement<{ readonly children?: ReactNode }>(content) || content.type === 'docgen-root') return content
  const part = partOf(content)
  if (!part) {
    const { children } = content.props
    if (!hasContent(children)) return content
    return cloneElement(content, undefined, ...[withParts(children, parts, split)].flat())
  }
  const partSlot = split.partSlots++
  const { element, node } = splitPart(content as PartElement, part, split)
  parts.push({ ...node, place: partSlot })
  return createElement('slot', { name: slotName('part', partSlot), key: partSlot }, element)
}

type PartElement = ReactElement<{ readonly children?: ReactNode }>

function splitPart(
  { key, props: { children, ...props } }: PartElement,
  part: IslandPart,
  split: Split,
): { readonly element: ReactNode; readonly node: PartNode } {
  const { component, name, module } = part
  split.parts.push(part)
  const jsonProps = hasContent(children) ? props : { ...props, ...(children !== undefined && { children }) }
  checkProps(name, jsonProps)
  const pairs = hasContent(children) ? splitChildren(children, split) : []
  return {
    element: createElement(
      component,
      { ...jsonProps, ...(key !== null && { key }) },
      ...pairs.map(({ element }) => element),
    ),
    node: {
      src: module,
      name,
      ...(key !== null && { key }),
      props: jsonProps,
      ...(pairs.length > 0 && { children: pairs.map(({ node }) => node) }),
    },
  }
}

/**
 * The props of a component that stays plain HTML. Children that are islands only together with a provider lose their
 * frames, because the component may compare the types of its children.
 */
export function withoutFrames<Props extends { readonly children?: ReactNode }>(props: Props): Props {
  const { children } = props
  if (!Array.isArray(children))
    return partOf(children)?.settings.isOfContext ? { ...props, children: removeFrame(children) } : props
  return { ...props, children: children.map(removeFrame) }
}

function removeFrame(child: ReactNode): ReactNode {
  const part = partOf(child)
  if (!part?.settings.isOfContext) return child
  const { key, props } = child as ReactElement<object>
  return createElement(part.component, { ...withoutFrames(props), ...(key !== null && { key }) })
}

/** The component of an element and its settings, if the component is framed. */
function partOf(child: ReactNode): IslandPart | undefined {
  return isValidElement(child) ? (child.type as Partial<FramedComponent>).islandPart : undefined
}
