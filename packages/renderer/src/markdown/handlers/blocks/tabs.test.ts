import { describe, expect, it } from 'vitest'
import { compilePlain } from '../../../../test/markdown/compile-plain.js'

const tabs = (...lines: string[]) => compilePlain(['::::tabs{group="g"}', ...lines, '::::'].join('\n'))

describe('tabs', () => {
  it('have labels, values, a default and a unique id', async () => {
    const { html } = await tabs(':::tab[A *b*]', 'c', ':::', ':::tab[D]{value=e default}', 'f', ':::')
    expect(html).toBe(
      '<div id="tabs-1" data-group="g"><section data-value="a-b"><h6>A b</h6><p>c</p></section>' +
        '<section data-value="e" data-default="true"><h6>D</h6><p>f</p></section></div>',
    )
  })

  it('have class names around them, and around the content of one, in both conversions', async () => {
    const markdown = '::::tabs{.one}\n:::tab[A]{.two}\na\n:::\n::::'
    const expected =
      '<div class="one"><div id="tabs-1"><section data-value="a" data-default="true"><h6>A</h6><div class="two"><p>a</p></div></section></div></div>'
    for (const rest of ['', '\n\n<i></i>']) {
      const { html } = await compilePlain(markdown + rest)
      expect(html.replaceAll('\n', '')).toContain(expected)
    }
  })

  it('have ids around the content of a tab', async () => {
    const { html, anchors } = await tabs(':::tab[A]{#one}', 'b', ':::')
    expect(html).toContain('<h6>A</h6><div id="one"><p>b</p></div>')
    expect(anchors).toEqual(['one'])
    const { problems } = await compilePlain('## One {#one}\n\n::::tabs\n:::tab[A]{#one}\nb\n:::\n::::')
    expect(problems).toEqual(['warning duplicate-id page.md:4:1 the id one is used twice on this page'])
  })

  it('report a tab without a label, which gets a number', async () => {
    const { html, diagnostics } = await tabs(':::tab', 'a', ':::', ':::tab[B]', 'b', ':::')
    expect(html).toContain('<h6>1</h6>')
    expect(diagnostics).toMatchObject([{ code: 'tabs', message: 'the tab has no label', line: 2 }])
  })

  it('begin with the first if none is the default', async () => {
    expect((await tabs(':::tab[A]', ':::', ':::tab[B]', ':::')).html).toContain('data-value="a" data-default="true"')
  })

  it('find an id that no heading has', async () => {
    expect((await compilePlain('## a {#tabs-1}\n\n::::tabs\n:::tab[B]\n:::\n::::')).html).toContain('<div id="tabs-2">')
  })

  it('report invalid structure, and lose nothing', async () => {
    const { html, problems } = await tabs(':::tab[A]{default}', 'a', ':::', 'b', ':::tab[A]{default}', 'c', ':::')
    expect(problems).toEqual([
      'warning tabs page.md:1:1 these tabs have content outside of a tab, which is shown before them',
      'warning tabs page.md:6:1 two tabs have the value a',
      'warning tabs page.md:6:1 two tabs are the default',
    ])
    expect(html).toMatch(/^<p>b<\/p>.*data-value="a".*data-value="a-2"/)
    expect((await tabs('b')).problems).toEqual(['warning tabs page.md:1:1 these tabs contain no tab'])
    expect((await tabs()).problems).toEqual(['warning tabs page.md:1:1 these tabs contain no tab'])
  })

  it('names the tab that is not closed before the next one', async () => {
    const { problems } = await compilePlain('::::tabs\n:::tab[A]\na\n:::tab[B]\nb\n:::\n::::\n')
    expect(problems).toEqual([
      'warning unclosed-directive page.md:2:1 this tab is not closed before the next one, so it also contains that one',
    ])
  })

  it('are optional around a tab', async () => {
    const { html, problems } = await compilePlain(':::tab[A]\nb\n:::')
    expect(html).toBe('<p>A</p>\n<p>b</p>')
    expect(problems).toEqual(['warning tabs page.md:1:1 a tab is outside of tabs'])
  })

  it('are indexed with their labels', async () => {
    expect((await tabs(':::tab[A]', 'b', ':::')).sections[0]?.text).toBe('A b')
  })
})
