import type { RootContent } from 'mdast'
import { nearestWord } from '../../contract/suggest-name.js'
import type { InlineBlock } from '../directives/block.js'
import { isTextBlock, TEXT_BLOCKS } from '../directives/block-specs.js'
import { ADMONITION_KINDS, type TextDirective } from '../directives/directive-names.js'
import type { DocumentScope } from '../document-scope.js'
import { textOfAll } from '../html/jsx-element.js'
import { isJsxIn, sliceOf } from '../source-file.js'
import { checkBlock, reportBlock } from './check-block.js'
import { findIcon } from './find-icon.js'

/** Stores the block of an icon, badge or tooltip as its data. A name alone, as in `a:badge`, becomes text again. */
export function transformTextDirective(node: TextDirective, scope: DocumentScope): readonly RootContent[] | undefined {
  const { name, attributes, children, data } = node
  if (data?.hName !== undefined || !isTextBlock(name)) return undefined
  if (children.length === 0 && Object.keys(attributes ?? {}).length === 0)
    return [
      {
        type: 'text',
        value: sliceOf(scope.file, node) || `:${name}`,
        ...(node.position && { position: node.position }),
      },
    ]
  checkBlock(node, TEXT_BLOCKS[name], scope)
  const block = READERS[name](node, scope)
  if (!block) return node.children
  node.data = { ...data, block }
  return undefined
}

type Read = (node: TextDirective, scope: DocumentScope) => InlineBlock | undefined

const READERS: Readonly<Record<keyof typeof TEXT_BLOCKS, Read>> = {
  badge: readBadge,
  icon: readIcon,
  tooltip: readTooltip,
}

function readBadge(node: TextDirective, scope: DocumentScope): InlineBlock {
  const { type, icon: iconName } = node.attributes ?? {}
  const icon = iconName ? findIcon(iconName, node, scope) : undefined
  const color = type ? ADMONITION_KINDS.get(type) : 'note'
  if (color === undefined)
    reportBlock(node, scope, {
      message: `a badge has no type ${type}`,
      hint: hintType(type ?? ''),
      attribute: 'type',
    })
  return { kind: 'inline', name: 'badge', color: color ?? 'note', ...(icon !== undefined && { icon }) }
}

function hintType(type: string): string {
  const near = nearestWord(type, ADMONITION_KINDS.keys())
  return near === undefined ? 'It has note, tip, info, warning and danger' : `Did you mean ${near}?`
}

function readIcon(node: TextDirective, scope: DocumentScope): InlineBlock | undefined {
  const { name, label } = node.attributes ?? {}
  const raw = (name || textOfAll(node.children)).trim()
  const icon = findIcon(raw, node, scope)
  if (icon === undefined) {
    // The label of an unknown icon explains it better than its name.
    if (label) node.children = [{ type: 'text', value: label }]
    return undefined
  }
  node.children = []
  return { kind: 'inline', name: 'icon', icon, ...(label && { label }) }
}

function readTooltip(node: TextDirective, scope: DocumentScope): InlineBlock | undefined {
  const { tip } = node.attributes ?? {}
  if (tip) return { kind: 'inline', name: 'tooltip', tip }
  const form = isJsxIn(scope.file, node)
    ? '<Tooltip tip="Explanation">Term</Tooltip>'
    : ':tooltip[Term]{tip="Explanation"}'
  reportBlock(node, scope, { message: 'a tooltip has no text', hint: `Write ${form}` })
  return undefined
}
