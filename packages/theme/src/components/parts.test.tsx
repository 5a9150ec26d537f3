import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { navbar, text } from '../../test/view-data.js'
import { Banner } from './Banner.js'
import { SkipLink } from './Layout.js'
import { Brand, Logo } from './navbar/Brand.js'
import { EditLink, Tags } from './pages/DocFooter.js'

describe('small parts', () => {
  it('Banner has the strings of its kind', () => {
    expect(renderToString(<Banner text={text} kind="draft" />)).toMatch(/Draft page<\/p>.*This page is a draft\./)
  })

  it('Brand links home and does not repeat its name', () => {
    const html = renderToString(<Brand navbar={navbar} />)
    expect(html).toMatch(/^<a class="brand" href="\/docs\/">/)
    expect(html.match(/alt=""/g)).toHaveLength(2)
  })

  it('Brand without title keeps the name of the logo, and renders nothing without both', () => {
    const { title, ...untitled } = navbar
    expect(renderToString(<Brand navbar={untitled} />)).toContain('alt="Handbook"')
    const { logo, ...bare } = untitled
    expect(renderToString(<Brand navbar={bare} />)).toBe('')
  })

  it('EditLink opens the source in a new tab', () => {
    expect(renderToString(<EditLink text={text} href="/e" />)).toMatch(
      /href="\/e" target="_blank" rel="noopener noreferrer"/,
    )
  })

  it('Logo has an image per mode when there are two', () => {
    const html = renderToString(<Logo logo={{ alt: 'L', src: '/l.svg', srcDark: '/d.svg' }} className="x" />)
    expect(html).toMatch(/class="x only-light" src="\/l\.svg".*class="x only-dark" src="\/d\.svg"/)
  })

  it('SkipLink links to the main part', () => {
    expect(renderToString(<SkipLink text={text} />)).toContain('href="#docgen-main"')
  })

  it('Tags are links, and render nothing without tags', () => {
    expect(renderToString(<Tags text={text} tags={[{ label: 'Money', href: '/t' }]} />)).toMatch(
      /Tags:.*href="\/t" rel="tag"/,
    )
    expect(renderToString(<Tags text={text} tags={[]} />)).toBe('')
  })
})
