import { expect, it, onTestFinished, vi } from 'vitest'
import { find, findAll, openPage, press, setLayout } from '../../../test/open-page.js'
import { installDrawer } from './drawer.js'

const PAGE = `<header class="navbar"></header><main class="main"></main>
  <nav id="docgen-drawer" data-label="Menu"><button class="drawer-close">Close</button>
  <div class="drawer-panels" open></div><a href="/one">One</a><a href="/hidden" class="hidden">Hidden</a><a href="/two">Two</a></nav>`

/** Opens a page in a browser with popovers, whose drawer is closed. */
function openDrawer() {
  openPage(PAGE)
  const hidePopover = vi.fn()
  HTMLElement.prototype.hidePopover = hidePopover
  onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover'))
  let onWidth: (event: { matches: boolean }) => void = () => {}
  vi.stubGlobal('matchMedia', () => ({
    addEventListener: (_type: string, listener: typeof onWidth) => (onWidth = listener),
  }))
  vi.stubGlobal('ToggleEvent', Event)
  setLayout('#docgen-drawer *', { getClientRects: () => [1] })
  setLayout('.hidden', { getClientRects: () => [] })
  const close = installDrawer()
  const toggle = (type: string, newState: 'open' | 'closed') =>
    find('#docgen-drawer').dispatchEvent(Object.assign(new Event(type), { newState }))
  return { close, hidePopover, toggle, widen: () => onWidth({ matches: true }) }
}
const isDialog = () => [
  find('#docgen-drawer').getAttribute('role'),
  find('#docgen-drawer').ariaModal,
  find('#docgen-drawer').ariaLabel,
]

it('is a dialog while it is open, and the rest of the page is inert', () => {
  const { toggle } = openDrawer()
  toggle('beforetoggle', 'open')
  expect([isDialog(), findAll('[inert]').map(({ className }) => className)]).toEqual([
    ['dialog', 'true', 'Menu'],
    ['navbar', 'main'],
  ])
  toggle('beforetoggle', 'closed')
  expect([isDialog(), findAll('[inert]')]).toEqual([[null, null, null], []])
})

it('shows the sidebar of the page first, with the focus on its close button', () => {
  const { toggle } = openDrawer()
  const layOut = vi.fn()
  vi.stubGlobal('docgenLayOut', layOut)
  toggle('beforetoggle', 'open')
  toggle('toggle', 'open')
  expect([find('.drawer-panels').hasAttribute('open'), document.activeElement === find('.drawer-close')]).toEqual([
    false,
    true,
  ])
  expect(layOut).toHaveBeenCalledTimes(1)
})

it('keeps the focus inside by Tab in both directions, past what is hidden', () => {
  const { toggle } = openDrawer()
  toggle('beforetoggle', 'open')
  const last = find('[href="/two"]')
  last.focus()
  expect([press(last, 'Tab'), document.activeElement === find('.drawer-close')]).toEqual([false, true])
  expect([press(find('.drawer-close'), 'Tab', { shiftKey: true }), document.activeElement === last]).toEqual([
    false,
    true,
  ])
  find('[href="/one"]').focus()
  expect(press(find('[href="/one"]'), 'Tab')).toBe(true)
  toggle('beforetoggle', 'closed')
  last.focus()
  expect(press(last, 'Tab')).toBe(true)
})

it('closes when the page does or the window becomes wide, if it is open', () => {
  const { close, widen, hidePopover } = openDrawer()
  close()
  widen()
  expect(hidePopover).not.toHaveBeenCalled()
  setLayout('#docgen-drawer', { matches: () => true })
  close()
  widen()
  expect(hidePopover).toHaveBeenCalledTimes(2)
})

it('ignores other popovers', () => {
  openDrawer()
  find('main').dispatchEvent(Object.assign(new Event('beforetoggle'), { newState: 'open' }))
  expect(findAll('[inert]')).toEqual([])
})

it('changes nothing in browsers without popovers', () => {
  openPage(PAGE)
  installDrawer()()
  expect(press(find('.drawer-close'), 'Tab')).toBe(true)
})
