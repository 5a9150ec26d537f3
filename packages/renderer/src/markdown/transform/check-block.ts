import { nearestWord } from '../../contract/suggest-name.js'
import { writeBlock, writeTitled } from '../directives/block-form.js'
import { attributeOffset, type BlockSpec } from '../directives/block-specs.js'
import { isLabelParagraph } from '../directives/directive-label.js'
import type { ContainerDirective, TextDirective } from '../directives/directive-names.js'
import type { DocumentScope } from '../document-scope.js'
import { isJsxIn, type Positioned, sliceOf } from '../source-file.js'

/**
 * Reports attributes that a block does not have, and a missing title. Also reports a title that the block cannot have,
 * and makes it the first paragraph.
 */
export function checkBlock(node: ContainerDirective | TextDirective, spec: BlockSpec, scope: DocumentScope): void {
  const validNames = [...spec.attributes, ...(spec.title === 'none' ? ['id', 'class'] : ['id', 'class', 'title'])]
  const colons = node.type === 'textDirective' ? ':' : ':::'
  for (const name of Object.keys(node.attributes ?? {})) {
    if (validNames.includes(name)) continue
    const near = nearestWord(name, validNames)
    reportBlock(node, scope, {
      message: `${colons}${node.name} has no attribute ${name}`,
      hint: near === undefined ? `It has ${validNames.join(', ')}` : `Did you mean ${near}?`,
      attribute: name,
    })
  }
  if (node.type === 'textDirective') return
  const label = node.children.find(isLabelParagraph)
  if (spec.title === 'required' && !label) {
    const isJsx = isJsxIn(scope.file, node)
    reportBlock(node, scope, {
      message: `${writeBlock(node.name, isJsx)} has no title`,
      hint: `Write ${writeTitled(node.name, isJsx)}`,
    })
  } else if (spec.title === 'none' && label) {
    const { directiveLabel: _mark, ...data } = label.data ?? {}
    label.data = data
    reportBlock(node, scope, {
      message: `${colons}${node.name} has no title, so this is its first paragraph`,
      hint: 'Move it out of the brackets',
    })
  }
}

/**
 * Reports misspelled attributes of an admonition, of details or of tabs. Other unknown attributes are allowed: pages
 * written for other tools have attributes that docgen ignores.
 */
export function checkSpelling(node: ContainerDirective, scope: DocumentScope): void {
  if (!sliceOf(scope.file, node).startsWith(':')) return
  const more = Object.hasOwn(MORE_ATTRIBUTES, node.name) ? MORE_ATTRIBUTES[node.name] : undefined
  const validNames = ['id', 'class', 'title', 'label', 'summary', ...(more ?? [])]
  for (const name of Object.keys(node.attributes ?? {})) {
    const near = validNames.includes(name) ? undefined : nearestWord(name, validNames)
    if (near === undefined) continue
    reportBlock(node, scope, {
      message: `:::${node.name} has no attribute ${name}`,
      hint: `Did you mean ${near}?`,
      attribute: name,
    })
  }
}

/** Directive → its attributes, in addition to the attributes of all directives. */
const MORE_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  details: ['open'],
  tabs: ['group'],
  tab: ['value', 'default'],
}

/** A problem with a block, or with one of its attributes. */
export interface BlockProblem {
  readonly message: string
  readonly hint: string
  readonly attribute?: string
}

/** Reports a problem with a block at its position in the source. */
export function reportBlock(node: Positioned, scope: DocumentScope, { message, hint, attribute }: BlockProblem): void {
  const delta = attribute === undefined ? 0 : attributeOffset(sliceOf(scope.file, node), attribute)
  scope.report(node, { code: 'block', message, hint, ...(delta > 0 && { length: attribute?.length ?? 1 }) }, delta)
}
