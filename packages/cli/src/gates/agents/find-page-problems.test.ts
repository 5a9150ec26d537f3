import { describe, expect, it } from 'vitest'
import { type AgentPage, findPageProblems } from './find-page-problems.js'

const LIST = '/llms.txt'
const htmlOf = (content: string): string =>
  `<head></head><body><a href="${LIST}">List</a><article>${content}</article></body>`
const find = (page: Partial<AgentPage>) =>
  findPageProblems({ html: htmlOf(''), markdown: `See ${LIST}`, listHref: LIST, isReplaced: false, ...page }).map(
    ({ rule, severity, line }) => [rule, severity, ...(line === undefined ? [] : [line])].join(' '),
  )
const replaced = (markdown: string, html = htmlOf('')) =>
  find({ markdown: `${LIST}\n${markdown}`, html, isReplaced: true })

describe('findPageProblems', () => {
  it('accepts a page that names the list', () => {
    expect(find({})).toEqual([])
  })

  it.each([
    [{ markdown: LIST + 'x'.repeat(50_000) }, 'page-size-markdown warning'],
    [{ markdown: LIST + 'x'.repeat(100_000) }, 'page-size-markdown error'],
    [{ html: htmlOf('ä'.repeat(500_001)) }, 'page-size-transfer warning'],
    [{ html: htmlOf('x'.repeat(10_000_001)) }, 'page-size-transfer error'],
    [{ html: `<head href="${LIST}"></head><body></body>` }, 'llms-txt-directive-html warning'],
    [{ markdown: `${'x'.repeat(2000)} ${LIST}` }, 'llms-txt-directive-md warning'],
  ])('finds a problem of %#', (page, problem) => {
    expect(find(page)).toEqual([problem])
  })

  it('finds what only Markdown of authors has: open code blocks and relative links', () => {
    expect(replaced('[a](/a) [b](b.md)\n[c](https://c.example) [d](#d) `[e](e)`\n~~~\n[f](f)')).toEqual([
      'markdown-code-fence-validity error 4',
      'markdown-link-portability warning 2',
      'markdown-link-portability error 2',
    ])
  })

  it('compares the texts of the page with its Markdown', () => {
    const text = (index: number): string => `This is the long text number ${index} &amp; more.`
    const html = htmlOf(
      `<nav class="x">This is the text of a navigation</nav>${[1, 2, 3, 4, 5, 6].map((index) => `<p>${text(index)}</p>`).join('')}`,
    )
    const markdown = (...indexes: readonly number[]): string =>
      indexes.map((index) => `**This** is the long text number ${index} & more.\n`).join('\n')
    expect(replaced(markdown(1, 2, 3, 4, 5, 6), html)).toEqual([])
    expect(replaced(markdown(1, 2, 3, 4, 5), html)).toEqual(['markdown-content-parity warning'])
    expect(replaced(markdown(1, 2, 3), html)).toEqual(['markdown-content-parity error'])
  })

  it('warns of headings that several tabs share, unless most are their own', () => {
    const panel = (...titles: readonly string[]): string =>
      `<div class="tab-panel">${titles.map((title) => `<h3>${title}</h3>`).join('')}</div>`
    expect(find({ html: htmlOf(panel('Install') + panel('Install <a>#</a>')) })).toEqual([
      'section-header-quality warning',
    ])
    expect(find({ html: htmlOf(panel('Install', 'A') + panel('Install', 'B')) })).toEqual([])
    expect(find({ html: htmlOf(panel('npm') + panel('pnpm')) })).toEqual([])
  })
})
