import { findMember } from './find-member.js'
import type { Hydrate, IslandRuntime } from './island-runtime.js'
import { createProblem, problemText } from './navigation/problem.js'

/** Delay before a pending load becomes visible, in milliseconds. */
export const LOADING_DELAY = 200

/** Events that mean that the reader is about to use an island. */
const INTENT = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const
/** Events on an island before its script has loaded; the last one is replayed afterwards. */
const REPLAYED = ['click', 'submit'] as const

type Component = Parameters<Hydrate>[0]['component']
type IslandModule = Readonly<Record<string, Component>>

/**
 * Hydrates the `docgen-island` elements of this page and of later pages: the callbacks of a custom element run when it
 * enters or leaves the page. Each island loads its module and React at the time that its attribute `when` sets, or when
 * the reader is about to use it. Until then, and if loading fails, it is plain HTML.
 */
export function installIslands(): void {
  if (!customElements.get('docgen-island')) customElements.define('docgen-island', IslandElement)
}

class IslandElement extends HTMLElement {
  #isStarted = false
  #failures = 0
  #pending: Event | undefined
  #unmount: (() => void) | undefined
  #observer: IntersectionObserver | undefined

  connectedCallback(): void {
    const when = this.getAttribute('when')
    if (when === 'idle') {
      const { requestIdleCallback: wait = setTimeout } = window
      wait(this.#start)
    } else if (when === 'visible') {
      // The island itself has no box; its content has.
      this.#observer = new IntersectionObserver((entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) this.#start()
      })
      for (const child of this.children) this.#observer.observe(child)
    }
    for (const type of INTENT) this.addEventListener(type, this.#start, { passive: true })
    this.#holdEvents()
  }

  disconnectedCallback(): void {
    this.#observer?.disconnect()
    this.#unmount?.()
    this.#unmount = undefined
  }

  readonly #start = (): void => {
    if (this.#isStarted) return
    this.#isStarted = true
    this.#observer?.disconnect()
    for (const type of INTENT) this.removeEventListener(type, this.#start)
    void this.#load()
  }

  /** Holds the last click or submit until the island has hydrated. Called again when the reader retries. */
  #holdEvents(): void {
    this.#pending = undefined
    for (const type of REPLAYED) this.addEventListener(type, this.#hold, true)
  }

  readonly #hold = (event: Event): void => {
    const { target } = event
    // Links work without script, and the button of an error message is not part of the island.
    if (target instanceof Element && target.closest('a[href], .problem')) return
    event.preventDefault()
    event.stopImmediatePropagation()
    this.#pending = event
    this.#start()
  }

  async #load(): Promise<void> {
    const timer = setTimeout(() => (this.ariaBusy = 'true'), LOADING_DELAY)
    try {
      const [{ hydrate }, module] = await Promise.all([
        this.#import<IslandRuntime>('runtime'),
        this.#import<IslandModule>('src'),
      ])
      const name = this.getAttribute('name') ?? ''
      const component = findMember(module, name)
      if (!component) throw new Error(`The module of the island has no export "${name}"`)
      await this.#hydrate(hydrate, component as Component)
    } catch (error) {
      this.#failures++
      console.error(error)
      this.#showProblem({ action: problemText('retry') })
    } finally {
      clearTimeout(timer)
      this.ariaBusy = null
    }
  }

  /** Browsers may remember that a module failed to load: each retry uses another URL. */
  #import<Module>(attribute: string): Promise<Module> {
    const url = new URL(this.getAttribute(attribute) ?? '', location.href)
    if (this.#failures > 0) url.search = `retry=${this.#failures}`
    return import(url.href)
  }

  async #hydrate(hydrate: Hydrate, component: Component): Promise<void> {
    if (!this.isConnected) return
    const html = [...this.childNodes].map((node) => node.cloneNode(true))
    const props = JSON.parse(this.getAttribute('props') ?? '{}')
    const onCrash = (error: unknown): void => {
      console.error(error)
      // Outside of `<main>`, keep the server-rendered HTML: the navbar must stay.
      this.replaceChildren(...html)
      if (this.closest('main') && !this.hasAttribute('optional')) {
        this.replaceChildren()
        this.#showProblem({ title: problemText('crashed'), error, action: problemText('tryAgain'), html })
      }
    }
    this.#unmount = await hydrate({ element: this, component, props, onCrash })
    for (const type of REPLAYED) this.removeEventListener(type, this.#hold, true)
    if (this.#pending) replay(this.#pending)
  }

  #showProblem({ html, ...problem }: { title?: string; error?: unknown; action: string; html?: Node[] }): void {
    const box = createProblem({
      ...problem,
      onAction: () => {
        // The URL of a retry does not change the imports in the module: only a reload requests these again.
        if (this.#failures > 1) return location.reload()
        box.remove()
        if (html) this.replaceChildren(...html)
        this.#holdEvents()
        void this.#load()
      },
    })
    this.append(box)
  }
}

/** Replays the last click or submit from the time when the script was loading. */
function replay({ type, target }: Event): void {
  if (!(target instanceof HTMLElement) || !target.isConnected) return
  if (type === 'submit' && target instanceof HTMLFormElement) target.requestSubmit()
  else target.click()
}
