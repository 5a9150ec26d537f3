import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

const processor = unified().use(remarkParse).use(remarkGfm).freeze()

/** The text of GitHub-flavored Markdown; `readHtml` returns that of HTML in it. */
export function textOfMarkdown(markdown: string, readHtml: (html: string) => string): string {
  return textOf(processor.parse(markdown), readHtml)
}

interface MarkdownNode {
  readonly type: string
  readonly value?: string
  readonly alt?: string | null
  readonly label?: string | null
  readonly lang?: string | null
  readonly meta?: string | null
  readonly children?: readonly MarkdownNode[]
}

function textOf(node: MarkdownNode, readHtml: (html: string) => string): string {
  const inside = (node.children ?? []).map((child) => textOf(child, readHtml)).join('')
  switch (node.type) {
    case 'text':
      return node.value ?? ''
    case 'inlineCode':
      return node.value ?? ''
    case 'code':
      return ` ${/title="([^"]*)"/.exec(node.meta ?? '')?.[1] ?? ''} ${node.value ?? ''} `
    case 'image':
      return ` ${node.alt ?? ''} `
    case 'footnoteReference':
      return node.label ?? ''
    case 'html':
      return isInlineTag(node.value ?? '') ? '' : readHtml(node.value ?? '')
    case 'blockquote':
      return ` ${inside.replace(/^\s*\[!\w+\]/, (kind) => (hasTitle(node) ? '' : kind))} `
    case 'strong':
    case 'emphasis':
    case 'delete':
    case 'link':
      return inside
    default:
      return ` ${inside} `
  }
}

/** A title in bold follows the kind of an alert, unless it is the same word. */
function hasTitle({ children: [first] = [] }: MarkdownNode): boolean {
  return (
    first?.children?.length === 2 &&
    first.children[1]?.type === 'strong' &&
    /^\[!\w+\]\n$/.test(first.children[0]?.value ?? '')
  )
}

function isInlineTag(html: string): boolean {
  return /^<\/?(?:kbd|sub|sup|ins|strong|b|em|i|del|s|a)\b/.test(html)
}
