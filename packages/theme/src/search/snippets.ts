import type { FoundHits, SearchHit } from '@docgen/renderer/light'
import { drawParts } from './draw-parts.js'
import { element } from './element.js'
import { nameOf } from './group-hits.js'

/** The lines of text under hits, each read when it comes into view. */
export interface Snippets {
  /** An element for the text of a hit. */
  readonly draw: (name: 'p' | 'span', hit: SearchHit, parts: HitParts) => HTMLElement
  /** Reads no more: other hits are shown. */
  readonly end: () => void
}

/** What changes once the text of a hit is read. */
export interface HitParts {
  /** Gets the URL that names what was found there. */
  readonly link: HTMLAnchorElement
  /** Gets the hit's name, where that is not known before. */
  readonly label: HTMLElement
  /** Is removed where the text does not have what was looked for; only the text where absent. */
  readonly whole?: HTMLElement
}

/** A reader who types on sees these hits for a moment only, in milliseconds: their text is not worth a download. */
const PAUSE = 150

/** Makes the lines of text for the hits of one answer; `onLost` runs after one was removed. */
export function createSnippets({ hits, show }: FoundHits, onLost: () => void): Snippets {
  const waiting = new Map<Element, () => Promise<void>>()
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      // A hit without its text still leads to its page.
      waiting
        .get(target)?.()
        .catch(() => {})
    }
  })
  const timer = setTimeout(() => {
    for (const target of waiting.keys()) observer.observe(target)
  }, PAUSE)
  return {
    draw: (name, hit, { link, label, whole: given }) => {
      const target = element(name, { class: 'search-snippet' })
      const whole = given ?? target
      waiting.set(target, async () => {
        const shown = await show(hits.indexOf(hit))
        if (!shown) {
          const group = target.closest('.search-page, .search-group')
          whole.remove()
          if (!group?.querySelector('.search-snippet')) group?.remove()
          onLost()
          return
        }
        target.replaceChildren(...drawParts(shown.snippet))
        if (shown.snippet.length === 0) {
          target.hidden = true
          target.textContent = ' '
        }
        if (hit.heading?.length === 0) label.replaceChildren(...drawParts(nameOf(shown)))
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
