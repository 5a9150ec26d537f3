import { describe, expect, it } from 'vitest'
import { createTestConfig, createTestGraph, type TestSite } from '../graph/create-test-graph.js'
import { createTestPlan } from './create-test-plan.js'

function plan(site: TestSite, cardKey?: string) {
  const { pages, ...shared } = createTestPlan(createTestGraph(site).value, createTestConfig(site.config), cardKey)
  return { ...shared, pages, page: (file: string) => pages.find(({ page }) => page.file === file) }
}

const docs = { 'index.md': {}, 'guide/a.md': { title: 'A', tags: ['x'] }, 'guide/b.md': { title: 'B' } }

describe('planSite', () => {
  it('plans all pages in the order of their files', () => {
    expect(plan({ docs }).pages.map(({ page }) => [page.file, page.title])).toEqual([
      ['404.html', 'Not found'],
      ['guide/a.html', 'A'],
      ['guide/b.html', 'B'],
      ['index.html', 'Test'],
      ['search.html', 'Search'],
      ['tags.html', 'Tags'],
      ['tags/x.html', '1 with x'],
    ])
  })

  it('has no search page if the search is off', () => {
    const files = plan({ docs, config: { search: { enabled: false } } }).pages.map(({ page }) => page.file)
    expect(files).not.toContain('search.html')
  })

  it('shares shells and branches between pages with the same ones', () => {
    const { page, shells, sidebars } = plan({ docs })
    const [a, b, start, search] = ['guide/a.html', 'guide/b.html', 'index.html', 'search.html'].map(
      (file) => page(file)?.page,
    )
    expect(a?.shell).toBe(b?.shell)
    expect(a?.sidebar).toBe(b?.sidebar)
    expect(a?.sidebar).not.toBe(start?.sidebar)
    expect(search).not.toHaveProperty('sidebar')
    expect([...sidebars.keys()].sort()).toEqual([a?.sidebar, start?.sidebar].sort())
    expect(shells.has(a?.shell ?? '')).toBe(true)
  })

  it('reports a problem of the navbar once, whatever the number of shells', () => {
    const items = [
      { type: 'doc', docId: 'gone', label: 'Gone' },
      { label: 'A', to: '/guide/a' },
    ]
    const { diagnostics, shells } = plan({ docs, config: { navbar: { items } } })
    expect(shells.size).toBeGreaterThan(1)
    expect(diagnostics).toHaveLength(1)
  })

  it('creates social cards for pages without an image of their own', () => {
    const site = { docs: { ...docs, 'c.md': { image: '/img/c.png' } }, config: { baseUrl: '/kit/' } }
    const { page } = plan(site, 'key')
    expect(page('guide/a.html')?.card?.file).toMatch(/\.png$/)
    expect(page('guide/a.html')?.page.head.image).toBe(`https://docs.example/kit/${page('guide/a.html')?.card?.file}`)
    expect(page('c.html')).not.toHaveProperty('card')
    expect(page('c.html')?.page.head.image).toBe('https://docs.example/kit/img/c.png')
    expect(page('404.html')).not.toHaveProperty('card')
    expect(plan(site).pages.filter(({ card }) => card)).toEqual([])
  })

  it('shows a footer and an announcement, with the links of HTML resolved', () => {
    const config = {
      baseUrl: '/kit/',
      announcementBar: { id: 'new', content: '<a href="/guide/a">New</a>' },
      footer: { links: [{ label: 'A', to: '/guide/a' }] },
    }
    const [shell] = plan({ docs, config }).shells.values()
    expect(shell?.view.announcement?.content).toContain('href="/kit/guide/a"')
    expect(shell?.view.footer?.links).toMatchObject([{ href: '/kit/guide/a' }])
    const [plain] = plan({ docs }).shells.values()
    expect(plain?.view).not.toHaveProperty('footer')
  })
})
