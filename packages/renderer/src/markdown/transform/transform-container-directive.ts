import type { Paragraph } from 'mdast'
import { checkOpeningLine } from '../check/check-stray-fence.js'
import type { Block } from '../directives/block.js'
import { isLabelParagraph, labelOf } from '../directives/directive-label.js'
import {
  ADMONITION_KINDS,
  type ContainerDirective,
  type CustomAdmonitions,
  TITLED_ADMONITIONS,
} from '../directives/directive-names.js'
import type { DocumentScope } from '../document-scope.js'
import { type SourceFile, sliceOf } from '../source-file.js'
import { checkSpelling } from './check-block.js'
import { arrangeBlock, isSet, readBlock } from './transform-block.js'

/** Checks a `:::` directive, and stores its block as data. Does not change directives that a plugin handles. */
export function transformContainerDirective(node: ContainerDirective, scope: DocumentScope): undefined {
  const admonitions = scope.compilation.options.admonitions
  if (node.data?.hName !== undefined) return undefined
  const named = blockOf(node, admonitions)
  const block = named ?? readBlock(node, scope)
  if (!block) return undefined
  const [openingLine = ''] = /^[^\r\n]*/.exec(sliceOf(scope.file, node)) ?? []
  // A parser may read a line with an unclosed title as a directive without a title.
  checkOpeningLine(node, openingLine, scope)
  const innerTabs = node.name === 'tab' ? listInner(node) : []
  for (const tab of innerTabs) tab.data = { ...tab.data, isInTab: true }
  if (innerTabs.length > 0) reportOpenTab(node, scope)
  else if (!node.data?.isInTab && !isClosed(node, scope.file)) reportUnclosed(node, openingLine, scope)
  // Empty brackets are not a title.
  node.children = node.children.filter((child) => !isLabelParagraph(child) || !isBlank(child))
  const ownTitle = block.kind === 'admonition' && !block.isUntitled ? ownTitleOf(block.name) : undefined
  const title = node.attributes?.['title'] ?? node.attributes?.['label'] ?? node.attributes?.['summary'] ?? ownTitle
  if (title && !node.children.some(isLabelParagraph)) node.children = [labelOf(title), ...node.children]
  node.data = { ...node.data, block }
  if (named) checkSpelling(node, scope)
  else arrangeBlock(node, scope)
  return undefined
}

/** The directives of the same name directly inside a directive: it is probably not closed before them. */
function listInner({ name, children }: ContainerDirective): readonly ContainerDirective[] {
  return children.filter((child) => child.type === 'containerDirective').filter((child) => child.name === name)
}

/** Directives that were probably meant to close the one around them, which is reported. */
const presumedEnds = new WeakSet<ContainerDirective>()

function reportUnclosed(node: ContainerDirective, openingLine: string, scope: DocumentScope): void {
  if (presumedEnds.has(node)) return
  const [fence = ':::'] = /:{3,}/.exec(openingLine) ?? []
  const [inner] = listInner(node)
  const end = inner && !isClosed(inner, scope.file) ? inner : undefined
  if (end) presumedEnds.add(end)
  scope.report(node, {
    code: 'unclosed-directive',
    message: `${fence}${node.name} is never closed, so it contains everything after it`,
    hint: end
      ? `Write ${fence} instead of ${fence}${node.name} in line ${end.position?.start.line}, which opens another one`
      : `Write ${fence} on a separate line after its content`,
  })
}

function reportOpenTab(node: ContainerDirective, scope: DocumentScope): void {
  scope.report(node, {
    code: 'unclosed-directive',
    message: 'this tab is not closed before the next one, so it also contains that one',
    hint: 'Write ::: on a separate line after its content',
  })
}

function blockOf(
  { name, attributes, data }: ContainerDirective,
  admonitions: CustomAdmonitions = {},
): Block | undefined {
  const { id, class: className, open, group, value, title } = attributes ?? {}
  const classes = className ? { className } : {}
  const frame = {
    ...(id && { id }),
    ...classes,
    ...(data?.hasOwnIcon && { hasOwnIcon: true }),
    ...(title === '' && { isUntitled: true }),
  }
  const ownKind = Object.hasOwn(admonitions, name) ? admonitions[name] : undefined
  if (ownKind) return { kind: 'admonition', admonition: ownKind, name, ...frame }
  const admonition = ADMONITION_KINDS.get(name)
  if (admonition) return { kind: 'admonition', admonition, ...(name !== admonition && { name }), ...frame }
  switch (name) {
    case 'details':
      return { kind: 'details', isOpen: open !== undefined && open !== 'false', ...(id && { id }), ...classes }
    case 'tabs':
      return { kind: 'tabs', ...(group && { group }), ...classes }
    case 'tab':
      return {
        kind: 'tab',
        isDefault: isSet(attributes?.['default']),
        ...(value && { value }),
        ...(data?.isInTab && { isInTab: true }),
        ...(id && { id }),
        ...(data?.hasLabelId && { hasLabelId: true }),
        ...classes,
        ...(data?.labelAttributes && { attributes: data.labelAttributes }),
      }
    default:
      return undefined
  }
}

/** The default title of an admonition, derived from its name; `undefined` if its title is a UI string. */
export function ownTitleOf(name: string | undefined): string | undefined {
  return name === undefined || TITLED_ADMONITIONS.has(name) ? undefined : titleOf(name)
}

/** A name as a title: `pro-tip` becomes “Pro tip”. */
export function titleOf(name: string): string {
  const words = name.replace(/[-_]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/**
 * Whether the directive's last line is a fence at least as long as its first; a directive created by a plugin needs
 * none.
 */
function isClosed(node: ContainerDirective, file: SourceFile): boolean {
  const source = sliceOf(file, node)
  if (source === '') return true
  const fence = /^:*/.exec(source)?.[0] ?? ''
  // The tab of an included code block has the position of its `::include`.
  if (fence === '::') return true
  const lastLine = source.slice(findLineStart(source, source.length))
  const [, before = '', lastFence = ''] = /^([ \t>]*)(:{3,})[ \t]*$/.exec(lastLine) ?? []
  // A fence in a quote does not close a directive that began outside of it.
  return lastFence.length >= fence.length && (!before.includes('>') || isQuoted(node, file))
}

function isQuoted(node: ContainerDirective, { text }: SourceFile): boolean {
  const start = node.position?.start.offset ?? 0
  return text.slice(findLineStart(text, start), start).includes('>')
}

/** Returns where the line of `end` starts. `lastIndexOf` would read the whole text if it has no carriage return. */
function findLineStart(text: string, end: number): number {
  let start = end
  while (start > 0 && text[start - 1] !== '\n' && text[start - 1] !== '\r') start -= 1
  return start
}

function isBlank({ children }: Paragraph): boolean {
  return children.every((child) => child.type === 'text' && child.value.trim() === '')
}
