import type { Root } from 'mdast'
import type { Processor } from 'unified'
import { describe, expect, it } from 'vitest'
import { compilePlain } from '../../test/markdown/compile-plain.js'

type VFile = ReturnType<Processor['processSync']>

describe('plugins', () => {
  it('may be slow, and know the file', async () => {
    const sign = () => async (tree: Root, file: VFile) => {
      await Promise.resolve()
      tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: file.path }] })
    }
    expect((await compilePlain('a', { remarkPlugins: [sign] })).html).toBe('<p>a</p>\n<p>page.md</p>')
  })

  it('report at their places', async () => {
    const complain = () => (tree: Root, file: VFile) => void file.message('bad', tree.children[0], 'lint:rule')
    const { mistakes } = await compilePlain('\n\nx', { remarkPlugins: [complain] })
    expect(mistakes).toEqual(['warning plugin-message page.md:3:1 rule: bad'])
  })

  it('do not end the build when they throw', async () => {
    const fail = () => () => {
      throw new Error('no way')
    }
    const { html, mistakes } = await compilePlain('a', { remarkPlugins: [fail] })
    expect(html).toBe('<p>a</p>')
    expect(mistakes).toEqual(['error plugin-failed page.md:undefined:undefined a Markdown plugin failed: no way'])
  })
})
