import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import remarkDirective from 'remark-directive'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { describe, expect, it } from 'vitest'
import { toValidMdx } from '../../src/markdown/mdx/syntax/escape-markdown-for-mdx.js'
import { remarkDirectiveTitle } from '../../src/parse/directive-title-syntax.js'
import { parseMdx } from '../../src/parse/parse-mdx.js'

// Compares satteri's MDX tree with that of remark-mdx: names, values and positions of all nodes.
const SITES = fileURLToPath(new URL('../../../cli/test/sites/', import.meta.url))
const reference = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkDirectiveTitle)
  .use(remarkFrontmatter, ['yaml'])
  .freeze()

const CASES: readonly string[] = [
  '<Tabs values={[{ a: 1 }]} b="c" d {...e}>\n<TabItem>\n\nText\n\n</TabItem>\n</Tabs>',
  'Text <b>bold *and*</b> {1 + 1} and <br />.',
  "import a from 'a'\nimport b from 'b'\n\nexport const c = 1\n\n# Title {c}",
  '{/* a comment */}\n\nText {/* inside */}',
  '- item <b>x</b>\n- {y}\n\n> quote {z}',
  '<>\n\nA fragment\n\n</>',
  '<a.b.c d:e="f" />',
  '| a | b |\n| - | - |\n| {1} | <b>x</b> |',
  '```js\nconst {x} = <y>\n```',
  '    not code but text',
  '<div>\n  # Indented\n\n  - list\n</div>',
]

describe('MDX', () => {
  it.each(CASES)('has the tree of the reference: %j', (text) => {
    expect(outline(treeOf(text))).toEqual(outline(unravel(reference.parse(text))))
  })

  const pages = ['mdx'].flatMap((site) =>
    readdirSync(`${SITES}${site}/docs`, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => `${SITES}${site}/docs/${file}`),
  )

  it('has it on every page of the example', () => {
    expect(pages.length).toBeGreaterThan(30)
    for (const page of pages) {
      const text = toValidMdx(readFileSync(page, 'utf8'))
      expect(outline(treeOf(text)), page).toEqual(outline(unravel(reference.parse(text))))
    }
  })
})

function treeOf(text: string): unknown {
  const parsed = parseMdx(text)
  if ('failure' in parsed) throw new Error(parsed.failure.reason)
  return parsed.tree
}

interface AnyNode {
  readonly type: string
  readonly name?: string | null
  readonly value?: string
  readonly attributes?: unknown
  readonly children?: readonly AnyNode[]
  readonly position?: { readonly start: { readonly offset?: number } }
}

/** Lines that contain only JSX and expressions are not paragraphs: MDX's own compiler does the same after parsing. */
function unravel(tree: unknown): AnyNode {
  const node = tree as AnyNode
  if (!node.children) return node
  const children = node.children.map(unravel).flatMap((child): readonly AnyNode[] => {
    const inner = child.children ?? []
    const isBlank = ({ type, value }: AnyNode): boolean => type === 'text' && /^\s*$/.test(value ?? '')
    const isMdx = ({ type }: AnyNode): boolean => type === 'mdxJsxTextElement' || type === 'mdxTextExpression'
    if (child.type !== 'paragraph' || !inner.some(isMdx) || !inner.every((each) => isMdx(each) || isBlank(each)))
      return [child]
    return inner.filter((each) => !isBlank(each)).map((each) => ({ ...each, type: each.type.replace('Text', 'Flow') }))
  })
  return { ...node, children }
}

/** The relevant parts of a tree: types, names, values and starts. */
function outline(tree: unknown): unknown {
  const { type, name, value, attributes, children, position } = tree as AnyNode
  return {
    type,
    start: position?.start.offset,
    ...(name !== undefined && { name }),
    ...(value !== undefined && { value }),
    ...(type.startsWith('mdxJsx') && { attributes: plainAttributes(attributes) }),
    ...(children && { children: children.map(outline) }),
  }
}

/** Without embedded syntax trees, and their positions. */
function plainAttributes(attributes: unknown): unknown {
  return JSON.parse(
    JSON.stringify(attributes, (key, value: unknown) => (key === 'data' || key === 'position' ? undefined : value)),
  )
}
