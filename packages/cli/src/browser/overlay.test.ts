import { expect, it, vi } from 'vitest'
import { openPage, press } from '../../../theme/test/open-page.js'
import type { DiagnosticView } from '../serve/page-event.js'
import { createOverlay, type Overlay } from './overlay.js'

const problem = (message: string, rest: Partial<DiagnosticView> = {}): DiagnosticView => ({
  code: 'c',
  severity: 'error',
  message,
  file: `${message}.md`,
  frame: [],
  ...rest,
})
const ERROR = problem('broken')
const WARNING = problem('odd', { severity: 'warning' })
const list = (...problems: readonly DiagnosticView[]) => {
  const errors = problems.filter(({ severity }) => severity === 'error').length
  return { problems, errors, warnings: problems.length - errors }
}

/** An overlay of a new page. */
function open(body = ''): Overlay {
  openPage(body)
  const overlay = createOverlay(async () => undefined)
  return overlay
}

const host = () => document.querySelector('docgen-diagnostics')
const part = (selector: string) => host()?.shadowRoot?.querySelector<HTMLElement>(selector) ?? undefined
const messages = () => Array.from(host()?.shadowRoot?.querySelectorAll('li') ?? [], (each) => each.textContent)
const pressEscape = () => press(document.body, 'Escape')

it('is not in the page without problems and notices', () => {
  const overlay = open()
  expect(host()).toBeNull()
  overlay.show(list(ERROR))
  overlay.show(list())
  expect(host()).toBeNull()
})

it('opens for an error, after the page, in English', () => {
  open().show(list(ERROR))
  expect([document.documentElement.lastElementChild, part('.list h2')?.textContent]).toEqual([host(), '1 error'])
  expect([host()?.getAttribute('lang'), host()?.getAttribute('dir')]).toEqual(['en', 'ltr'])
})

it('shows only a badge for warnings, which opens the list', () => {
  open().show(list(WARNING))
  expect([part('.list'), part('.badge')?.textContent]).toEqual([undefined, '1 warning'])
  part('.badge')?.click()
  expect([part('.badge'), messages().length]).toEqual([undefined, 1])
  part('.close')?.click()
  expect(part('.badge')?.textContent).toBe('1 warning')
})

it('stays closed until there is another error', () => {
  const overlay = open()
  overlay.show(list(ERROR))
  part('.close')?.click()
  overlay.show(list(ERROR))
  overlay.show(list(ERROR, WARNING))
  expect(part('.badge')?.textContent).toBe('1 error, 1 warning')
  overlay.show(list(ERROR, problem('new')))
  expect(messages()).toHaveLength(2)
})

it('closes once the errors are fixed, but stays open for warnings that the reader has opened', () => {
  const overlay = open()
  overlay.show(list(ERROR, WARNING))
  overlay.show(list(WARNING))
  expect(part('.badge')?.textContent).toBe('1 warning')
  part('.badge')?.click()
  overlay.show(list(WARNING, problem('other', { severity: 'warning' })))
  expect(messages()).toHaveLength(2)
  // Fixed problems leave nothing behind that opens the next list.
  overlay.show(list())
  overlay.show(list(WARNING))
  expect(part('.badge')?.textContent).toBe('1 warning')
})

it('stays open while some of the errors are fixed', () => {
  const overlay = open()
  overlay.show(list(ERROR, problem('second')))
  overlay.show(list(ERROR))
  expect(messages()).toHaveLength(1)
})

it('closes with Escape', () => {
  open().show(list(ERROR))
  press(document.body, 'a')
  expect(part('.list')).toBeDefined()
  pressEscape()
  expect([part('.list'), part('.badge')?.textContent]).toEqual([undefined, '1 error'])
  pressEscape()
  expect(part('.badge')).toBeDefined()
})

it.each([
  '<dialog open></dialog>',
  '<div class="search-panel"></div>',
  '<details class="dropdown-toggle" open></details>',
])('lets Escape first close %s', (body) => {
  open(body).show(list(ERROR))
  pressEscape()
  expect(part('.list')).toBeDefined()
  document.body.replaceChildren()
  pressEscape()
  expect(part('.list')).toBeUndefined()
})

it('keeps the focus on its problem, even if others are gone', () => {
  const overlay = open()
  overlay.show(list(problem('first'), ERROR))
  findPosition('broken.md')?.focus()
  overlay.show(list(ERROR, WARNING))
  expect(focused()).toBe('broken.md')
  // Its problem is fixed.
  overlay.show(list(problem('other'), WARNING))
  expect(focused()).toBe('Close (Esc)')
  part('.close')?.click()
  expect(focused()).toBe('1 error, 1 warning')
})

it('keeps its scroll position', () => {
  const overlay = open()
  overlay.show(list(ERROR))
  Object.defineProperty(part('.list'), 'scrollTop', { value: 40 })
  const scrolled: unknown[] = []
  vi.spyOn(Element.prototype, 'scrollTo').mockImplementation((to) => void scrolled.push(to))
  overlay.show(list(ERROR, WARNING))
  expect(scrolled).toEqual([{ top: 40 }])
})

it('scrolls to the error that is new', () => {
  const overlay = open()
  const scrolled: string[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this.textContent ?? '')
  })
  overlay.show(list(ERROR))
  overlay.show(list(ERROR, problem('new')))
  expect(scrolled.map((text) => text.includes('new'))).toEqual([false, true])
})

it('shows a notice with a link, beside the list, and hides it', () => {
  const overlay = open()
  overlay.notify('This page has moved.', { href: '/new', label: 'Go to New' })
  expect([part('[role="status"]')?.textContent, part('a')?.getAttribute('href')]).toEqual([
    'This page has moved. Go to New',
    '/new',
  ])
  overlay.show(list(WARNING))
  expect([part('a') !== undefined, part('.badge') !== undefined]).toEqual([true, true])
  overlay.hideNotice()
  expect([part('a'), part('.badge')?.textContent]).toEqual([undefined, '1 warning'])
  overlay.hideNotice()
})

it('keeps the link of a notice in the page, with the focus, while problems change', () => {
  const overlay = open()
  overlay.notify('Moved.', { href: '/new', label: 'Go' })
  const link = part('a')
  link?.focus()
  const removed = vi.spyOn(Element.prototype, 'remove')
  overlay.notify('Moved.', { href: '/new', label: 'Go' })
  overlay.show(list(WARNING))
  expect([part('a'), focused()]).toEqual([link, 'Go'])
  // Removing it even for a moment would lose a click.
  expect(removed).not.toHaveBeenCalled()
  overlay.notify('Gone.')
  expect([part('a'), part('[role="status"]')?.textContent]).toEqual([undefined, 'Gone.'])
})

function findPosition(text: string): HTMLElement | undefined {
  const all = host()?.shadowRoot?.querySelectorAll<HTMLElement>('.position') ?? []
  return [...all].find((each) => each.textContent === text)
}

function focused(): string | null | undefined {
  return host()?.shadowRoot?.activeElement?.textContent
}
