import { parseFragment } from 'parse5'
import { convertCommand } from '../../../renderer/src/markdown/code/convert-command.js'
import type { PackageManager } from '../../../renderer/src/markdown/markdown-options.js'
import { parseMarkdown } from '../../../renderer/src/parse/parse-markdown.js'
import { findElements, textOf } from './html-nodes.js'
import { type Outline, squeeze } from './outline.js'

type Root = ReturnType<typeof parseMarkdown>
type Nodes = Root | Root['children'][number]
type Html = Extract<Nodes, { type: 'html' }>
type Code = Extract<Nodes, { type: 'code' }>

/** What an admonition is called that has no title of its own. */
const ADMONITION_TITLES: Readonly<Record<string, string>> = {
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  caution: 'Caution',
  danger: 'Danger',
}
const JSX_TAG = /(<\/?[A-Z][^>]*>)/
const HEADING_ID = /\s*\{#[^}\s]+\}$/
const MAGIC_COMMENT = /^\s*\/\/ highlight-(?:start|end|next-line)\n/gm

/** What Markdown holds, by the tree that other tests hold equal to the reference parser's: a page must show all of it, once. */
export function outlineSource(markdown: string): Outline {
  const nodes = flatten(parseMarkdown(markdown, { parser: 'satteri' }), markdown)
  const fragments = nodes.filter((node): node is Html => node.type === 'html').map(({ value }) => parseFragment(value))
  const inHtml = (...names: string[]): number => fragments.flatMap((fragment) => findElements(fragment, names)).length
  const codes = nodes.filter((node) => node.type === 'code')
  const textIn = (node: Nodes): string => flatten(node, markdown).map(ownText).join('')
  return {
    headings: nodes.filter(({ type }) => type === 'heading').map((heading) => squeeze(textIn(heading))),
    codes: codes.map(ownText),
    codeTitles: codes
      .flatMap(({ meta }) => /(?:^|\s)title=(?:"([^"]+)"?|([^"\s]+))/.exec(meta ?? '')?.slice(1) ?? [])
      .filter(Boolean),
    cells: nodes.filter(({ type }) => type === 'tableCell').length + inHtml('td', 'th'),
    links: nodes.filter(({ type }) => type === 'link' || type === 'linkReference').length + inHtml('a'),
    pictures: nodes.filter(({ type }) => type === 'image' || type === 'imageReference').length + inHtml('img'),
    text: nodes.map(ownText).join('').replace(/\s+/g, ''),
  }
}

/** A node and all below it. JSX is text, and what stands between its tags is Markdown; `:1` in a line is no directive. */
function flatten(node: Nodes, markdown: string): Nodes[] {
  if (node.type === 'html' && JSX_TAG.test(node.value)) return node.value.split(JSX_TAG).flatMap(readJsxPiece)
  if (node.type === 'code' && /\bnpm2yarn\b/.test(node.meta ?? '')) return readCommands(node)
  if (node.type === 'textDirective') return [{ type: 'text', value: sourceOf(node, markdown) }]
  if (node.type === 'heading') return [node, ...withoutId(node.children).flatMap((child) => flatten(child, markdown))]
  return [node, ...('children' in node ? node.children.flatMap((child) => flatten(child, markdown)) : [])]
}

const MANAGERS: Readonly<Record<PackageManager, string>> = { npm: 'npm', yarn: 'Yarn', pnpm: 'pnpm', bun: 'Bun' }

/** A command of npm is shown as that of each package manager, under its name. */
function readCommands(code: Code): Nodes[] {
  const managers = Object.keys(MANAGERS) as PackageManager[]
  return managers.flatMap((manager): Nodes[] => [
    { type: 'text', value: MANAGERS[manager] },
    { ...code, value: convertCommand(code.value, manager) },
  ])
}

function readJsxPiece(piece: string): Nodes[] {
  if (JSX_TAG.test(piece)) return [{ type: 'text', value: piece }]
  const text = piece.replace(/^[ \t]+/, '')
  return flatten(parseMarkdown(text, { parser: 'satteri' }), text)
}

function withoutId<Node extends Nodes>(children: readonly Node[]): Node[] {
  return children.map((child, index) => {
    const isEnd = index === children.length - 1 && child.type === 'text'
    return isEnd ? { ...child, value: child.value.replace(HEADING_ID, '') } : child
  })
}

function sourceOf({ position }: Nodes, markdown: string): string {
  return markdown.slice(position?.start.offset, position?.end.offset)
}

/** The text that a node itself adds to what a reader sees. */
function ownText(node: Nodes): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value
    case 'code':
      return `${node.value}\n`.replace(MAGIC_COMMENT, '').slice(0, -1)
    case 'html':
      return `${/<details>(?!\s*<summary)/.test(node.value) ? 'Details' : ''}${textOf(parseFragment(node.value))}`
    case 'containerDirective': {
      const [first] = node.children
      const hasTitle = first?.type === 'paragraph' && first.data?.directiveLabel === true
      return hasTitle ? '' : (ADMONITION_TITLES[node.name] ?? '')
    }
    default:
      return ''
  }
}
