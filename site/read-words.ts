import { parseMarkdown } from '../packages/renderer/src/parse/parse-markdown.js'

/** What the tests ask of one Markdown file: its words as a reader meets them. */
export interface Words {
  /** Text and address of every link, in document order. */
  readonly links: readonly { readonly text: string; readonly address: string }[]
  /** Alternative text and address of every picture, in document order. */
  readonly pictures: readonly { readonly alt: string; readonly address: string }[]
  /** Texts in bold: labels that one clicks, for the most part. */
  readonly bold: readonly string[]
  /** Plain text of every paragraph, table cells and headings left out. */
  readonly paragraphs: readonly string[]
  /** Words outside code blocks and front matter. */
  readonly count: number
}

type Node = ReturnType<typeof parseMarkdown> | ReturnType<typeof parseMarkdown>['children'][number]

/** Parses a page or partial with docgen's own parser and collects its words. */
export function readWords(markdown: string): Words {
  const nodes = [...walk(parseMarkdown(markdown, { parser: 'satteri' }))]
  const prose = nodes.map((node) => (node.type === 'text' || node.type === 'inlineCode' ? node.value : ''))
  return {
    links: nodes.flatMap((node) => (node.type === 'link' ? [{ text: textOf(node), address: node.url }] : [])),
    pictures: nodes.flatMap((node) => (node.type === 'image' ? [{ alt: node.alt ?? '', address: node.url }] : [])),
    bold: nodes.flatMap((node) => (node.type === 'strong' ? [textOf(node)] : [])),
    paragraphs: nodes.flatMap((node) => (node.type === 'paragraph' ? [textOf(node)] : [])),
    count: prose.join(' ').split(/\s+/).filter(Boolean).length,
  }
}

function* walk(node: Node): Generator<Node> {
  yield node
  if ('children' in node) for (const child of node.children) yield* walk(child)
}

function textOf(node: Node): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}
