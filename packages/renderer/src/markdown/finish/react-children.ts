import type { Element, ElementContent } from 'hast'
import { createElement, Fragment, type ReactNode } from 'react'
import type { ReactBlock } from '../block.js'
import { slotMark } from '../draw/fill-slots.js'
import { componentElement } from './component-element.js'

/** A component among the children of another one. */
export interface NestedUse {
  readonly element: Element
  readonly block: ReactBlock
}

/** What a drawing leaves open until it is there. */
export interface Gaps {
  /** Content of the page: marks in the drawn HTML stand for it. */
  readonly slots: Element[]
  /** Components within that content, which are drawn beside its mark, where the contexts around it reach them. */
  readonly uses: Element[]
}

/** Finished nodes as children of a component, one by one: texts and components as they are, all else as an element that leaves its place open. */
export function toReactChildren(nodes: readonly ElementContent[], gaps: Gaps): ReactNode[] {
  return nodes.map((node) => toReact(node, gaps))
}

function toReact(node: ElementContent, gaps: Gaps): ReactNode {
  if (node.type === 'text') return node.value
  if (node.type !== 'element') return undefined
  const use = node.data?.component
  if (use?.name === 'React') return use.block.create(toReactChildren(node.children, gaps))
  if (use?.name === 'TabItem') return createElement(TabItem, use.props, ...toReactChildren(node.children, gaps))
  const mark = slotMark(gaps.slots.push(componentElement({ name: 'Group' }, [node])) - 1)
  const inner = findUses(node.children).flatMap(({ element, block }) => [
    `\u0000u${gaps.uses.push(element) - 1}\u0000`,
    block.create(toReactChildren(element.children, gaps)),
    '\u0000/u\u0000',
  ])
  return createElement(Content, { mark }, ...inner)
}

interface ContentProps {
  readonly mark: string
  readonly children?: ReactNode
}

/** Content of the page between the tags of a component. */
function Content({ mark, children }: ContentProps): ReactNode {
  return children === undefined ? mark : createElement(Fragment, null, mark, children)
}

interface TabItemProps {
  readonly value: string
  readonly label: string
  readonly default: boolean
  readonly attributes?: Readonly<Record<string, unknown>>
  readonly children?: ReactNode
}

/** A tab for a component that makes tabs of its children: what it says of itself, it says in its props. */
function TabItem({ children }: TabItemProps): ReactNode {
  return children
}

/** The outermost components among finished nodes. */
export function findUses(nodes: readonly ElementContent[]): NestedUse[] {
  return nodes.flatMap((node): NestedUse[] => {
    if (node.type !== 'element') return []
    const use = node.data?.component
    return use?.name === 'React' ? [{ element: node, block: use.block }] : findUses(node.children)
  })
}

const USE = /(?:<!-- -->)?\u0000u(\d+)\u0000(?:<!-- -->)?((?:(?!\u0000\/?u)[\s\S])*?)(?:<!-- -->)?\u0000\/u\u0000/g

/** Takes out of drawn HTML what components within content became, which goes to their places in it, and gives back the rest. */
export function placeUses(html: string, { slots, uses }: Gaps): string {
  if (uses.length === 0) return html
  let rest = html
  // The innermost ones first: what stands in others is gone from them then.
  for (let before = ''; before !== rest; ) {
    before = rest
    rest = rest.replace(USE, (_whole, index: string, drawn: string) => {
      const use = uses[Number(index)]
      if (use) Object.assign(use, drawnElement(drawn, slots))
      return ''
    })
  }
  return rest
}

/** The element for drawn HTML, with those of the slots that it has marks for. */
export function drawnElement(html: string, slots: readonly Element[]): Element {
  const own: Element[] = []
  const marked = html.replace(/\u0000s(\d+)\u0000/g, (_whole, index: string) => {
    const slot = slots[Number(index)]
    return slot ? slotMark(own.push(slot) - 1) : ''
  })
  return componentElement({ name: 'Drawn', html: marked }, own)
}
