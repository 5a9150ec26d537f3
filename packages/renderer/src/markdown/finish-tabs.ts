import { slug } from 'github-slugger'
import type { Element, ElementContent } from 'hast'
import { isLabel, type TabUse, withoutEdges } from './block.js'
import { componentElement } from './component-element.js'
import type { Place } from './draft.js'
import { textOf } from './text-of.js'

/** Makes `::::tabs` the theme's. Content outside of its tabs is put before them. */
export function finishTabs(element: Element, group: string | undefined, place: Place): ElementContent[] {
  const { draft } = place
  const panels: Element[] = []
  const others: ElementContent[] = []
  for (const child of element.children) {
    if (child.type === 'element' && child.data?.block?.kind === 'tab') panels.push(child)
    else if (child.type !== 'text' || child.value.trim() !== '') others.push(child)
  }
  if (others.length > 0) {
    report(
      place,
      element,
      'tabs hold content that is in no tab, which is shown before them',
      'Put it into a :::tab[Label]',
    )
  }
  const before = place.finish(others, { isNested: true })
  if (panels.length === 0) {
    report(place, element, 'tabs hold no tab', 'Write :::tab[Label] inside ::::tabs; the outer fence needs more colons')
    return before
  }
  const tabs = readTabs(panels, place)
  const children = panels.map((panel, index) => finishPanel(panel, tabs[index]?.label ?? '', place))
  const id = nextId(place)
  const props = { text: draft.markers.text, id, ...(group !== undefined && { group }) }
  return [...before, componentElement({ name: 'Tabs', props, tabs }, children)]
}

/** A `:::tab` that stands in no `::::tabs`: its content, under its label. */
export function finishLoneTab(element: Element, place: Place): ElementContent[] {
  report(place, element, 'a tab stands outside of tabs', 'Put ::::tabs before it and :::: after the last tab')
  return place.finish(element.children.map(toParagraph), { isNested: true })
}

function readTabs(panels: readonly Element[], place: Place): TabUse[] {
  const values = new Set<string>()
  let isDefaultFound = false
  const tabs = panels.map((panel, index): TabUse => {
    const block = panel.data?.block
    const written = textOf(panel.children.filter(isLabel))
    if (written === '') report(place, panel, 'the tab has no label', 'Write :::tab[Label]')
    const label = written || `${index + 1}`
    const wanted = (block?.kind === 'tab' && block.value) || slug(label) || `${index + 1}`
    const value = values.has(wanted) ? `${wanted}-${index + 1}` : wanted
    const isDefault = block?.kind === 'tab' && block.isDefault && !isDefaultFound
    if (value !== wanted) report(place, panel, `two tabs have the value ${wanted}`, 'Give each its own: {value=…}')
    if (block?.kind === 'tab' && block.isDefault && isDefaultFound) report(place, panel, 'two tabs are the default')
    values.add(value)
    isDefaultFound ||= isDefault
    return { value, label, isDefault }
  })
  return isDefaultFound ? tabs : tabs.map((tab, index) => ({ ...tab, isDefault: index === 0 }))
}

function finishPanel(panel: Element, label: string, place: Place): ElementContent {
  place.draft.sections.separate()
  place.draft.sections.add(label)
  place.draft.sections.separate()
  const content = withoutEdges(panel.children.filter((child) => !isLabel(child)))
  return componentElement({ name: 'Group' }, place.finish(content, { isNested: true }))
}

function nextId({ draft }: Place): string {
  for (;;) {
    draft.tabsCount += 1
    const id = `tabs-${draft.tabsCount}`
    if (draft.ids.reserve(id)) return id
  }
}

function toParagraph(node: ElementContent): ElementContent {
  return node.type === 'element' && isLabel(node)
    ? { type: 'element', tagName: 'p', properties: {}, children: node.children }
    : node
}

function report(place: Place, element: Element, message: string, hint?: string): void {
  place.report(element, { code: 'tabs', message, ...(hint !== undefined && { hint }) })
}
