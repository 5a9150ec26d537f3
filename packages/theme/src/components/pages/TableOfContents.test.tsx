import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { text } from '../../../test/view-data.js'
import { TableOfContents } from './TableOfContents.js'

const toc = [
  { id: 'a', level: 3, html: '<code>a</code>', text: 'a' },
  { id: 'b', level: 4, html: 'b', text: 'b' },
]

describe('TableOfContents', () => {
  it('computes depth from the highest level on the page', () => {
    const html = renderToString(<TableOfContents text={text} toc={toc} kind="column" />)
    expect(html).toContain('<li class="toc-item toc-depth-1"><a href="#a"><code>a</code></a></li>')
    expect(html).toContain('<li class="toc-item toc-depth-2"><a href="#b">b</a></li>')
  })

  it('collapses above the text', () => {
    const html = renderToString(<TableOfContents text={text} toc={toc} kind="collapsible" />)
    expect(html).toMatch(/^<nav class="toc-collapsible" aria-label="On this page"><details><summary><span>On this page/)
  })

  it('renders nothing without headings', () => {
    expect(renderToString(<TableOfContents text={text} toc={[]} kind="column" />)).toBe('')
  })
})
