import type { Paragraph, RootContent } from 'mdast'
import type { AdmonitionBlock, DetailsBlock, TabsBlock } from '../block.js'
import type { ContainerDirective } from '../directive-names.js'
import { admonitionProps, detailsProps, tabsProps } from '../directive-props.js'
import { frameHtml } from '../handlers/frame-html.js'
import { keepDescription, needsDescription } from '../handlers/paragraph.js'
import { nameTabs, reportTabs } from '../name-tabs.js'
import { textOfPhrasing } from './text-of-phrasing.js'
import { writePhrasing } from './write-phrasing.js'
import type { Writer } from './writer.js'

/** The HTML of an admonition, details or tabs. */
export function writeDirective(node: ContainerDirective, writer: Writer): string {
  const block = node.data?.block
  if (block && 'id' in block && block.id !== undefined) writer.draft.anchors.push(block.id)
  switch (block?.kind) {
    case 'admonition':
      return writeAdmonition(node, block, writer)
    case 'details':
      return writeDetails(node, block, writer)
    case 'tabs':
      return writeTabs(node, block, writer)
    case 'tab':
      return writeLoneTab(node, writer)
    default:
      throw new Error(`a directive is a ${block?.kind}`)
  }
}

function writeAdmonition(node: ContainerDirective, block: AdmonitionBlock, writer: Writer): string {
  const { hasLabel, slots } = writeLabelled(node, writer)
  const props = admonitionProps(block, writer.draft)
  return frameHtml(block, writer.draw({ name: 'Admonition', props, hasTitle: hasLabel }, slots))
}

function writeDetails(node: ContainerDirective, block: DetailsBlock, writer: Writer): string {
  const { hasLabel, slots } = writeLabelled(node, writer)
  const props = detailsProps(block, writer.draft)
  // The component handles its id.
  const { className } = block
  return frameHtml({ className }, writer.draw({ name: 'Details', props, hasSummary: hasLabel }, slots))
}

/** Writes title or summary, if present, and the content. */
function writeLabelled(
  { children }: ContainerDirective,
  writer: Writer,
): { readonly hasLabel: boolean; readonly slots: readonly string[] } {
  const [first, ...rest] = children
  if (!first || !isLabel(first)) {
    const content = writeNested(children, writer)
    return { hasLabel: false, slots: content === '' ? [] : [content] }
  }
  const label = writePhrasing(first.children, writer)
  writer.draft.sections.separate()
  return { hasLabel: true, slots: [label, writeNested(rest, writer)] }
}

/** Content outside of the tabs precedes them. */
function writeTabs(node: ContainerDirective, block: TabsBlock, writer: Writer): string {
  const { draft } = writer
  const panels: ContainerDirective[] = []
  const others: RootContent[] = []
  for (const child of node.children) {
    if (child.type === 'containerDirective' && child.data?.block?.kind === 'tab') panels.push(child)
    else others.push(child)
  }
  if (others.length > 0 && panels.length > 0) reportTabs('content', node, writer)
  const before = asNested(writer, () => others.map(writeOther).join(''))
  if (panels.length === 0) {
    reportTabs('empty', node, writer)
    return before
  }
  const tabs = nameTabs(
    panels.map((panel) => {
      const own = panel.data?.block
      return {
        ...(own?.kind === 'tab' ? own : { isDefault: false }),
        label: panel.children
          .filter(isLabel)
          .map(({ children }) => textOfPhrasing(children))
          .join(' '),
        placed: panel,
      }
    }),
    writer,
  )
  const slots = panels.map(({ children, data }, index) => {
    draft.sections.separate()
    draft.sections.add(tabs[index]?.label ?? '')
    draft.sections.separate()
    const content = writeNested(
      children.filter((child) => !isLabel(child)),
      writer,
    )
    return data?.block?.kind === 'tab' ? frameHtml(data.block, content) : content
  })
  const props = tabsProps(block, draft)
  return before + frameHtml(block, writer.draw({ name: 'Tabs', props, tabs }, slots))

  function writeOther(child: RootContent): string {
    return isLabel(child) ? writeLabelAs('span', child, writer) : writer.blocks([child]).join('')
  }
}

/** A `:::tab` outside of `::::tabs`: its content, under its label. */
function writeLoneTab(node: ContainerDirective, writer: Writer): string {
  reportTabs('alone', node, writer)
  const written = asNested(writer, () =>
    node.children.map((child) => {
      writer.draft.sections.separate()
      return isLabel(child) ? writeLabelAs('p', child, writer) : writer.blocks([child]).join('')
    }),
  )
  return `\n${written.join('\n')}${written.length > 0 ? '\n' : ''}`
}

/** A label that no block uses. */
function writeLabelAs(tag: 'p' | 'span', { children }: Paragraph, writer: Writer): string {
  if (tag === 'p' && needsDescription(writer)) keepDescription(textOfPhrasing(children), writer)
  return `<${tag}>${writePhrasing(children, writer)}</${tag}>`
}

function writeNested(nodes: readonly RootContent[], writer: Writer): string {
  return asNested(writer, () => writer.blocks(nodes).join('\n'))
}

function asNested<Result>(writer: Writer, write: () => Result): Result {
  const { isNested } = writer
  writer.isNested = true
  const result = write()
  writer.isNested = isNested
  return result
}

function isLabel(node: RootContent): node is Paragraph {
  return node.type === 'paragraph' && node.data?.directiveLabel === true
}
