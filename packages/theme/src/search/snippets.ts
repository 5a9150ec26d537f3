import type { FoundHits, SearchHit } from '@docgen/renderer/light'
import { drawParts } from './draw-parts.js'
import { element } from './element.js'

/** The lines of text under hits, each read when it comes into view. */
export interface Snippets {
  /** An element for the text of a hit. What is found there is added to the URL of `link`. */
  readonly draw: (name: 'p' | 'span', hit: SearchHit, link: HTMLAnchorElement) => HTMLElement
  /** Reads no more: other hits are shown. */
  readonly end: () => void
}

/** A reader who types on sees these hits for a moment only, in milliseconds: their text is not worth a download. */
const PAUSE = 150

/** Makes the lines of text for the hits of one answer. */
export function createSnippets({ hits, show }: FoundHits): Snippets {
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
    draw: (name, hit, link) => {
      const target = element(name, { class: 'search-snippet' })
      waiting.set(target, async () => {
        const { snippet, href } = await show(hits.indexOf(hit))
        target.replaceChildren(...drawParts(snippet))
        if (snippet.length === 0) target.remove()
        link.setAttribute('href', href)
      })
      return target
    },
    end: () => {
      clearTimeout(timer)
      observer.disconnect()
    },
  }
}
