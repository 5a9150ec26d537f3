import { expect, it, vi } from 'vitest'
import { find, findAll, openPage } from '../../test/open-page.js'
import { installRevealTarget, reveal, revealTarget } from './reveal-target.js'

const TABS = `<input type="radio" name="t" id="r1" checked><label></label><div class="tab-panel">One</div>
  <input type="radio" name="t" id="r2"><label></label><div class="tab-panel"><details><p id="target">Two</p></details></div>`

function openTarget(body: string, hash = '#target') {
  openPage(body, `https://docs.test/guide${hash}`)
  const scrollIntoView = vi.fn()
  for (const element of findAll('*')) element.scrollIntoView = scrollIntoView
  return scrollIntoView
}

it('opens details and selects tabs around the target, and scrolls to it', () => {
  const scrollIntoView = openTarget(TABS)
  revealTarget()
  expect([find<HTMLDetailsElement>('details').open, find<HTMLInputElement>('#r2').checked]).toEqual([true, true])
  expect(scrollIntoView).toHaveBeenCalledTimes(1)
})

it('does not scroll to what was visible', () => {
  const scrollIntoView = openTarget('<details open><p id="target"></p></details>')
  revealTarget()
  reveal(null)
  expect(scrollIntoView).not.toHaveBeenCalled()
})

it('finds targets by encoded names, and by a percent sign that encodes nothing', () => {
  openTarget('<details><p id="größe"></p></details>', `#${encodeURIComponent('größe')}`)
  revealTarget()
  expect(find<HTMLDetailsElement>('details').open).toBe(true)
  openTarget('<details><p id="100%"></p></details>', '#100%')
  revealTarget()
  expect(find<HTMLDetailsElement>('details').open).toBe(true)
})

it('reveals again when the hash changes, or a link to the same hash is followed', () => {
  openTarget(`<a href="#target">Same</a><a href="#other">Other</a>${TABS}`)
  const onJump = vi.fn()
  installRevealTarget(onJump)
  const close = () => find('details').removeAttribute('open')
  for (const link of findAll('a')) link.addEventListener('click', (event) => event.preventDefault())
  find('[href="#target"]').click()
  expect([find<HTMLDetailsElement>('details').open, onJump.mock.calls.length]).toEqual([true, 1])
  close()
  find('[href="#other"]').click()
  expect([find<HTMLDetailsElement>('details').open, onJump.mock.calls.length]).toEqual([false, 2])
  dispatchEvent(new Event('hashchange'))
  expect([find<HTMLDetailsElement>('details').open, onJump.mock.calls.length]).toEqual([true, 3])
})
