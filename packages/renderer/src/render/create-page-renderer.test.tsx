import { describe, expect, it } from 'vitest'
import { plainComponents } from '../../test/markdown/plain-components.js'
import type { Content, LayoutProps, Page, PageProps, ThemeComponents } from '../contract/index.js'
import { createPageRenderer, type RenderContext } from './create-page-renderer.js'

const components = {
  ...plainComponents,
  Layout: ({ shell, children }: LayoutProps) => (
    <div data-shell={Object.keys(shell).join()}>
      <main>{children}</main>
    </div>
  ),
  DocPage: ({ page, headingHtml, html, toc }: PageProps) => (
    <article data-title={headingHtml} data-toc={toc.map(({ id }) => id).join()} data-image={page.post?.image}>
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </article>
  ),
} as unknown as ThemeComponents

const page: Page = {
  route: '/a',
  href: '/a',
  file: 'a.html',
  shell: 's',
  kind: 'doc',
  title: 'A & B',
  isTitleHidden: false,
  head: { title: 'A', canonical: 'https://x/a', isIndexed: true, keywords: [], alternates: [], breadcrumbs: [] },
  breadcrumbs: [],
  tags: [],
  banners: [],
  cards: [],
  classNames: ['own'],
} as unknown as Page
const content: Content = {
  parts: ['<p>Text</p>'],
  holes: [],
  toc: [],
  sections: [],
  links: [],
  anchors: [],
  diagnostics: [],
} as unknown as Content

function render(change: Partial<Page> = {}, own: Partial<Content> | null = {}) {
  const context = {
    components,
    site: { title: 'T', baseUrl: '/' },
    text: (key: string) => key,
    document: {
      metadata: [],
      scripts: [],
      inlineScript: '',
      stylesheetHref: '/a.css',
      scriptHref: '/a.js',
      language: 'de',
      direction: 'ltr',
      defaultColorMode: 'dark',
      sheets: { blog: '/blog.css', own: '/own.css' },
    },
    findShell: () => ({ navbar: { start: [], end: [] }, footer: { links: [], columns: [] }, announcement: {} }),
    findSidebar: () => ({ items: [] }),
  } as unknown as RenderContext
  return createPageRenderer(context)({ ...page, ...change }, own ? { ...content, ...own } : undefined, []).html
}
const titleOf = (html: string) => /data-title="([^"]*)"/.exec(html)?.[1]

describe('createPageRenderer', () => {
  it('renders a whole document in the language and color mode of the site', () => {
    const html = render()
    expect(html).toMatch(/^<!doctype html><html lang="de" dir="ltr" class="kind-doc[^"]* own" data-theme="dark"/)
    expect(html).toContain('<div><p>Text</p></div>')
    expect(html.endsWith('</body></html>\n')).toBe(true)
  })

  it('shows the title above the text, unless the text shows it', () => {
    expect(titleOf(render())).toBe('A &amp; B'.replace('&', '&amp;'))
    expect(titleOf(render({ isTitleHidden: true }))).toBeUndefined()
    expect(titleOf(render({}, { hasOwnTitle: true }))).toBeUndefined()
    const sections = [{ level: 1, id: 'a', title: 'A & B' }]
    expect(titleOf(render({}, { sections } as never))).toBeUndefined()
  })

  it('lists the headings between the levels of the page', () => {
    const toc = [2, 3, 4].map((level) => ({ id: `h${level}`, level, html: '', text: '' }))
    expect(render({ toc: { min: 3, max: 3 } }, { toc })).toContain('data-toc="h3"')
    expect(render({}, { toc })).toContain('data-toc=""')
  })

  it('shows only the parts of the frame that a page wants', () => {
    expect(render()).toContain('data-shell="navbar,announcement,footer"')
    expect(render({}, { hidesFooter: true })).toContain('data-shell="navbar,announcement"')
    expect(render({ layout: 'bare' })).toContain('data-shell="navbar"')
    expect(render({ layout: 'bare' }, null)).toContain('data-shell="navbar,announcement,footer"')
  })

  it('links the style sheets that a page needs, where the theme has them', () => {
    expect(render({ post: { authors: [] } }, { sheets: ['own', 'gone'] })).toContain(
      '<link rel="stylesheet" href="/blog.css"><link rel="stylesheet" href="/own.css">',
    )
    expect(render()).not.toContain('/blog.css')
  })
})
