import type { HitList, SearchHit, SnippetPart } from '@docgen/renderer/search'
import { element, renderParts } from './element.js'
import { nameOf } from './group-hits.js'

/** The lines of text under hits, each read when it comes into view. */
export interface Snippets {
  /** Creates an element for the text of a hit. */
  readonly render: (name: 'p' | 'span', hit: SearchHit, parts: HitParts) => HTMLElement
  /** Stops reading, because other hits are shown. */
  readonly end: () => void
}

/** Elements updated once the text of a hit is read. */
export interface HitParts {
  /** Receives the URL that highlights the match. */
  readonly link: HTMLAnchorElement
  /** Shows the name of the hit, which the index may contain only together with the text. */
  readonly label: HTMLElement
  /** Returns the name for `label`; by default, the name of the hit's section. */
  readonly nameOf?: (hit: SearchHit) => readonly SnippetPart[]
  /** Removed if the text does not contain the match; if absent, only the element for the text is removed. */
  readonly whole?: HTMLElement
}

/** The hits of one query. */
export interface SnippetsOptions {
  readonly found: HitList
  /** Delay before texts are read, in milliseconds. */
  readonly pause: number
  /** Runs after a hit is removed. */
  readonly onLost: () => void
}

// In milliseconds. After the first letter, it is unknown how fast a reader types.
const AFTER_FIRST = 1000
const AFTER_PASTE = 150
const MIN_PAUSE = 500
const MAX_PAUSE = 2000
/** The typing has ended after a pause that is this many times as long as the last pause between two letters. */
const END_OF_TYPING = 2.5

/**
 * Returns a function that computes how long to wait, in milliseconds, before the texts of the hits for a query are
 * worth a download: a reader who keeps typing sees these hits only briefly. Pasted and chosen queries are complete.
 */
export function createTypingPause(): (query: string, now: number) => number {
  let before = ''
  let typedAt = Number.NEGATIVE_INFINITY
  return (query, now) => {
    const isTyped = query !== before && Math.abs(query.length - before.length) <= 1
    before = query
    if (!isTyped) return AFTER_PASTE
    const pause = END_OF_TYPING * (now - typedAt)
    typedAt = now
    return pause > MAX_PAUSE ? AFTER_FIRST : Math.max(MIN_PAUSE, pause)
  }
}

/** Creates the text lines of the hits of one query. */
export function createSnippets({ found: { hits, show }, pause, onLost }: SnippetsOptions): Snippets {
  const waiting = new Map<Element, () => Promise<void>>()
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      // A hit without its text still links to its page.
      waiting
        .get(target)?.()
        .catch(() => {})
    }
  })
  const timer = setTimeout(() => {
    for (const target of waiting.keys()) observer.observe(target)
  }, pause)
  return {
    render: (name, hit, { link, label, nameOf: writeName = nameOf, whole: container }) => {
      const target = element(name, { class: 'search-snippet' })
      const whole = container ?? target
      waiting.set(target, async () => {
        const shown = await show(hits.indexOf(hit))
        if (!shown) {
          const group = target.closest('.search-page, .search-group')
          whole.remove()
          if (!group?.querySelector('.search-snippet')) group?.remove()
          onLost()
          return
        }
        target.replaceChildren(...renderParts(shown.snippet))
        if (shown.snippet.length === 0) {
          target.hidden = true
          target.textContent = ' '
        }
        if (hit.heading?.length === 0) label.replaceChildren(...renderParts(writeName(shown)))
        link.setAttribute('href', shown.href)
      })
      return target
    },
    end: () => {
      clearTimeout(timer)
      observer.disconnect()
    },
  }
}
