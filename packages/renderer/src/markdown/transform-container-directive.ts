import type { Paragraph, RootContent } from 'mdast'
import type { Block } from './block.js'
import { ADMONITION_KINDS, type ContainerDirective } from './directive-names.js'
import type { DocumentScope } from './document-scope.js'
import { sliceOf } from './source-file.js'

/** Notes on a `:::` directive what it is. One that a plugin has claimed stays as the plugin left it. */
export function transformContainerDirective(node: ContainerDirective, scope: DocumentScope): undefined {
  const block = node.data?.hName === undefined ? blockOf(node) : undefined
  if (!block) return undefined
  if (!isClosed(sliceOf(scope.file, node))) {
    scope.report(node, {
      code: 'unclosed-directive',
      message: `:::${node.name} is never closed, so all that follows belongs to it`,
      hint: 'Write ::: on a line of its own after its content',
    })
  }
  const title = node.attributes?.['title'] ?? node.attributes?.['label'] ?? node.attributes?.['summary']
  if (title && !node.children.some(isLabelParagraph)) node.children = [labelOf(title), ...node.children]
  node.data = { ...node.data, block }
  return undefined
}

function blockOf({ name, attributes }: ContainerDirective): Block | undefined {
  const { id, open, group, value } = attributes ?? {}
  const admonition = ADMONITION_KINDS.get(name)
  if (admonition) return { kind: 'admonition', admonition, ...(id && { id }) }
  switch (name) {
    case 'details':
      return { kind: 'details', isOpen: open !== undefined && open !== 'false', ...(id && { id }) }
    case 'tabs':
      return { kind: 'tabs', ...(group && { group }) }
    case 'tab':
      return { kind: 'tab', isDefault: isSet(attributes?.['default']), ...(value && { value }) }
    default:
      return undefined
  }
}

function isSet(attribute: string | null | undefined): boolean {
  return attribute !== undefined && attribute !== null && attribute !== 'false'
}

function isClosed(source: string): boolean {
  return source === '' || /(?:^|[\r\n])[ \t>]*:{3,}[ \t]*$/.test(source)
}

function isLabelParagraph(node: RootContent): boolean {
  return node.type === 'paragraph' && node.data?.directiveLabel === true
}

function labelOf(value: string): Paragraph {
  return { type: 'paragraph', data: { directiveLabel: true }, children: [{ type: 'text', value }] }
}
