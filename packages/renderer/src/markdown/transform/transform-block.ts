import type { Heading, Image, Link, Paragraph, RootContent } from 'mdast'
import type { Block, FieldFacts } from '../directives/block.js'
import { writeBlock, writeTitled } from '../directives/block-form.js'
import {
  attributeOffset,
  CONTAINER_BLOCKS,
  type ContainerBlockName,
  isContainerBlock,
  MAX_COLUMNS,
  TONES,
} from '../directives/block-specs.js'
import { isLabelParagraph } from '../directives/directive-label.js'
import type { ContainerDirective } from '../directives/directive-names.js'
import type { DocumentScope } from '../document-scope.js'
import { isJsxIn, pointIn, sliceOf } from '../source-file.js'
import { type BlockProblem, checkBlock, reportBlock } from './check-block.js'
import { findIcon } from './find-icon.js'
import { groupCode } from './group-code.js'

/**
 * Reads the block that a directive describes, and reports invalid attribute values. `undefined` for a directive that is
 * not in `CONTAINER_BLOCKS`.
 */
export function readBlock(node: ContainerDirective, scope: DocumentScope): Block | undefined {
  const { name, attributes } = node
  if (!isContainerBlock(name)) return undefined
  const { id, class: className, open, group, cols, exclusive, date, tags, icon: iconName, ...more } = attributes ?? {}
  const icon = iconName ? findIcon(iconName, node, scope) : undefined
  const frame = { ...(className && { className }), ...(icon !== undefined && { icon }) }
  const { sheet } = CONTAINER_BLOCKS[name]
  switch (name) {
    case 'accordion':
      return { kind: 'details', sheet, isOpen: isSet(open), ...(id && { id }), ...frame }
    case 'code-group':
      return {
        kind: 'tabs',
        sheet,
        className: ['code-group', className].filter(Boolean).join(' '),
        ...(group && { group }),
      }
    default: {
      const columns = readColumns(cols, node, scope)
      const field = name === 'field' ? readField(node, scope) : undefined
      const ownId = field && !id ? deriveId(field.name, scope) : id
      return {
        kind: 'content',
        name,
        // The heading of an update has its id.
        ...(ownId && name !== 'update' && { id: ownId }),
        ...frame,
        ...(columns !== undefined && { columns }),
        ...(isSet(exclusive) && { isExclusive: true }),
        ...(more['filter'] !== undefined && { hasFilter: isSet(more['filter']) }),
        ...(isSet(more['compact']) && { isCompact: true }),
        ...(date && { date }),
        ...(tags && { tags: splitWords(tags) }),
        ...(more['tone'] && { tone: readTone(more['tone'], node, scope) }),
        ...(isSet(more['search']) && { hasSearch: true }),
        ...(field && { field }),
      }
    }
  }
}

/** Whether a boolean attribute of a directive is set: with any value except `false`, or without one. */
export function isSet(attribute: string | null | undefined): boolean {
  return attribute !== undefined && attribute !== null && attribute !== 'false'
}

function readField(node: ContainerDirective, scope: DocumentScope): FieldFacts {
  const { name, type, in: location, default: initial, required, deprecated } = node.attributes ?? {}
  if (!name)
    reportBlock(node, scope, { message: 'a field has no name', hint: 'Write :::field{name="timeout" type="number"}' })
  return {
    name: name ?? '',
    ...(type && { type }),
    ...(location && { location }),
    ...(initial && { initial }),
    ...(isSet(required) && { isRequired: true }),
    ...(isSet(deprecated) && { isDeprecated: true }),
  }
}

/** The id of a field, such as `param-user-name` for `user.name`; `undefined` if another field of the page has it. */
function deriveId(name: string, { compilation: { fieldIds } }: DocumentScope): string | undefined {
  const words = name.toLowerCase().match(/[\p{L}\p{N}_]+/gu)
  const id = `param-${words?.join('-')}`
  if (!words || fieldIds.has(id)) return undefined
  fieldIds.add(id)
  return id
}

function splitWords(list: string): string[] {
  return list
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
}

function readColumns(
  raw: string | null | undefined,
  node: ContainerDirective,
  scope: DocumentScope,
): number | undefined {
  if (raw === undefined || raw === null || raw === '') return undefined
  const columns = Number(raw)
  if (Number.isInteger(columns) && columns >= 1 && columns <= MAX_COLUMNS) return columns
  reportBlock(node, scope, {
    message: `cols is ${raw}, but must be a number from 1 to ${MAX_COLUMNS}`,
    hint: 'Correct it, or remove it, so that the width of the page decides',
    attribute: 'cols',
  })
  return undefined
}

function readTone(tone: string, node: ContainerDirective, scope: DocumentScope): string {
  if (TONES.some((validTone) => validTone === tone)) return tone
  reportBlock(node, scope, {
    message: `a section has no tone ${tone}`,
    hint: `It has ${TONES.join(', ')}`,
    attribute: 'tone',
  })
  return 'plain'
}

