import { findDirection } from '@docgen/renderer/contract'

/** An element of a card, in the format of the package that renders cards. */
export type CardNode =
  | { readonly type: 'text'; readonly text: string; readonly style: CardStyles }
  | { readonly type: 'image'; readonly src: string; readonly style: CardStyles }
  | { readonly type: 'container'; readonly style: CardStyles; readonly children: readonly CardNode[] }

type CardStyles = Readonly<Record<string, unknown>>

/** The styles of a text node, which has no element of its own. */
const BARE: CardStyles = { display: 'inline' }

/** Size of a card in pixels, which link previews show uncropped. */
export const CARD_SIZE = { width: 1200, height: 630 } as const

// The symbols with which React marks elements and fragments. The cards need nothing else of React.
const ELEMENT = Symbol.for('react.transitional.element')
const FRAGMENT = Symbol.for('react.fragment')

/**
 * Renders the component of a card. Throws the errors of the component, and an error for an element that a card cannot
 * show, such as `svg`, or a component with hooks.
 */
export function renderCardNode(type: unknown, props: object): CardNode {
  const nodes = listNodes({ $$typeof: ELEMENT, type, props })
  const [root] = nodes
  return nodes.length === 1 && root?.type === 'container'
    ? root
    : createContainer({ width: '100%', height: '100%' }, nodes)
}

/**
 * Sets the direction of each text from its characters, and aligns it to the start side of the card. In the wrong
 * direction, the spaces of wrapped lines would be misplaced.
 */
export function alignTexts(node: CardNode, side: 'ltr' | 'rtl'): CardNode {
  if (node.type === 'container') return { ...node, children: node.children.map((child) => alignTexts(child, side)) }
  if (node.type === 'image' || node.style['display'] === 'inline') return node
  const direction = findDirection(node.text) ?? side
  return { ...node, style: { direction, textAlign: side === 'rtl' ? 'right' : 'left', ...node.style } }
}

/** Yields the texts and the images of a card. */
export function* listLeaves(node: CardNode): Generator<Exclude<CardNode, { readonly type: 'container' }>> {
  if (node.type === 'container') for (const child of node.children) yield* listLeaves(child)
  else yield node
}

function listNodes(node: unknown): readonly CardNode[] {
  if (node === null || node === undefined || typeof node === 'boolean' || node === '') return []
  if (typeof node === 'string' || typeof node === 'number') return [{ type: 'text', text: String(node), style: BARE }]
  if (Array.isArray(node)) return node.flatMap(listNodes)
  if (!isElement(node)) throw new TypeError(`a card cannot show a value of the type ${typeof node}`)
  const { type, props } = node
  if (type === FRAGMENT) return listNodes(props['children'])
  if (isMemo(type)) return listNodes({ ...node, type: type.type })
  if (typeof type === 'function') return listNodes(Reflect.apply(type, undefined, [props]))
  return [convertTag(String(type), props)]
}

// The content of these elements is neither text nor boxes.
const NOT_SHOWN = new Set(['svg', 'canvas', 'video', 'iframe', 'style', 'script'])
const INLINE = new Set(['a', 'b', 'code', 'em', 'i', 'small', 'span', 'strong'])

function convertTag(tag: string, { style, src, width, height, children }: Props): CardNode {
  if (NOT_SHOWN.has(tag)) throw new TypeError(`a card cannot show <${tag}>`)
  const elementStyle = isRecord(style) ? style : {}
  if (tag === 'img')
    return {
      type: 'image',
      src: String(src),
      style: { ...sizeOf('width', width), ...sizeOf('height', height), ...elementStyle },
    }
  const nodes = listNodes(children)
  const look = { display: INLINE.has(tag) ? 'inline' : 'block', ...elementStyle }
  const texts = nodes.flatMap((node) => (node.type === 'text' && node.style === BARE ? [node.text] : []))
  // An element with only text becomes a text with the styles of the element.
  return texts.length === nodes.length
    ? { type: 'text', text: texts.join(''), style: look }
    : createContainer(look, nodes)
}

function sizeOf(name: 'width' | 'height', value: unknown): CardStyles {
  if (value === undefined) return {}
  const size = Number(value)
  // Other values are lengths, such as `50%`.
  return { [name]: Number.isNaN(size) ? value : size }
}

function createContainer(style: CardStyles, children: readonly CardNode[]): CardNode {
  return { type: 'container', style, children }
}

type Props = Readonly<Record<string, unknown>>

function isElement(node: unknown): node is { readonly type: unknown; readonly props: Props } {
  return isRecord(node) && '$$typeof' in node && isRecord(node['props'])
}

/** Whether a component was created by React's `memo`. */
function isMemo(type: unknown): type is { readonly type: unknown } {
  return isRecord(type) && 'type' in type
}

function isRecord(value: unknown): value is Props {
  return typeof value === 'object' && value !== null
}
