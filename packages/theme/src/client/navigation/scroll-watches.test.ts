import { expect, it, vi } from 'vitest'
import { openPage } from '../../../test/open-page.js'
import { installScrollWatches, type ScrollPosition } from './scroll-watches.js'

/** Installs a watch; `scroll` moves the window and runs the next frame. */
function openWatched(url?: string) {
  openPage('', url)
  const positions: ScrollPosition[] = []
  const frames: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run))
  vi.stubGlobal('innerHeight', 900)
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 2000 })
  const jump = installScrollWatches([(position) => positions.push(position)])
  const runFrames = () => {
    for (const run of frames.splice(0)) run()
    return positions.splice(0)
  }
  const scroll = (...tops: readonly number[]) => {
    for (const top of tops) {
      vi.stubGlobal('scrollY', top)
      dispatchEvent(new Event('scroll'))
    }
    return runFrames()
  }
  return { jump, scroll, runFrames }
}

it('reports once per frame where the reader is and from which side', () => {
  const { scroll } = openWatched()
  expect(scroll(100, 200)).toEqual([{ top: 200, isDown: true, isAtEnd: false, isJump: false }])
  expect(scroll(150)).toEqual([{ top: 150, isDown: false, isAtEnd: false, isJump: false }])
  expect(scroll(1099.5)).toEqual([{ top: 1099.5, isDown: true, isAtEnd: true, isJump: false }])
})

it('marks one scroll as a jump', () => {
  const { jump, scroll, runFrames } = openWatched()
  jump()
  expect(runFrames().map(({ isJump }) => isJump)).toEqual([true])
  expect(scroll(100).map(({ isJump }) => isJump)).toEqual([false])
})

it('takes the first scroll for a jump if the browser is still to go to the target of the URL', () => {
  const { jump, scroll, runFrames } = openWatched('https://docs.test/guide#a')
  jump()
  const jumps = [...runFrames(), ...scroll(600), ...scroll(700)].map(({ isJump }) => isJump)
  expect(jumps).toEqual([true, true, false])
})
