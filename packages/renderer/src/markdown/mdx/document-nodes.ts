import type { AlignType, Heading, RootContent, Table, TableCell } from 'mdast'
import type { DocumentNode } from '../../contract/index.js'

/** A Markdown file as MDX compiles it. */
export interface DocumentNodes {
  readonly nodes: readonly DocumentNode[]
  /** Whether the file also contains nodes that only the compiler renders: components, expressions, HTML, directives. */
  readonly isPartial: boolean
}

/** Converts the blocks of a Markdown file, for code that reads or renders the file after importing it. */
export function documentNodes(
  blocks: readonly RootContent[],
  idOf: (heading: Heading) => string | undefined,
): DocumentNodes {
  let isPartial = false
  const convert = (node: RootContent): DocumentNode => {
    switch (node.type) {
      case 'text':
        return node.value
      case 'inlineCode':
        return ['code', {}, [node.value]]
      case 'code': {
        const className = node.lang ? { className: `language-${node.lang}` } : {}
        return ['pre', {}, [['code', className, [`${node.value}\n`]]]]
      }
      case 'heading':
        return [`h${node.depth}`, { id: idOf(node) }, inline(node)]
      case 'link':
        return ['a', { href: node.url, ...titleOf(node) }, inline(node)]
      case 'image':
        return ['img', { src: node.url, alt: node.alt ?? '', ...titleOf(node) }, []]
      case 'blockquote':
        return ['blockquote', {}, ['\n', ...lines(node.children)]]
      case 'list': {
        const start = node.start != null && node.start !== 1 ? { start: node.start } : {}
        const isLoose = node.spread === true || node.children.some(({ spread }) => spread)
        const items = node.children.flatMap(({ children }) => [itemOf(children, isLoose), '\n'])
        return [node.ordered ? 'ol' : 'ul', start, ['\n', ...items]]
      }
      case 'table':
        return tableOf(node)
      case 'paragraph':
      case 'emphasis':
      case 'strong':
      case 'delete':
      case 'break':
      case 'thematicBreak':
        return [ELEMENTS[node.type], {}, 'children' in node ? inline(node) : []]
      default:
        if ('value' in node && isComment(node.value)) return ''
        isPartial = true
        return 'children' in node ? ['', {}, inline(node)] : ''
    }
  }
  const inline = ({ children }: { readonly children: readonly RootContent[] }): DocumentNode[] => children.map(convert)
  const lines = (children: readonly RootContent[]): DocumentNode[] =>
    children.flatMap((child) => [convert(child), '\n'])
  // The text of a tight list is not in paragraphs.
  const itemOf = (children: readonly RootContent[], isLoose: boolean): DocumentNode => {
    if (isLoose) return ['li', {}, ['\n', ...lines(children)]]
    const content = children.flatMap((child) =>
      child.type === 'paragraph' ? inline(child) : ['\n', convert(child), '\n'],
    )
    return ['li', {}, content]
  }
  const tableOf = ({ children, align }: Table): DocumentNode => {
    const row = (cells: readonly TableCell[], name: string): DocumentNode => [
      'tr',
      {},
      cells.map((cell, index) => [name, alignment(align?.[index]), inline(cell)]),
    ]
    const [head, ...rows] = children
    const body: DocumentNode[] = rows.length > 0 ? [['tbody', {}, rows.map((each) => row(each.children, 'td'))]] : []
    return ['table', {}, [['thead', {}, [row(head?.children ?? [], 'th')]], ...body]]
  }
  const shown = blocks.filter(({ type }) => type !== 'yaml' && type !== 'mdxjsEsm').map(convert)
  return { nodes: shown.flatMap((node, index) => (index === 0 ? [node] : ['\n', node])), isPartial }
}

/** Whether the code of an expression is one comment. */
function isComment(code: string): boolean {
  const text = code.trim()
  return text.startsWith('/*') && text.indexOf('*/') === text.length - 2
}

const ELEMENTS = {
  paragraph: 'p',
  emphasis: 'em',
  strong: 'strong',
  delete: 'del',
  break: 'br',
  thematicBreak: 'hr',
} as const

function titleOf({ title }: { readonly title?: string | null | undefined }): { readonly title?: string } {
  return title == null ? {} : { title }
}

function alignment(align: AlignType | undefined): { readonly style?: object } {
  return align ? { style: { textAlign: align } } : {}
}
