import { describe, expect, it } from 'vitest'
import { layoutFunction, layoutScript, SHARE } from './layout-script.js'

interface Box {
  readonly top: number
  readonly bottom: number
  readonly height: number
}

interface Part {
  hidden: boolean | string
  nextElementSibling?: Part | undefined
}

interface World {
  /** Whether a frame is painted between the text and the first stop after it. */
  readonly isSeen?: boolean
  readonly sidebar?: { readonly box: Box; readonly line?: Box }
  readonly text?: Part & { children: readonly Part[] }
  /** Whether the text consists of the sections of a landing page. */
  readonly isLanding?: boolean
}

const boxOf = (top: number, bottom: number): Box => ({ top, bottom, height: bottom - top })

/** Creates this number of consecutive nodes. */
function partsOf(count: number): Part[] {
  const parts = Array.from({ length: count }, (): Part => ({ hidden: false }))
  for (const [index, part] of parts.entries()) part.nextElementSibling = parts[index + 1]
  return parts
}

/**
 * A simulated page on which scripts stop; returns the sidebar's scroll position, and what was hidden at each
 * measurement of the page.
 */
function openPage({ sidebar, text, isSeen = false, isLanding = false }: World) {
  const seen: { scrollTop: number; hidden: (boolean | string)[][] } = { scrollTop: 0, hidden: [] }
  const drawer = {
    get scrollTop() {
      return seen.scrollTop
    },
    set scrollTop(top: number) {
      seen.scrollTop = top
    },
    getBoundingClientRect: () => sidebar?.box,
    querySelector: () => sidebar?.line && { getBoundingClientRect: () => sidebar.line },
  }
  const document = {
    currentScript: { dataset: {} as Partial<Record<string, string>> },
    body: {
      get offsetHeight() {
        seen.hidden.push((text?.children ?? []).map(({ hidden }) => hidden))
        return 900
      },
    },
    readyState: 'loading',
    querySelector: (selector: string) => (hasText && (selector !== '.landing' || isLanding) ? (text ?? null) : null),
    getElementById: () => (sidebar ? drawer : null),
  }
  const window: { docgenLayOut?: () => void } = {}
  let hasText = false
  let show = (): void => {}
  const requestAnimationFrame = (frame: () => void): void => {
    show = frame
  }
  new Function('d', 'window', 'requestAnimationFrame', layoutFunction)(document, window, requestAnimationFrame)
  show()
  hasText = true
  if (isSeen) show()
  const stop = (share?: string): void => {
    document.currentScript.dataset = share === undefined ? {} : { [SHARE.slice('data-'.length)]: share }
    new Function('docgenLayOut', layoutScript)(window.docgenLayOut)
  }
  return { seen, stop }
}

describe('layoutScript', () => {
  it('forces a layout of what is parsed, with a sidebar and without', () => {
    for (const world of [{}, { sidebar: { box: boxOf(60, 900) } }, { text: { hidden: false, children: [] } }]) {
      const { seen, stop } = openPage(world)
      stop()
      expect(seen).toEqual({ scrollTop: 0, hidden: [[]] })
    }
  })

  it('scrolls the sidebar to the current item, unless it is visible', () => {
    const scroll = (line: Box): number => {
      const { seen, stop } = openPage({ sidebar: { box: boxOf(60, 660), line } })
      stop()
      return seen.scrollTop
    }
    expect(scroll(boxOf(1000, 1032))).toBe(740)
    expect(scroll(boxOf(600, 632))).toBe(0)
    expect(scroll(boxOf(20, 52))).toBe(-240)
  })

  it('lays out a share of a text first, without what follows it, then all of it', () => {
    const [footer, pages] = partsOf(2)
    const text = { hidden: false, children: partsOf(9), nextElementSibling: footer }
    const { seen, stop } = openPage({ text })
    stop('0.25')
    expect([footer?.hidden, pages?.hidden]).toEqual([true, true])
    stop('0.5')
    expect([footer?.hidden, pages?.hidden]).toEqual([true, true])
    stop()
    expect([footer?.hidden, pages?.hidden]).toEqual([false, false])
    const shown = (count: number): boolean[] => text.children.map((_part, index) => index >= count)
    expect(seen.hidden).toEqual([shown(2), shown(4), shown(9)])
  })

  it('lays out each section of a landing page on its own', () => {
    const { seen, stop } = openPage({ text: { hidden: false, children: partsOf(4) }, isLanding: true })
    for (const share of ['0.25', '0.5', '0.75', undefined]) stop(share)
    const shown = (count: number): boolean[] => partsOf(4).map((_part, index) => index >= count)
    expect(seen.hidden).toEqual([shown(1), shown(2), shown(3), shown(4)])
  })

  it('hides nothing that a reader has seen when the rest of the page was slow to load', () => {
    const { seen, stop } = openPage({ text: { hidden: false, children: partsOf(9) }, isSeen: true })
    for (const share of ['0.25', '0.5', '0.75', undefined]) stop(share)
    expect(seen.hidden).toEqual(Array(4).fill(Array(9).fill(false)))
  })

  it('lays out a short text at once, and never shows what its author hides', () => {
    const short = openPage({ text: { hidden: false, children: partsOf(7) } })
    short.stop('0.5')
    expect(short.seen.hidden).toEqual([Array(7).fill(false)])
    const children = partsOf(8)
    for (const [index, hidden] of [
      [1, true],
      [6, true],
      [7, 'until-found'],
    ] as const)
      Object.assign(children[index] ?? {}, { hidden })
    const long = openPage({ text: { hidden: false, children } })
    long.stop('0.5')
    long.stop()
    const raw = [false, true, false, false, false, false, true, 'until-found']
    expect(long.seen.hidden).toEqual([raw.map((hidden, index) => (index < 4 ? hidden : hidden || true)), raw])
  })

  it('is text that every browser parses, and short where it is repeated', () => {
    expect(layoutScript.length).toBeLessThan(20)
    expect(layoutFunction.length).toBeLessThan(740)
    expect(layoutFunction).not.toMatch(/=>|\b(?:let|const)\b|`|<\//)
  })
})
