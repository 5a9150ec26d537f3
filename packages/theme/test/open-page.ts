import { Window } from 'happy-dom'
import { onTestFinished, vi } from 'vitest'
import type { SafeStorage } from '../src/client/create-storage.js'

/** Globals that Node.js has too, but which belong to the window: events, what elements accept, and timers, which end with it. */
const REPLACED = [
  ...['AbortController', 'AbortSignal', 'Blob', 'CustomEvent', 'DOMException', 'Event', 'EventTarget', 'navigator'],
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
]
/** Properties that happy-dom does not keep in their attributes, or not without a value. */
const REFLECTED = [
  'role',
  ...['Busy', 'Current', 'Expanded', 'Hidden', 'Label', 'Modal', 'Pressed', 'Selected'].map((name) => `aria${name}`),
]

let closePage = (): void => {}

/**
 * Makes the globals those of a new browser window until the test ends or opens another one. It has no layout: positions and sizes are 0.
 * Modules that read globals when they load have to be imported after that.
 */
export function openPage(body = '', url = 'https://docs.test/guide'): void {
  closePage()
  // The page would bring fake timers back when it closes, for all later tests.
  if (vi.isFakeTimers()) throw new Error('open the page before you fake the timers')
  // Stubs of a test without a page would stay instead of the window's globals.
  vi.unstubAllGlobals()
  const page = new Window({ url, settings: { navigation: { disableMainFrameNavigation: true } } })
  for (const name of REFLECTED) reflect(page, name)
  page.document.body.innerHTML = body
  const names = Object.getOwnPropertyNames(page).filter((name) => !(name in globalThis) || REPLACED.includes(name))
  const before = new Map(names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]))
  for (const name of names) {
    const value: unknown = Reflect.get(page, name)
    // A call without an object has the global one, which is not the window.
    const isFunction = typeof value === 'function' && /^[a-z]/.test(name)
    Object.defineProperty(globalThis, name, {
      configurable: true,
      ...(isFunction ? { value: value.bind(page), writable: true } : { get: () => Reflect.get(page, name) }),
    })
  }
  Object.defineProperty(globalThis, 'window', { configurable: true, value: globalThis })
  closePage = () => {
    closePage = () => {}
    // Before the globals below, which stubs would otherwise bring back.
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    for (const [name, descriptor] of before) {
      Reflect.deleteProperty(globalThis, name)
      if (descriptor) Object.defineProperty(globalThis, name, descriptor)
    }
    page.happyDOM.close().catch(() => {})
  }
  onTestFinished(() => closePage())
}

function reflect(page: Window, name: string): void {
  const attribute = name.replace('aria', 'aria-').toLowerCase()
  Object.defineProperty(page.Element.prototype, name, {
    configurable: true,
    get(this: Element) {
      return this.getAttribute(attribute)
    },
    set(this: Element, value: string | null) {
      if (value === null) this.removeAttribute(attribute)
      else this.setAttribute(attribute, value)
    },
  })
}

/** The element of the open page that matches a selector; throws if there is none. */
export function find<Target extends Element = HTMLElement>(selector: string): Target {
  const element = document.querySelector<Target>(selector)
  if (!element) throw new Error(`${selector} is not in the page`)
  return element
}

/** The elements of the open page that match a selector. */
export function findAll(selector: string): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)]
}

/** Gives elements sizes and positions, which they have only in a browser. */
export function setLayout(selector: string, layout: Readonly<Record<string, unknown>>): void {
  for (const element of findAll(selector))
    for (const [name, value] of Object.entries(layout))
      Object.defineProperty(element, name, { configurable: true, value })
}

/** Types into a field of the open page. */
export function type(selector: string, text: string): void {
  const field = find<HTMLInputElement>(selector)
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Presses a key on an element; returns whether the browser would still act on it. */
export function press(target: EventTarget, key: string, options: KeyboardEventInit = {}): boolean {
  return target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options }))
}

/** Runs everything that waits for nothing external. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

/** Local storage that is empty but for the given entries. */
export function createMemoryStorage(
  entries: Readonly<Record<string, string>> = {},
): SafeStorage & { readonly stored: Map<string, string> } {
  const stored = new Map(Object.entries(entries))
  return {
    stored,
    read: (key) => stored.get(key),
    write: (key, value) => void (value === undefined ? stored.delete(key) : stored.set(key, value)),
  }
}
