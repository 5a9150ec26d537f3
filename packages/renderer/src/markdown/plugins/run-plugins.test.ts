import type { Root } from 'mdast'
import type { Processor } from 'unified'
import { visit } from 'unist-util-visit'
import { describe, expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'

type VFile = ReturnType<Processor['processSync']>

describe('plugins', () => {
  it('may be asynchronous, and receive the file', async () => {
    const sign = () => async (tree: Root, file: VFile) => {
      await Promise.resolve()
      tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: file.path }] })
    }
    expect((await compilePlain('a', { remarkPlugins: [sign] })).html).toBe('<p>a</p>\n<p>page.md</p>')
  })

  it('receive the location of a file and its includes, if needed', async () => {
    const sign = () => (tree: Root, file: VFile) => {
      const value = `${file.path} in ${file.dirname}, ${file.cwd}`
      tree.children.push({ type: 'paragraph', children: [{ type: 'text', value }] })
    }
    const text = '::include{file="../parts/_a.md"}\n\n::include{file="/b.md"}'
    const location = { path: '/site/docs/sub/page.md', siteDir: '/site' }
    const includes = { '../parts/_a.md': '', '/b.md': '' }
    const { html } = await compilePlain(text, { remarkPlugins: [sign], includes, location })
    expect(html.split('\n').filter(Boolean)).toEqual([
      '<p>/site/docs/parts/_a.md in /site/docs/parts, /site</p>',
      '<p>/site/b.md in /site, /site</p>',
      '<p>/site/docs/sub/page.md in /site/docs/sub, /site</p>',
    ])
  })

  it('are reported if they did not finish, and the others change the page', async () => {
    const wait =
      () =>
      (_tree: Root, { data }: VFile) => {
        if (Array.isArray(data['docgenUnfinished']))
          data['docgenUnfinished'].push({ name: 'previews', entry: 'markdown.remarkPlugins[0]' })
      }
    const sign = () => (tree: Root) => {
      tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: 'signed' }] })
    }
    const { html, diagnostics } = await compilePlain('a', { remarkPlugins: [wait, sign] })
    expect(html).toBe('<p>a</p>\n<p>signed</p>')
    expect(diagnostics).toMatchObject([
      {
        code: 'plugin-failed',
        message: 'the Markdown plugin previews never finishes on this page, so the page is shown without its changes',
        hint: expect.stringContaining('Remove markdown.remarkPlugins[0] from the config'),
      },
    ])
  })

  it('may insert code as nodes of MDX 1', async () => {
    const insert = () => (tree: Root) => {
      const nodes: object[] = [
        { type: 'import', value: "import { Box } from 'box'" },
        { type: 'jsx', value: '<kbd>K</kbd>' },
      ]
      tree.children.unshift(...(nodes as Root['children']))
    }
    const { html } = await compilePlain('a {1 + 1}', { remarkPlugins: [insert], format: 'mdx' })
    expect(html).not.toContain('import')
    expect(html).toContain('<kbd>K</kbd>')
  })

  it('do not affect the ids of headings', async () => {
    const cheer = () => (tree: Root) =>
      visit(tree, 'text', (node) => {
        node.value = node.value.replace(':tada:', '🎉')
      })
    const text = '## Done :tada: {what}\n\n## :tada:\n\n## Done :tada: *now* {#now}\n\n## Plain\n'
    const { html } = await compilePlain(text, { remarkPlugins: [cheer], placeholders: { what: 'all' } })
    expect(html.match(/<h2.*/g)).toEqual([
      '<h2 id="done-tada-all">Done 🎉 all</h2>',
      '<h2 id="tada">🎉</h2>',
      '<h2 id="now">Done 🎉 <em>now</em></h2>',
      '<h2 id="plain">Plain</h2>',
    ])
  })

  it('may set the id of a heading, and add headings', async () => {
    const head = () => (tree: Root) => {
      const [heading] = tree.children
      if (heading) heading.data = { hProperties: { id: 'own' } }
      visit(tree, 'text', (node) => {
        node.value = 'New'
      })
      tree.children.push({ type: 'heading', depth: 2, children: [{ type: 'text', value: 'Added' }] })
    }
    const { html } = await compilePlain('## Old\n\n## Older\n', { remarkPlugins: [head] })
    expect(html.match(/ id="[^"]*"/g)).toEqual([' id="own"', ' id="older"', ' id="added"'])
  })

  it('may parse Markdown that they generate', async () => {
    function generate(this: Processor) {
      return (tree: Root) => void tree.children.push(...(this.parse('**made** `here`') as Root).children)
    }
    const { html } = await compilePlain('a', { remarkPlugins: [generate] })
    expect(html).toBe('<p>a</p>\n<p><strong>made</strong> <code>here</code></p>')
  })

  it('report at their positions', async () => {
    const complain = () => (tree: Root, file: VFile) => void file.message('bad', tree.children[0], 'lint:rule')
    const { problems } = await compilePlain('\n\nx', { remarkPlugins: [complain] })
    expect(problems).toEqual(['warning plugin-message page.md:3:1 rule: bad'])
  })

  it('do not end the build when they throw', async () => {
    const fail = () => () => {
      throw new Error('no way')
    }
    const { html, problems } = await compilePlain('a', { remarkPlugins: [fail] })
    expect(html).toBe('<p>a</p>')
    expect(problems).toEqual(['error plugin-failed page.md:1:1 a Markdown plugin failed: no way'])
  })
})
