import type { Element } from 'hast'
import { cloneElement, createElement, Fragment, isValidElement, type ReactNode } from 'react'
import type { NestedComponent, NestedUse, ReactBlock, ReactChild, TabProps } from '../../directives/block.js'
import type { Draft } from '../../draft.js'
import { htmlToReact } from '../../html/to-react.js'
import { readText } from '../text.js'
import { addAttributes } from './add-attributes.js'
import { slotMark, withoutTextBorders } from './fill-slots.js'

const USE_MARK = /\u0000r(\d+)\u0000/g
const ONE_USE_MARK = /^\u0000r(\d+)\u0000$/
const HOLES = /^(?:\u0000\d+\u0000)+$/

/** Stores a component among the children of another one, and returns its marker. */
export function componentMark(component: NestedComponent, draft: Draft): string {
  return `\u0000r${draft.nestedUses.push(component) - 1}\u0000`
}

/** Stores a tab among the children of a component, and returns its marker. */
export function tabMark(props: TabProps, html: string, draft: Draft): string {
  return `\u0000r${draft.nestedUses.push({ props, html }) - 1}\u0000`
}

/** Renders the children of a component one by one; joins adjacent texts. */
export function renderReactChildren({ children }: Element, draft: Draft): ReactChild[] {
  const rendered: ReactChild[] = []
  for (const node of children) {
    const isText = node.type === 'text'
    const html = isText ? readText(node.value, draft) : draft.render([node], { isNested: true, isInReact: true })
    const last = rendered.at(-1)
    if (html === '') continue
    const { key, block } = (node.type === 'element' && node.data) || {}
    const tag = node.type === 'element' && !block && node.tagName !== 'pre' ? node.tagName : undefined
    const child = { html, ...(key !== undefined && { key }), ...(tag !== undefined && { tag }) }
    if (key !== undefined || !(isText || HOLES.test(html))) rendered.push(child)
    else if (typeof last === 'string') rendered[rendered.length - 1] = last + html
    else rendered.push(html)
  }
  return rendered
}

/** The gaps in HTML that React renders, and their content. */
export interface Gaps {
  /** The components and tabs inside components, by the number of their marker. */
  readonly uses: readonly NestedUse[]
  /** Content of the page, represented by markers in the rendered HTML. */
  readonly slots: string[]
  /** The component around the content of each slot. */
  readonly owners: ReactBlock[]
  /** HTML of the components within that content, by the number of their marker. */
  readonly rendered: Map<number, string>
  /** Components that threw with gaps as children, and receive elements instead. */
  readonly readers: Set<ReactBlock>
}

/**
 * Converts the children of a component to React nodes: texts and components stay, everything else becomes an element
 * that leaves a gap. A component that reads its children receives the elements of their HTML instead.
 */
export function toReactNodes(component: NestedComponent, gaps: Gaps): ReactNode[] {
  const { block, children } = component
  const isReader = hasElements(component) && (gaps.readers.has(block) || readsChildren(block))
  return children.map((child) => {
    if (typeof child === 'string') return child
    const { html, tag } = child
    const node =
      isReader && tag !== undefined
        ? fillElements(htmlToReact(cutElement(withoutTabs(html, gaps.uses), tag)), gaps)
        : toReactNode(html, block, gaps)
    // Components may select among their children by key.
    return child.key !== undefined && isValidElement(node) ? cloneElement(node, { key: child.key }) : node
  })
}

/** Whether Markdown or HTML elements are among the children of a component. */
export function hasElements({ children }: NestedComponent): boolean {
  return children.some((child) => typeof child !== 'string' && child.tag !== undefined)
}

