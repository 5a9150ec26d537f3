import type { ElementContent, Root } from 'hast'
import { describe, expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'
import { element } from '../../../test/markdown/html-nodes.js'
import { plainOptions } from '../../../test/markdown/plain-options.js'
import { createCompilation } from '../compilation.js'
import { rejectUnsafeHtml } from './reject-unsafe-html.js'

function refuse(...children: ElementContent[]): ElementContent[] {
  const tree: Root = { type: 'root', children }
  const compilation = createCompilation({ path: 'a.md', text: '', includes: {} }, plainOptions)
  return rejectUnsafeHtml(tree, compilation).children.filter((child) => child.type === 'element')
}

describe('rejectUnsafeHtml', () => {
  it('copies nothing if all is safe', () => {
    const fine = element('p', { id: 'a' }, element('b', {}))
    expect(refuse(fine)[0]).toBe(fine)
  })

  it('drops attributes and elements and keeps their siblings', () => {
    const parts = [element('b', { onClick: 'x', id: 'y' }), element('script', {}), element('i', {})]
    expect(refuse(element('p', {}, ...parts))).toEqual([element('p', {}, element('b', { id: 'y' }), element('i', {}))])
  })

  it('unwraps forms, and links without remaining attributes', () => {
    const text: ElementContent = { type: 'text', value: 'a' }
    const form = element('form', {}, element('p', {}, element('a', { href: 'javascript:x' }, text)))
    expect(refuse(form)).toEqual([element('p', {}, text)])
  })

  it('reports errors at their positions, each once', async () => {
    const { problems } = await compilePlain(
      '---\na: b\n---\n\n<script>x</script>\n\nc <b onclick="x" style={{y}}>d</b>\n',
    )
    expect(problems.map((problem) => problem.replace(/ is not allowed.*/, ''))).toEqual([
      'error unsafe-html page.md:5:1 <script>',
      'error unsafe-html page.md:7:3 onclick of <b>',
      'error unsafe-html page.md:7:3 style of <b>',
    ])
  })

  it('converts inline styles to classes', async () => {
    const { html, problems } = await compilePlain('a <b style=" color: red; " class="c">b</b> <i style="">d</i>\n')
    expect(html).toMatch(/<b class="m\w+ c">b<\/b> <i>d<\/i>/)
    expect(problems).toEqual([])
  })
})
