import type { Html, RootContent } from 'mdast'
import { isComponentName } from '../../contract/is-component-name.js'
import { escapeText } from '../../html/escape-html.js'
import { hintForMdx } from '../check/check-mdx-lines.js'
import type { Problem } from '../compilation.js'
import type { DocumentScope } from '../document-scope.js'
import type { Include } from '../include/request-include.js'
import { pointIn } from '../source-file.js'

const JSX_TAG = /<(\/?)([A-Z][\w.]*)((?:\s(?:"[^"]*"|'[^']*'|\{[^{}]*\}|[^"'{}<>])*)?)>/g
/** A JSX tag in HTML. */
interface JsxTag {
  readonly index: number
  readonly text: string
  readonly name: string
  readonly isClosing: boolean
}

/**
 * Shows JSX tags in an HTML node as text, with one diagnostic per element, and parses the content between them as
 * Markdown. `undefined` if the node has no such tag.
 */
export function transformJsx(node: Html, isInline: boolean, scope: DocumentScope): readonly RootContent[] | undefined {
  const tags = findTags(node.value)
  if (tags.length === 0) return undefined
  for (const tag of tags) {
    if (!tag.isClosing) reportTag(tag, node, scope)
  }
  if (isInline) return [{ type: 'text', value: node.value }]
  const between = node.value.replace(JSX_TAG, (tag, _slash, name: string) => (isComponentName(name) ? '' : tag))
  // HTML around JSX can't be split: its JSX tags are shown as text, and the rest stays HTML.
  if (/<[a-z/!]/i.test(between)) return [{ ...node, value: escapeTags(node.value) }]
  return splitAtTags(node, tags, scope)
}

function findTags(html: string): JsxTag[] {
  const tags: JsxTag[] = []
  for (const match of html.matchAll(JSX_TAG)) {
    const [text, slash, name = ''] = match
    if (isComponentName(name)) tags.push({ index: match.index, text, name, isClosing: slash === '/' })
  }
  return tags
}

function reportTag({ index, name, text }: JsxTag, node: Html, scope: DocumentScope): void {
  const problem: Problem = {
    code: 'mdx-in-markdown',
    message: `<${name}> is JSX, which plain Markdown shows as text`,
    length: text.length,
    hint: HINTS[name] ?? hintForMdx(scope, `write \`<${name}>\` in backticks if it is meant as text`),
  }
  scope.report(node, problem, index)
}

const HINTS: Readonly<Record<string, string>> = {
  Tabs: 'Write ::::tabs and :::tab[Label] instead',
  TabItem: 'Write :::tab[Label] inside ::::tabs instead',
  Admonition: 'Write :::note instead',
  Details: 'Write :::details[Summary] instead',
}

function escapeTags(html: string): string {
  return html.replace(JSX_TAG, (tag, _slash, name: string) => {
    return isComponentName(name) ? escapeText(tag) : tag
  })
}

function splitAtTags(node: Html, tags: readonly JsxTag[], scope: DocumentScope): RootContent[] {
  const blocks: RootContent[] = []
  let end = 0
  for (const { index, text } of tags) {
    blocks.push(...requestFragment(node, { from: end, to: index }, scope), textParagraph(text))
    end = index + text.length
  }
  return [...blocks, ...requestFragment(node, { from: end, to: node.value.length }, scope)]
}

/** Requests that the text between two tags be parsed as Markdown, with the line numbers of the file. */
function requestFragment(node: Html, range: { from: number; to: number }, scope: DocumentScope): RootContent[] {
  const text = node.value.slice(range.from, range.to)
  if (text.trim() === '') return []
  const line = pointIn(scope.file, node, range.from)?.line ?? 1
  const target: Include = { type: 'include', file: scope.file.path, children: [] }
  scope.includes.push({ path: scope.file.path, text: '\n'.repeat(line - 1) + text.replace(/^[ \t]+/, ''), target })
  return [target]
}

function textParagraph(value: string): RootContent {
  return { type: 'paragraph', data: { block: { kind: 'mdx' } }, children: [{ type: 'text', value }] }
}
