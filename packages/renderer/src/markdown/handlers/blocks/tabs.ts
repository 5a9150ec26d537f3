import type { Element, ElementContent } from 'hast'
import { isLabel, type TabsBlock } from '../../directives/block.js'
import { tabsProps } from '../../directives/directive-props.js'
import { nameTabs, type RawTab, reportTabs } from '../../directives/name-tabs.js'
import { withoutEdges } from '../../directives/white-space.js'
import type { Draft } from '../../draft.js'
import { textOf } from '../../html/text-of.js'
import { tabMark } from '../react/react-children.js'
import { wrapInDiv } from './wrap-in-div.js'

/** Renders `::::tabs` with the theme's component. Content outside of its tabs precedes them. */
export function renderTabs(element: Element, block: TabsBlock, draft: Draft): string {
  const panels: Element[] = []
  const others: ElementContent[] = []
  for (const child of element.children) {
    if (child.type === 'element' && child.data?.block?.kind === 'tab') panels.push(child)
    else if (child.type !== 'text' || child.value.trim() !== '') others.push(child)
  }
  // Code groups report such content themselves.
  if (others.length > 0 && panels.length > 0 && block.sheet === undefined) reportTabs('content', element, draft)
  const before = draft.render(others, { isNested: true })
  if (panels.length === 0) {
    reportTabs('empty', element, draft)
    return before
  }
  const tabs = nameTabs(panels.map(readTab), draft)
  const slots = panels.map((panel, index) => renderPanel(panel, tabs[index]?.label ?? '', draft))
  const props = tabsProps(block, draft)
  return before + wrapInDiv(block, draft.renderComponent({ name: 'Tabs', props, tabs }, slots))
}

/**
 * Renders a `:::tab` outside of `::::tabs` as its label and content, and reports it. Inside a component of the site,
 * it is a marker instead: the component renders the tab.
 */
export function renderLoneTab(element: Element, draft: Draft): string {
  if (draft.isInReact) {
    const { label, value = label, isDefault, attributes } = readTab(element)
    const props = { value, label, default: isDefault, ...(attributes && { attributes }) }
    return tabMark(props, renderPanel(element, label, draft), draft)
  }
  const { block } = element.data ?? {}
  if (block?.kind !== 'tab' || !block.isInTab) reportTabs('alone', element, draft)
  return draft.render(element.children.map(toParagraph), { isNested: true })
}

function readTab(panel: Element): RawTab {
  const block = panel.data?.block
  return {
    ...(block?.kind === 'tab' ? block : { isDefault: false }),
    label: textOf(panel.children.filter(isLabel)),
    node: panel,
  }
}

function renderPanel(panel: Element, label: string, draft: Draft): string {
  const { sections } = draft
  const block = panel.data?.block
  const tab = block?.kind === 'tab' ? block : undefined
  // Headings in the tab are numbered after its label.
  const id = tab?.id ?? (tab?.hasLabelId ? draft.ids.slug(label) : undefined)
  if (id !== undefined) draft.anchors.push(id)
  sections.separate()
  sections.add(label)
  sections.separate()
  const content = withoutEdges(panel.children.filter((child) => !isLabel(child)))
  return wrapInDiv({ id, className: tab?.className }, draft.render(content, { isNested: true }))
}

function toParagraph(node: ElementContent): ElementContent {
  return node.type === 'element' && isLabel(node)
    ? { type: 'element', tagName: 'p', properties: {}, children: node.children }
    : node
}
