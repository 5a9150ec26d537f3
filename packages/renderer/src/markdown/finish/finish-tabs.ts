import type { Element, ElementContent } from 'hast'
import { isLabel, type TabsBlock, withoutEdges } from '../block.js'
import { tabsProps } from '../directive-props.js'
import type { Place } from '../draft.js'
import { frameContent } from '../frame-content.js'
import { nameTabs, reportTabs, type WrittenTab } from '../name-tabs.js'
import { componentElement } from './component-element.js'
import { textOf } from './text-of.js'

/** Makes `::::tabs` the theme's. Content outside of its tabs is put before them. */
export function finishTabs(element: Element, block: TabsBlock, place: Place): ElementContent[] {
  const panels: Element[] = []
  const others: ElementContent[] = []
  for (const child of element.children) {
    if (child.type === 'element' && child.data?.block?.kind === 'tab') panels.push(child)
    else if (child.type !== 'text' || child.value.trim() !== '') others.push(child)
  }
  if (others.length > 0 && panels.length > 0) reportTabs('content', element, place)
  const before = place.finish(others, { isNested: true })
  if (panels.length === 0) {
    reportTabs('empty', element, place)
    return before
  }
  const tabs = nameTabs(panels.map(readTab), place)
  const children = panels.map((panel, index) => finishPanel(panel, tabs[index]?.label ?? '', place))
  const props = tabsProps(block, place.draft)
  return [...before, ...frameContent(block, [componentElement({ name: 'Tabs', props, tabs }, children)])]
}

/** A `:::tab` that stands in no `::::tabs`: its content, under its label. In a component of the site's own it is for that to say. */
export function finishLoneTab(element: Element, place: Place): ElementContent[] {
  if (place.isInReact) {
    const { label, value = label, isDefault, attributes } = readTab(element)
    const props = { value, label, default: isDefault, ...(attributes && { attributes }) }
    return [componentElement({ name: 'TabItem', props }, [finishPanel(element, label, place)])]
  }
  reportTabs('alone', element, place)
  return place.finish(element.children.map(toParagraph), { isNested: true })
}

function readTab(panel: Element): WrittenTab {
  const block = panel.data?.block
  return {
    ...(block?.kind === 'tab' ? block : { isDefault: false }),
    label: textOf(panel.children.filter(isLabel)),
    placed: panel,
  }
}

function finishPanel(panel: Element, label: string, place: Place): ElementContent {
  place.draft.sections.separate()
  place.draft.sections.add(label)
  place.draft.sections.separate()
  const content = withoutEdges(panel.children.filter((child) => !isLabel(child)))
  const block = panel.data?.block
  const frame = block?.kind === 'tab' ? block : {}
  return componentElement({ name: 'Group' }, frameContent(frame, place.finish(content, { isNested: true })))
}

function toParagraph(node: ElementContent): ElementContent {
  return node.type === 'element' && isLabel(node)
    ? { type: 'element', tagName: 'p', properties: {}, children: node.children }
    : node
}
