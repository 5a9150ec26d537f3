import type { Element } from 'hast'
import { escapeHtml } from '../../../html/escape-html.js'
import { withoutMarkers } from '../../create-markers.js'
import type { ContentBlock } from '../../directives/block.js'
import { withoutEdges } from '../../directives/white-space.js'
import type { Draft } from '../../draft.js'

/** Renders the inside of a field: a line with its name, type and other facts, then its description. */
export function renderField(element: Element, { field }: Pick<ContentBlock, 'field'>, draft: Draft): string {
  const { name = '', type, location, initial, isRequired = false, isDeprecated = false } = field ?? {}
  const text = (key: string): string => draft.markers.text(`theme.api.${key}`)
  const facts = [
    isDeprecated ? `<del>${code(name)}</del>` : code(name),
    type === undefined ? '' : `<span>${escapeText(type)}</span>`,
    location === undefined ? '' : `<span>${escapeText(location)}</span>`,
    isRequired ? `<b>${text('required')}</b>` : '',
    isDeprecated ? `<b>${text('deprecated')}</b>` : '',
    initial === undefined ? '' : `<span>${text('default')} ${code(initial)}</span>`,
  ].filter(Boolean)
  draft.sections.add(
    [name, type, location, initial]
      .filter(Boolean)
      .map((each) => withoutMarkers(each ?? ''))
      .join(' '),
  )
  draft.sections.separate()
  const content = draft.render(withoutEdges(element.children), { isNested: true })
  return `<p class="field-head">${facts.join(' ')}</p>${content}`
}

function code(value: string): string {
  return `<code>${escapeText(value)}</code>`
}

function escapeText(value: string): string {
  return escapeHtml(withoutMarkers(value))
}
