import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { site, text } from '../../../test/view-data.js'
import { Breadcrumbs } from './Breadcrumbs.js'

const render = (breadcrumbs: readonly { label: string; href?: string }[]) =>
  renderToString(<Breadcrumbs site={site} text={text} breadcrumbs={breadcrumbs} />)

describe('Breadcrumbs', () => {
  it('starts at home and has one item for each crumb, which the style sheet separates', () => {
    const html = render([{ label: 'Basics', href: '/docs/basics' }, { label: 'Plans' }])
    expect(html).toContain('<a class="breadcrumbs-home" href="/docs/" aria-label="Home page">')
    expect(html.match(/<li>/g)).toHaveLength(3)
  })

  it('links every crumb but the last, the current page', () => {
    const html = render([
      { label: 'Basics', href: '/docs/basics' },
      { label: 'Group' },
      { label: 'Plans', href: '/docs/plans' },
    ])
    expect(html).toContain('<a href="/docs/basics">Basics</a>')
    expect(html).toContain('<span>Group</span>')
    expect(html).toContain('<span aria-current="page">Plans</span>')
  })

  it('renders nothing without crumbs', () => {
    expect(render([])).toBe('')
  })
})
