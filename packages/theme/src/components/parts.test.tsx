import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { text } from '../../test/view-data.js'
import { Banner } from './Banner.js'
import { SkipLink } from './Layout.js'
import { EditLink, Tags } from './pages/DocFooter.js'

describe('small parts', () => {
  it('Banner has the strings of its kind', () => {
    expect(renderToString(<Banner text={text} kind="draft" />)).toMatch(/Draft page<\/p>.*This page is a draft\./)
  })

  it('EditLink opens the source in a new tab', () => {
    expect(renderToString(<EditLink text={text} href="/e" />)).toMatch(
      /href="\/e" target="_blank" rel="noopener noreferrer"/,
    )
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
