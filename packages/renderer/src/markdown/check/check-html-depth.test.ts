import { describe, expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'

/** Nesting depth of the inputs: several times the depth at which recursion overflows. */
const DEEP = 8000

describe('checkHtmlDepth', () => {
  it.each(['div', 'span', 'svg', 'font', 'b', 'math', 'a'])('reports unlimited <%s>', async (name) => {
    const { diagnostics, html } = await compilePlain(
      `# A\n\nx ${`<${name}>`.repeat(DEEP)}y${`</${name}>`.repeat(DEEP)} z\n`,
    )
    expect(diagnostics).toMatchObject([{ code: 'deep-html', line: 3, column: 3 + 200 * (name.length + 2) }])
    expect(html).toContain('z')
  })

  it.each([
    '<div>\n'.repeat(DEEP),
    '<div>\n\n'.repeat(DEEP),
    '- <i>a\n'.repeat(DEEP),
    '<b></i>'.repeat(DEEP),
    '<p><b></p>'.repeat(DEEP),
    '<div/>'.repeat(DEEP),
    '<ul><li>'.repeat(DEEP),
  ])('reports it in any form: case %#', async (html) => {
    const { diagnostics } = await compilePlain(`# A\n\n${html}`)
    expect(diagnostics.map(({ code }) => code)).toContain('deep-html')
  })

  it.each([
    '<p>a\n'.repeat(DEEP),
    `<table>${'<tr><td>a<td>b'.repeat(2000)}</table>`,
    `<svg>${'<path d="M0 0"/>'.repeat(2000)}</svg>`,
    '<!-- <div> -->\n'.repeat(2000),
    '<b>a</b> <br> '.repeat(2000),
    '\\<div>'.repeat(2000),
  ])('accepts adjacent elements: case %#', async (html) => {
    const { diagnostics } = await compilePlain(`# A\n\n${html}\n`)
    expect(diagnostics.map(({ code }) => code)).not.toContain('deep-html')
  })
})

it('reports a cyclic tree from a plugin', async () => {
  const circle = () => (tree: { children: unknown[] }) => void tree.children.push(tree)
  for (const plugins of [{ remarkPlugins: [circle] }, { rehypePlugins: [circle] }]) {
    const { problems } = await compilePlain('# A\n\nb\n', plugins)
    expect(problems).toEqual([expect.stringContaining('it returned a tree that contains itself')])
  }
})

it('reports a tree from a plugin that is nested too deeply', async () => {
  const deepen = () => (tree: { children: unknown[] }) => {
    let node: object = { type: 'text', value: 'a' }
    for (let level = 0; level < 6000; level++)
      node = { type: 'element', tagName: 'b', properties: {}, children: [node] }
    tree.children.push(node)
  }
  for (const plugins of [{ remarkPlugins: [deepen] }, { rehypePlugins: [deepen] }]) {
    const { problems } = await compilePlain('# A\n\nb\n', plugins)
    expect(problems).toEqual([expect.stringContaining('it returned a tree that is nested more than 600 levels deep')])
  }
})
