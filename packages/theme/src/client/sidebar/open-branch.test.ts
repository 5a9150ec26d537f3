import { expect, it, vi } from 'vitest'
import { find, findAll, openPage } from '../../../test/open-page.js'
import type { PageLoader } from '../navigation/page-loader.js'
import { openClosedBranch } from './open-branch.js'

const sidebar = (items: string): string =>
  `<nav class="sidebar"><ul><li><details open><summary>Guides</summary><ul>${items}</ul></details></li></ul></nav>`
const all = '<li class="menu-all" data-cut="branch"><a href="/all">All topics</a></li>'
const link = (name: string, more = ''): string => `<li><a href="/${name}"${more}>${name.toUpperCase()}</a></li>`
const cut = '<li data-cut="branch"><a href="/c1">C</a></li>'
const open =
  '<li><details open><summary>C</summary><ul><li><a href="/c1" aria-current="page">C1</a></li></ul></details></li>'
const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html')
const load = (html: string): PageLoader => ({ load: async () => ({ html }) }) as unknown as PageLoader
const texts = (): string =>
  findAll('ul ul > li')
    .map(({ textContent }) => textContent)
    .join()

it('completes a long list around the items of the page, which stay as they are', async () => {
  openPage(sidebar(all + link('b') + open + link('d') + all))
  const kept = find('[aria-current]')
  const whole = sidebar(link('a') + link('b') + cut + link('d') + link('e') + cut.replace('>C<', '>F<'))
  const last = findAll('.menu-all a').at(-1) as HTMLAnchorElement
  last.focus()
  await openClosedBranch(last, load(whole), parse)
  expect(texts()).toBe('A,B,C1,C1,D,E,F'.replace('C1,C1', 'CC1,C1'))
  expect(findAll('.menu-all')).toEqual([])
  expect(find('[aria-current]')).toBe(kept)
  expect(document.activeElement?.textContent).toBe('E')
  expect(find('[data-cut] a').ariaExpanded).toBe('false')
})

it('moves the focus to the item before the window from the link at the start', async () => {
  openPage(sidebar(all + link('b') + all))
  const [first] = findAll('.menu-all a')
  first?.focus()
  await openClosedBranch(first as HTMLAnchorElement, load(sidebar(link('x') + link('a') + link('b'))), parse)
  expect(document.activeElement?.textContent).toBe('A')
})

it('keeps the items of the page in their position on the screen', async () => {
  openPage(`<div id="box">${sidebar(link('b') + all)}</div>`)
  // Browsers ignore a new position of boxes that do not scroll.
  let top = 0
  const scrollTop = vi.spyOn(Element.prototype, 'scrollTop', 'get').mockImplementation(() => top)
  const setTop = vi.spyOn(Element.prototype, 'scrollTop', 'set').mockImplementation(function (this: Element, value) {
    if (this.id === 'box') top = value
  })
  const rect = vi.spyOn(Element.prototype, 'getBoundingClientRect')
  rect.mockReturnValueOnce({ top: 10 } as DOMRect).mockReturnValue({ top: 74 } as DOMRect)
  await openClosedBranch(find<HTMLAnchorElement>('.menu-all a'), load(sidebar(link('a') + link('b'))), parse)
  expect(top).toBe(64)
  for (const mock of [rect, scrollTop, setTop]) mock.mockRestore()
})

it('rejects if the page of the list shows only a window, too', async () => {
  openPage(sidebar(link('b') + all))
  const opening = openClosedBranch(find<HTMLAnchorElement>('.menu-all a'), load(sidebar(link('a') + all)), parse)
  await expect(opening).rejects.toThrow('has no such sidebar category')
})
