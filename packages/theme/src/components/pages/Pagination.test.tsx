import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { text } from '../../../test/view-data.js'
import { Pagination } from './Pagination.js'

describe('Pagination', () => {
  it('links to the previous and the next page', () => {
    const html = renderToString(
      <Pagination text={text} previous={{ label: 'One', href: '/1' }} next={{ label: 'Three', href: '/3' }} />,
    )
    expect(html).toMatch(/^<nav class="pagination" aria-label="Docs pages">/)
    expect(html).toMatch(/href="\/1" rel="prev">.*Previous.*One.*href="\/3" rel="next">.*Next.*Three/)
  })

  it('names releases and posts by their age', () => {
    const newer = { label: '1.2', href: '/1.2', age: 'newer' } as const
    const older = { label: '1.0', href: '/1.0', age: 'older' } as const
    const html = renderToString(<Pagination text={text} previous={newer} next={older} />)
    expect(html).toMatch(/Newer.*1\.2.*Older.*1\.0/)
    expect(html).not.toMatch(/>(?:Previous|Next)</)
  })

  it('renders nothing on a page without neighbors', () => {
    expect(renderToString(<Pagination text={text} previous={undefined} next={undefined} />)).toBe('')
  })
})
