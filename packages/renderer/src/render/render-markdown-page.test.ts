import { expect, it } from 'vitest'
import type { Page } from '../contract/index.js'
import type { DocumentView } from './document-view.js'
import { renderMarkdownPage } from './render-markdown-page.js'

const document: DocumentView = {
  siteTitle: 'Test',
  origin: 'https://a.org',
  language: 'en',
  direction: 'ltr',
  defaultColorMode: 'light',
  isColorModeSwitchable: false,
  followsSystemColorMode: false,
  stylesheetHref: '',
  scriptHref: '',
  inlineScript: '',
  metadata: [],
  scripts: [],
}

const page: Page = {
  kind: 'doc',
  route: '/a',
  href: '/a',
  file: 'a.html',
  shell: '',
  title: 'A',
  isTitleHidden: false,
  head: { title: 'A', socialTitle: 'A', keywords: [], isIndexed: true, alternates: [], breadcrumbs: [] },
  breadcrumbs: [],
  tags: [],
  banners: [],
  cards: [],
  classNames: [],
}

it('names labels and the author of the last change in the front matter', () => {
  const own = { ...page, date: '2026-02-01', labels: ['New', 'Fixed'], lastUpdate: { author: 'Ann' } }
  const finalHtml = { html: '<p>Text</p>' }
  const start = '---\ntitle: "A"\nurl: "https://a.org/a"\nlanguage: "en"\n'
  expect(renderMarkdownPage({ page: own, content: undefined, finalHtml, document })).toBe(
    `${start}date: "2026-02-01"\nlabels: ["New","Fixed"]\nlastUpdateAuthor: "Ann"\n---\n\nText\n`,
  )
  expect(renderMarkdownPage({ page: { ...page, labels: [] }, content: undefined, finalHtml, document })).toBe(
    `${start}---\n\nText\n`,
  )
})

it('has the title and the URL of an author who has them', () => {
  const authors = [{ name: 'Ann' }, { name: 'Jo', title: 'Writer' }, { name: 'Al', url: '/authors/al' }]
  const finalHtml = { html: '<p>Text</p>' }
  const post = { ...page, post: { authors } }
  expect(renderMarkdownPage({ page: post, content: undefined, finalHtml, document })).toContain(
    '\nauthors: ["Ann",{"name":"Jo","title":"Writer"},{"name":"Al","url":"https://a.org/authors/al"}]\n',
  )
})
