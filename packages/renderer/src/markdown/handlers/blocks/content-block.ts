import type { Element, ElementContent } from 'hast'
import { withoutMarkers } from '../../create-markers.js'
import { type ContentBlock, isLabel } from '../../directives/block.js'
import { writeAround } from '../../directives/block-form.js'
import { CONTAINER_BLOCKS, type ContainerBlockName } from '../../directives/block-specs.js'
import { nextId } from '../../directives/name-tabs.js'
import { withoutEdges } from '../../directives/white-space.js'
import type { Draft } from '../../draft.js'
import { createElement } from '../../html/create-element.js'
import { elementHtml } from '../../html/element-html.js'
import { renderField } from './field.js'
import { renderFileTree } from './file-tree.js'
import { renderHero, renderLogos, renderSection } from './home-block.js'
import { renderLabeled } from './label.js'
import { wrapInDiv } from './wrap-in-div.js'

/** Renders a block that arranges its content. */
export function renderContentBlock(element: Element, block: ContentBlock, draft: Draft): string {
  draft.sheets.add(CONTAINER_BLOCKS[block.name].sheet)
  switch (block.name) {
    case 'cards':
      return boxHtml('card-grid', block, draft.render(element.children, { isNested: true }), draft)
    case 'card':
      return renderCard(element, block, draft)
    case 'columns':
      return boxHtml('columns', block, draft.render(element.children.map(toColumn), { isNested: true }), draft)
    case 'accordions':
      return boxHtml('accordions', block, renderAccordions(element, block, draft), draft)
    case 'steps':
      return wrapInDiv(block, renderSteps(element, draft))
    case 'file-tree':
      return wrapInDiv(block, renderFileTree(element, draft))
    case 'frame': {
      const { hasLabel, slots } = renderLabeled(element, draft)
      const slotNames = hasLabel ? (['caption', 'children'] as const) : (['children'] as const)
      return wrapInDiv(block, draft.renderComponent({ name: 'Frame', props: {}, slotNames }, slots))
    }
    case 'table':
      return boxHtml('tables', block, draft.render(element.children.map((child) => toTable(child, block))), draft)
    case 'update':
      return renderUpdate(element, block, draft)
    case 'hero':
      return wrapInDiv(block, renderHero(element, block, draft))
    case 'eyebrow':
    case 'actions':
      return boxHtml(block.name, block, draft.render(withoutEdges(element.children), { isNested: true }), draft)
    case 'section':
      return renderSection(element, block, draft)
    case 'logos':
      return renderLogos(element, block, draft)
    case 'updates': {
      const props = { text: draft.markers.text, tags: tagsOf(element) }
      const children = draft.render(withoutEdges(element.children), { isNested: true })
      return wrapInDiv(block, draft.renderComponent({ name: 'Updates', props, slotNames: ['children'] }, [children]))
    }
    case 'field':
      return boxHtml('field', block, renderField(element, block, draft), draft)
    case 'step':
    case 'column':
      return renderLone(element, block.name, draft)
  }
}

/** Renders a `div` with the theme's class `name`, and with the id and the class names of the author. */
export function boxHtml(
  name: string,
  { id, className, columns }: Pick<ContentBlock, 'id' | 'className' | 'columns'>,
  content: string,
  draft: Draft,
): string {
  const names = [name, ...(columns === undefined ? [] : [`cols-${columns}`]), ...(className ? [className] : [])]
  const properties = { ...(id !== undefined && { id }), className: names.map(withoutMarkers) }
  return elementHtml({ tagName: 'div', properties }, content, draft)
}

function renderCard(element: Element, block: ContentBlock, draft: Draft): string {
  const { icon } = block
  const [label] = element.children.filter((child) => isLabel(child))
  if (label?.type === 'element' && label.children.some(isLink)) draft.sheets.add('card-link')
  const { hasLabel, slots } = renderLabeled(element, draft)
  const names = hasLabel ? (['title', 'children'] as const) : (['children'] as const)
  const filledSlots = slots.flatMap((slot, index) => (slot === '' ? [] : [{ slot, name: names[index] ?? 'children' }]))
  const use = {
    name: 'Card',
    props: { ...(icon !== undefined && { icon }) },
    slotNames: filledSlots.map(({ name }) => name),
  } as const
  return wrapInDiv(
    block,
    draft.renderComponent(
      use,
      filledSlots.map(({ slot }) => slot),
    ),
  )
}

function isLink(node: ElementContent): boolean {
  return node.type === 'element' && node.tagName === 'a'
}

/** Wraps a column, or anything else among columns, in a `div`. */
function toColumn(node: ElementContent): ElementContent {
  if (node.type !== 'element') return node
  const children = isBlock(node, 'column') ? node.children : [node]
  const column = createElement('div', children)
  column.properties = { className: ['column'] }
  return column
}

