import { expect, it } from 'vitest'
import { writePdfDocument } from './write-pdf-document.js'

const document = {
  title: 'Kit & "<more>',
  tagline: '',
  version: '2.0',
  url: 'https://docs.example/',
  language: 'ar',
  direction: 'rtl',
  contents: 'Contents',
  entries: [
    { label: 'Guides', depth: 0 },
    { label: 'Set <up>', depth: 1, route: '/setup' },
    { label: 'Deep', depth: 9, route: '/deep' },
  ],
  names: new Map([
    ['/setup', 'p1'],
    ['/deep', 'p2'],
  ]),
  sheets: ['/x.css'],
  pages: ['<section id="p1"></section>'],
} as const

it('writes cover, contents with page numbers, and pages', () => {
  const html = writePdfDocument(document, new Map([['p1', 12]]))
  expect(html).toContain('<html lang="ar" dir="rtl"')
  expect(html).toContain('<title>Kit &amp; &quot;&lt;more&gt; 2.0</title>')
  expect(html).toContain('<li class="pdf-depth-0 pdf-parent"><span class="pdf-label">Guides</span></li>')
  expect(html).toContain(
    '<a href="#p1"><span class="pdf-label">Set &lt;up&gt;</span><span class="pdf-number">12</span>',
  )
  expect(html).toContain('<li class="pdf-depth-4">')
  expect(html).toContain('<main><section id="p1"></section></main>')
})

it('writes the title into the margins of the pages, except the cover', () => {
  const html = writePdfDocument(document, new Map())
  expect(html).toContain('@top-left{content:"Kit & \\22 \\3c more>"}')
  expect(html).toContain('@page :first{@top-left{content:none}')
})

it('shows and links nothing in its pages before the numbers are known', () => {
  const pages = ['<a class="a" href="#p1-b">href="#c"</a><a href="https://docs.example/">d</a>']
  const html = writePdfDocument({ ...document, pages })
  expect(html).toContain('<main><a class="a" href="#">href="#c"</a><a href="https://docs.example/">d</a></main>')
  expect(html).toContain('<a href="#p1"><span class="pdf-label">')
  expect(html).toContain('visibility:hidden')
})

it('omits page footers of which print shows only the line, because that line may be alone on a page', () => {
  expect(writePdfDocument(document)).toContain('.doc-footer:not(:has(.tags,.last-update,.contributors)){display:none}')
})
