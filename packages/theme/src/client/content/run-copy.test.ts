import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runCopy } from './run-copy.js'

const status = { textContent: '' }

beforeEach(() => {
  vi.useFakeTimers()
  status.textContent = ''
  vi.stubGlobal('document', { getElementById: () => status })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A button with a tooltip; with a label, it has a `<span>`. */
function createButton(label?: string) {
  const classes = new Set<string>()
  const span = label === undefined ? null : { textContent: label }
  const button = {
    title: 'Copy',
    dataset: { done: 'Copied' },
    querySelector: () => span,
    classList: {
      contains: (name: string) => classes.has(name),
      toggle: (name: string, isOn: boolean) => (isOn ? classes.add(name) : classes.delete(name)),
    },
  }
  const shown = () => [span?.textContent ?? button.title, status.textContent, classes.has('is-done')]
  return { button: button as unknown as HTMLElement, shown }
}

it.each([
  ['its label', 'Copy page'],
  ['its tooltip', undefined],
])('shows that it has copied by %s and to screen readers, for a while', async (_name, label) => {
  const { button, shown } = createButton(label)
  await runCopy(
    button,
    async () => {},
    () => {},
  )
  expect(shown()).toEqual(['Copied', 'Copied', true])
  vi.advanceTimersByTime(1500)
  expect(shown()).toEqual([label ?? 'Copy', '', false])
})

it('copies once while it shows that, so that its name is not lost', async () => {
  const { button, shown } = createButton()
  const copy = vi.fn(async () => {})
  await runCopy(button, copy, () => {})
  await runCopy(button, copy, () => {})
  expect(copy).toHaveBeenCalledTimes(1)
  vi.runAllTimers()
  expect(shown()).toEqual(['Copy', '', false])
})

it('runs the fallback if the browser does not allow copying', async () => {
  const { button, shown } = createButton()
  const onFailure = vi.fn()
  await runCopy(button, () => Promise.reject(new Error('denied')), onFailure)
  expect(onFailure).toHaveBeenCalledTimes(1)
  expect(shown()).toEqual(['Copy', '', false])
})