function toTable(node: ElementContent, { hasFilter, isCompact }: ContentBlock): ElementContent {
  if (node.type !== 'element' || node.tagName !== 'table') return node
  const table = { ...(hasFilter !== undefined && { hasFilter }), ...(isCompact && { isCompact }) }
  return { ...node, data: { ...node.data, table } }
}

function isBlock({ data }: Element, name: ContainerBlockName): boolean {
  return data?.block?.kind === 'content' && data.block.name === name
}

/** Renders accordions. With `isExclusive`, they form a group: when one opens, browsers close the others. */
function renderAccordions(element: Element, { isExclusive }: ContentBlock, draft: Draft): string {
  if (!isExclusive) return draft.render(element.children, { isNested: true })
  const group = nextId('accordions', draft)
  let hasOpen = false
  const children = element.children.map((child) => {
    const block = child.type === 'element' ? child.data?.block : undefined
    if (child.type !== 'element' || block?.kind !== 'details') return child
    const isOpen = block.isOpen && !hasOpen
    hasOpen ||= isOpen
    return { ...child, data: { ...child.data, block: { ...block, isOpen, group } } }
  })
  return draft.render(children, { isNested: true })
}

/** Renders the content of `:::steps`: numbered lists, and each series of `:::step` as a numbered list. */
function renderSteps(element: Element, draft: Draft): string {
  const children: ElementContent[] = []
  let list: Element | undefined
  for (const child of element.children) {
    if (child.type !== 'element') children.push(child)
    else if (isBlock(child, 'step') || hasSteps(child)) {
      if (!list) {
        list = { ...createElement('ol', []), properties: STEPS }
        children.push(list)
      }
      list.children.push(toStep(child))
    } else {
      const isList = child.tagName === 'ol'
      children.push(isList ? { ...child, properties: { ...child.properties, ...STEPS } } : child)
      list = undefined
    }
  }
  return draft.render(withoutEdges(children), { isNested: true })
}

/** Whether an element is the content of an included file with steps, and nothing else. */
function hasSteps({ data, children }: Element): boolean {
  const content = withoutEdges(children).filter((child) => child.type === 'element')
  const isStep = (child: Element): boolean => isBlock(child, 'step') || hasSteps(child)
  return data?.block?.kind === 'include' && content.length > 0 && content.every(isStep)
}

// Without list markers, Safari announces a list only if it has this role.
const STEPS = { className: ['steps'], role: 'list' }

function toStep(step: Element): Element {
  if (!isBlock(step, 'step')) {
    const children = step.children.flatMap((child) => (child.type === 'element' ? [toStep(child)] : []))
    return { ...step, children }
  }
  const children = withoutEdges(step.children).map((child): ElementContent => {
    if (child.type !== 'element' || !isLabel(child)) return child
    return { ...createElement('p', child.children), properties: { className: ['step-title'] } }
  })
  return createElement('li', children, step)
}

/** Lists the tags of the updates in an element, each once, in order. */
function tagsOf({ children }: Element): readonly string[] {
  const tags = children.flatMap((child) => {
    const block = child.type === 'element' ? child.data?.block : undefined
    return block?.kind === 'content' ? (block.tags ?? []) : []
  })
  return [...new Set(tags.map(withoutMarkers))]
}

function renderUpdate(element: Element, block: ContentBlock, draft: Draft): string {
  const { date, tags = [] } = block
  if (tags.length > 0) draft.sheets.add('badge')
  const nodes = withoutEdges(element.children)
  const [first, ...rest] = nodes
  const heading = first?.type === 'element' && first.tagName === 'h2' ? first : undefined
  const slots = heading ? [draft.render([heading])] : []
  for (const text of [date, ...tags]) if (text) draft.sections.add(` ${text} `)
  slots.push(draft.render(withoutEdges(heading ? rest : nodes), { isNested: true }))
  const props = { ...(date !== undefined && { date: withoutMarkers(date) }), tags: tags.map(withoutMarkers) }
  const slotNames = heading ? (['heading', 'children'] as const) : (['children'] as const)
  return wrapInDiv(block, draft.renderComponent({ name: 'Update', props, slotNames }, slots))
}

/** Reports a step or column outside of its parent, and renders its title and content. */
function renderLone(element: Element, name: 'step' | 'column', draft: Draft): string {
  const { before, after } = writeAround(`${name}s`, draft.isJsx(element))
  draft.report(element, {
    code: 'block',
    message: `a ${name} is outside of ${name}s`,
    hint: `Put ${before} before the first and ${after} after the last ${name}`,
  })
  const children = element.children.map(
    (child): ElementContent =>
      child.type === 'element' && isLabel(child) ? createElement('p', child.children) : child,
  )
  return draft.render(children, { isNested: true })
}