/** Checks a block, and converts its title, attributes and children to the nodes that are rendered. */
export function arrangeBlock(node: ContainerDirective, scope: DocumentScope): void {
  if (!isContainerBlock(node.name)) return
  checkBlock(node, CONTAINER_BLOCKS[node.name], scope)
  ARRANGE[node.name]?.(node, scope)
}

type Arrange = (node: ContainerDirective, scope: DocumentScope) => void

const ARRANGE: Readonly<Partial<Record<ContainerBlockName, Arrange>>> = {
  accordions: (node, scope) => checkChildren(node, 'accordion', scope),
  card: linkTitle,
  'code-group': groupCode,
  'file-tree': (node, scope) =>
    requireChild(node, scope, {
      matches: (child) => child.type === 'list',
      message: 'a file tree contains no list',
      hint: 'Write its files and folders as a list: - src/',
    }),
  frame: addImages,
  hero: (node, scope) => addHeading(node, scope, 1),
  section: addHeading,
  steps: (node, scope) =>
    requireChild(node, scope, {
      // The content of an included file is not known yet.
      matches: (child) =>
        (child.type === 'list' && child.ordered === true) || isNamed(child, 'step') || child.type === 'include',
      message: 'steps contain no numbered list',
      hint: 'Write each step as an item: 1. Install it',
    }),
  table: (node, scope) =>
    requireChild(node, scope, {
      matches: (child) => child.type === 'table' || child.type === 'html',
      message: ':::table contains no table',
      hint: 'Write a Markdown table in it: | Name | Meaning |',
    }),
  update: addHeading,
  updates: (node, scope) => checkChildren(node, 'update', scope),
}

function isNamed(node: RootContent, name: ContainerBlockName): boolean {
  return node.type === 'containerDirective' && node.name === name
}

function checkChildren(node: ContainerDirective, name: ContainerBlockName, scope: DocumentScope): void {
  const other = node.children.find((child) => !isNamed(child, name) && child.type !== 'html')
  if (!other) return
  const isJsx = isJsxIn(scope.file, node)
  reportBlock(other, scope, {
    message: `${writeBlock(node.name, isJsx)} contains something other than ${writeBlock(name, isJsx)}`,
    hint: `Put it into ${writeTitled(name, isJsx)}, or outside`,
  })
}

interface Requirement extends BlockProblem {
  readonly matches: (child: RootContent) => boolean
}

function requireChild(node: ContainerDirective, scope: DocumentScope, { matches, ...problem }: Requirement): void {
  if (!node.children.some((child) => matches(child))) reportBlock(node, scope, problem)
}

/** Converts the title of a card to its link, so that the link has a name and is checked like others. */
function linkTitle(node: ContainerDirective, scope: DocumentScope): void {
  const href = node.attributes?.['href']
  const label = node.children.find(isLabelParagraph)
  if (!href || label?.children.some(({ type }) => type === 'link' || type === 'linkReference')) return
  const start = pointIn(scope.file, node, attributeOffset(sliceOf(scope.file, node), 'href'))
  const position = start && node.position && { start: { ...node.position.start, ...start }, end: node.position.end }
  const link: Link = {
    type: 'link',
    url: href,
    children: (label?.children as Link['children'] | undefined) ?? [{ type: 'text', value: href }],
    ...(position && { position }),
  }
  if (label) label.children = [link]
  else node.children.unshift({ type: 'paragraph', data: { directiveLabel: true }, children: [link] })
}

/** Adds the images of a frame: one, or one for each color mode. */
function addImages(node: ContainerDirective): void {
  const { light, dark, alt } = node.attributes ?? {}
  const images: Image[] = []
  for (const [url, mode] of [
    [light ?? dark, 'only-light'],
    [dark ?? light, 'only-dark'],
  ] as const) {
    if (!url || (images.length > 0 && light === dark)) continue
    const isOnly = !light || !dark
    if (isOnly && images.length > 0) continue
    images.push({
      type: 'image',
      url,
      ...(alt && { alt }),
      ...(!isOnly && { data: { hProperties: { className: [mode] } } }),
      ...(node.position && { position: node.position }),
    })
  }
  if (images.length === 0) return
  const line: Paragraph = { type: 'paragraph', children: images }
  const label = node.children.findIndex(isLabelParagraph)
  node.children.splice(label + 1, 0, line)
}

/** Converts a title to a heading, so that it is in the table of contents and has an id. Moves an eyebrow before it. */
function addHeading(node: ContainerDirective, _scope: DocumentScope, depth: 1 | 2 = 2): void {
  const index = node.children.findIndex(isLabelParagraph)
  const label = node.children[index]
  if (label?.type !== 'paragraph') return
  const id = node.name === 'update' ? node.attributes?.['id'] : undefined
  const heading: Heading = {
    type: 'heading',
    depth,
    children: label.children,
    ...(label.position && { position: label.position }),
    ...(id && { data: { hProperties: { id } } }),
  }
  const next = node.children[index + 1]
  const eyebrow = next && isNamed(next, 'eyebrow') ? [next] : []
  node.children.splice(index, 1 + eyebrow.length, ...eyebrow, heading)
}