/** Code that reads the props of an element, or compares its type with the name of an HTML element. */
const READS_CHILDREN = /(?<!\bthis)\.props\b|\.type\s?[!=]==?\s?["'][a-z]/

const readers = new WeakMap<object, boolean>()

/** Whether the code of a component reads its children instead of only rendering them. */
function readsChildren({ create }: ReactBlock): boolean {
  const element = create([])
  if (!isValidElement(element) || typeof element.type !== 'function') return false
  const isReader = readers.get(element.type) ?? READS_CHILDREN.test(String(element.type))
  readers.set(element.type, isReader)
  return isReader
}

function toReactNode(childHtml: string, block: ReactBlock, gaps: Gaps): ReactNode {
  const use = gaps.uses[Number(ONE_USE_MARK.exec(childHtml)?.[1])]
  if (use && 'block' in use) return use.block.create(toReactNodes(use, gaps))
  if (use) return createElement(TabItem, use.props, ...toReactNodes({ block, children: [{ html: use.html }] }, gaps))
  const html = withoutTabs(childHtml, gaps.uses)
  const index = gaps.slots.push(html) - 1
  gaps.owners.push(block)
  // React renders components within the content next to its marker, so that surrounding contexts reach them.
  const inner = findComponents(html, gaps.uses).flatMap(([number, inside]) => [
    `\u0000u${number}\u0000`,
    inside.block.create(toReactNodes(inside, gaps)),
    '\u0000/u\u0000',
  ])
  const fill = (attributes: Readonly<Record<string, unknown>>): string => {
    gaps.slots[index] = addAttributes(html, attributes)
    return slotMark(index)
  }
  return createElement(Content, { fill }, ...inner)
}

/** Cuts an element out of the HTML that the theme renders around it, such as the frame of a table. */
function cutElement(html: string, tag: string): string {
  const [start, end] = [html.indexOf(`<${tag}`), html.lastIndexOf(`</${tag}>`)]
  return start === -1 || end === -1 ? html : html.slice(start, end + tag.length + 3)
}

/** Replaces the markers of components in the texts of elements with the components. */
function fillElements(node: ReactNode, gaps: Gaps): ReactNode {
  if (Array.isArray(node)) return node.map((child) => fillElements(child, gaps))
  if (typeof node === 'string') {
    const parts = node.split(/(\u0000r\d+\u0000)/)
    return parts.length === 1 ? node : parts.map((part) => fillText(part, gaps))
  }
  if (!isValidElement<{ readonly children?: ReactNode }>(node) || node.props.children === undefined) return node
  const children = fillElements(node.props.children, gaps)
  return children === node.props.children ? node : cloneElement(node, undefined, children)
}

function fillText(text: string, gaps: Gaps): ReactNode {
  const use = gaps.uses[Number(ONE_USE_MARK.exec(text)?.[1])]
  return use && 'block' in use ? use.block.create(toReactNodes(use, gaps)) : text
}

/** Lists the outermost components among children. */
export function listComponents(children: readonly ReactChild[], uses: readonly NestedUse[]): NestedComponent[] {
  return children.flatMap((child) =>
    typeof child === 'string'
      ? []
      : findComponents(withoutTabs(child.html, uses), uses).map(([, component]) => component),
  )
}

function findComponents(html: string, uses: readonly NestedUse[]): [number, NestedComponent][] {
  return [...html.matchAll(USE_MARK)].flatMap(([, digits]): [number, NestedComponent][] => {
    const use = uses[Number(digits)]
    return use && 'block' in use ? [[Number(digits), use]] : []
  })
}

/** Replaces tabs in HTML with their content. */
function withoutTabs(html: string, uses: readonly NestedUse[]): string {
  return html.replace(USE_MARK, (mark, digits) => {
    const use = uses[Number(digits)]
    return use && 'html' in use ? withoutTabs(use.html, uses) : mark
  })
}

interface ContentProps {
  /** Stores the content with the attributes that a component added, and returns its marker. */
  readonly fill: (attributes: Readonly<Record<string, unknown>>) => string
  readonly children?: ReactNode
}

/** Renders content between the tags of a component, which can add attributes to it with `cloneElement`. */
function Content({ fill, children, ...attributes }: ContentProps): ReactNode {
  const mark = fill(attributes)
  return children === undefined ? mark : createElement(Fragment, null, mark, children)
}

/** Renders the content of a tab. A component that renders its children as tabs reads the props instead. */
function TabItem({ children }: TabProps & { readonly children?: ReactNode }): ReactNode {
  return children
}

const USE = /(?:<!-- -->)?\u0000u(\d+)\u0000(?:<!-- -->)?((?:(?!\u0000\/?u)[\s\S])*?)(?:<!-- -->)?\u0000\/u\u0000/g

/** Returns rendered HTML without the components inside content, and stores their HTML in `rendered`. */
export function removeComponents(html: string, { rendered }: Gaps): string {
  if (!html.includes('\u0000u')) return html
  let remainingHtml = html
  // Innermost components first, so that each outer component no longer contains them.
  for (let before = ''; before !== remainingHtml; ) {
    before = remainingHtml
    remainingHtml = remainingHtml.replace(USE, (_whole, digits: string, childHtml: string) => {
      rendered.set(Number(digits), childHtml)
      return ''
    })
  }
  return remainingHtml
}

/** Inserts content, and the components within it, at their markers. A component that was not rendered is empty. */
export function fillGaps(html: string, gaps: Gaps): string {
  return withoutTextBorders(html).replace(/\u0000([sr])(\d+)\u0000/g, (_mark, kind: string, digits: string) => {
    const index = Number(digits)
    return fillGaps((kind === 's' ? gaps.slots[index] : gaps.rendered.get(index)) ?? '', gaps)
  })
}
