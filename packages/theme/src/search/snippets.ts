import type { FoundHits, SearchHit, SnippetPart } from '@docgen/renderer/search'
import { element, renderParts } from './element.js'
import { nameOf } from './group-hits.js'

/** The lines of text under hits, each read when it comes into view. */
export interface Snippets {
  /** An element for the text of a hit. */
  readonly render: (name: 'p' | 'span', hit: SearchHit, parts: HitParts) => HTMLElement
  /** Stops reading, because other hits are shown. */
  readonly end: () => void
}

/** Elements updated once the text of a hit is read. */
export interface HitParts {
  /** Receives the URL that highlights the match. */
  readonly link: HTMLAnchorElement
  /** Receives the hit's name, if not known before. */
  readonly label: HTMLElement
  /** That name; by default its section's. */
  readonly nameOf?: (hit: SearchHit) => readonly SnippetPart[]
  /** Removed if the text does not contain the match; only the text if absent. */
  readonly whole?: HTMLElement
}

/**
 * Delay before reading, in milliseconds. A reader who types on sees these hits only briefly, so their text is not worth
 * a download.
 */
const PAUSE = 150

/** Creates the text lines of the hits of one query; `onLost` runs after one is removed. */
export function createSnippets({ hits, show }: FoundHits, onLost: () => void): Snippets {
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
  }, PAUSE)
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
