import type { Nodes, Root } from 'mdast'
import type { Processor } from 'unified'
import { describe, expect, it } from 'vitest'
import { MAX_DEPTH } from './limit-depth.js'
import { parseMarkdown } from './parse-markdown.js'

const PARSERS = ['satteri', 'remark'] as const

describe.each(PARSERS)('parseMarkdown with %s', (parser) => {
  it('reads front matter, GFM and directives, with positions', () => {
    const tree = parseMarkdown('---\na: b\n---\n\n| a |\n| - |\n\n- [x] ~~b~~ c[^1]\n\n::leaf\n\n[^1]: note\n', {
      parser,
    })
    expect(tree.children.map(({ type }) => type)).toEqual([
      'yaml',
      'table',
      'list',
      'leafDirective',
      'footnoteDefinition',
    ])
    expect(tree.children[1]?.position?.start).toEqual({ line: 5, column: 1, offset: 14 })
  })

  it('parses a bare title to the same label as a title in brackets', () => {
    const [bare] = parseMarkdown(':::danger Mind *the* gap  \ntext\n:::', { parser }).children
    const [bracketed] = parseMarkdown(':::danger[Mind *the* gap]\ntext\n:::', { parser }).children
    expect(withoutPositions(bare)).toEqual(withoutPositions(bracketed))
    expect(labelOf(bare)?.position).toEqual({
      start: { line: 1, column: 11, offset: 10 },
      end: { line: 1, column: 25, offset: 24 },
    })
  })

  it('reads attributes with and without a title after them', () => {
    const [directive] = parseMarkdown(':::tabs{group="os" #id}\ntext\n:::', { parser }).children
    expect(directive).toMatchObject({ type: 'containerDirective', attributes: { group: 'os', id: 'id' } })
    const [titled] = parseMarkdown(':::tabs{group=os} Title\ntext\n:::', { parser }).children
    expect(titled).toMatchObject({ attributes: { group: 'os' }, children: [{ data: { directiveLabel: true } }, {}] })
  })

  it('resolves references in a title against the page', () => {
    const [directive] = parseMarkdown(':::note See [there]\n:::\n\n[there]: /x\n', { parser }).children
    expect(labelOf(directive)).toMatchObject({
      children: [{ value: 'See ' }, { type: 'linkReference', identifier: 'there' }],
    })
  })

  it('finds titles in quotes, lists and directives', () => {
    const text =
      '> :::note One\n> a\n> :::\n\n- b\n\n  :::note Two\n  c\n  :::\n\n::::note Three\n:::note Four\nd\n:::\n::::\n'
    const titles: string[] = []
    visit(parseMarkdown(text, { parser }), (node) => {
      const [first] = node.type === 'paragraph' && node.data?.directiveLabel ? node.children : []
      if (first?.type === 'text') titles.push(text.slice(first.position?.start.offset, first.position?.end.offset))
    })
    expect(titles).toEqual(['One', 'Two', 'Three', 'Four'])
  })

  it('ignores fenced code that looks like a directive', () => {
    const [code] = parseMarkdown('```md\n:::danger Title\ntext\n:::\n```\n', { parser }).children
    expect(code).toMatchObject({ type: 'code', value: ':::danger Title\ntext\n:::' })
  })

  it('parses a line as a paragraph if text follows the label, or if no name precedes the title', () => {
    for (const text of [':::danger[Label] rest\ntext\n:::', '::: tip\ntext\n:::', ':::{.note}\ntext\n:::']) {
      expect(parseMarkdown(text, { parser }).children).toMatchObject([
        { type: 'paragraph', children: [{ value: text }] },
      ])
    }
  })

  it('keeps lone surrogates and replaces NUL', () => {
    expect(parseMarkdown('a\ud800 b\0', { parser }).children).toMatchObject([
      { children: [{ value: 'a\ud800 b\ufffd' }] },
    ])
  })

  it.each(['---\na: b\n--- \nc', '---\t\na: b\n---\nc', '---\r\na: b\r\n---\t\r\nc\r\n\r\n---\r\n'])(
    'allows white space after the hyphens of front matter: %j',
    (text) => {
      expect(parseMarkdown(text, { parser }).children[0]).toMatchObject({ type: 'yaml', value: 'a: b' })
    },
  )

  it('parses leading plus signs as text, because TOML front matter is not supported', () => {
    expect(parseMarkdown('+++\na = 1\n+++\n', { parser }).children).toMatchObject([{ type: 'paragraph' }])
  })

  it.each(['> ', '>', '- ', '1) ', '> - ', '*', '**', '_', '[', '![', '[a](', '<', '`', '~', ':a[', '[^a]: '])(
    'survives 1,000 of %j and stays shallow',
    (marker) => {
      const tree = parseMarkdown(`${marker.repeat(1000)}a${[...marker].reverse().join('').repeat(1000)}`, { parser })
      expect(depthOf(tree)).toBeLessThanOrEqual(MAX_DEPTH + 5)
    },
  )
})

describe('parseMarkdown', () => {
  it('uses satteri where it is right, and remark-parse where it is not', () => {
    // A star between a letter and an underscore can only close emphasis.
    const [paragraph] = parseMarkdown('x*_*y\n', { parser: 'satteri' }).children
    expect(paragraph).toMatchObject({ children: [{ type: 'text', value: 'x*_*y' }] })
  })

  it('respects plugins that extend the syntax of remark-parse', () => {
    function noIndentedCode(this: Processor): undefined {
      this.data().micromarkExtensions?.push({ disable: { null: ['codeIndented'] } })
      return undefined
    }
    const [node] = parseMarkdown('    text\n', { parser: 'remark', remarkPlugins: [noIndentedCode] }).children
    expect(node?.type).toBe('paragraph')
  })
})

function labelOf(node: Nodes | undefined): Nodes | undefined {
  return node && 'children' in node ? node.children[0] : undefined
}

function withoutPositions(node: Nodes | undefined): unknown {
  return JSON.parse(JSON.stringify(node, (key, value) => (key === 'position' ? undefined : value)))
}

function visit(node: Nodes, report: (node: Nodes) => void): void {
  report(node)
  if ('children' in node) for (const child of node.children) visit(child, report)
}

function depthOf(tree: Root): number {
  let depth = 0
  for (let level: Nodes[] = [tree]; level.length > 0; depth += 1) {
    level = level.flatMap((node): Nodes[] => ('children' in node ? node.children : []))
  }
  return depth
}
