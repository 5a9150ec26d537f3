import type { Element } from 'hast'
import { withoutMarkers } from '../../create-markers.js'
import type { InlineBlock } from '../../directives/block.js'
import { TEXT_BLOCKS } from '../../directives/block-specs.js'
import { nextId } from '../../directives/name-tabs.js'
import type { Draft } from '../../draft.js'

/** Renders an icon, badge or tooltip with the theme's component. */
export function renderInlineBlock(element: Element, block: InlineBlock, draft: Draft): string {
  const { renderComponent, sheets } = draft
  const { sheet } = TEXT_BLOCKS[block.name]
  if (sheet !== '') sheets.add(sheet)
  const { name, icon, label, color = 'note', tip = '' } = block
  switch (name) {
    case 'icon': {
      const props = { icon: icon ?? '', ...(label !== undefined && { label: withoutMarkers(label) }) }
      return renderComponent({ name: 'Icon', props, slotNames: [] }, [])
    }
    case 'badge': {
      const props = { kind: color, ...(icon !== undefined && { icon }) }
      return renderComponent({ name: 'Badge', props, slotNames: ['children'] }, [draft.render(element.children)])
    }
    case 'tooltip': {
      const props = { id: nextId('tip', draft), tip: withoutMarkers(tip) }
      return renderComponent({ name: 'Tooltip', props, slotNames: ['children'] }, [draft.render(element.children)])
    }
  }
}
