import { describe, expect, it } from 'vitest'
import { layoutScript } from './layout-script.js'

interface Box {
  readonly top: number
  readonly bottom: number
  readonly height: number
}

const boxOf = (top: number, bottom: number): Box => ({ top, bottom, height: bottom - top })

/** Runs the script on a made-up page; gives back where the sidebar is scrolled to, and how often the page's size was asked for. */
function run(sidebar?: { readonly box: Box; readonly line?: Box }): { scrollTop: number; measured: number } {
  const seen = { scrollTop: 0, measured: 0 }
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
    body: {
      get offsetHeight() {
        seen.measured++
        return 900
      },
    },
    getElementById: () => (sidebar ? drawer : null),
  }
  new Function('document', layoutScript)(document)
  return seen
}

describe('layoutScript', () => {
  it('has the browser lay out what there is, with a sidebar and without', () => {
    expect(run()).toEqual({ scrollTop: 0, measured: 1 })
    expect(run({ box: boxOf(60, 900) })).toEqual({ scrollTop: 0, measured: 1 })
  })

  it('scrolls the sidebar to the current line, and leaves one in sight alone', () => {
    expect(run({ box: boxOf(60, 660), line: boxOf(1000, 1032) }).scrollTop).toBe(740)
    expect(run({ box: boxOf(60, 660), line: boxOf(600, 632) }).scrollTop).toBe(0)
  })

  it('is short, and text that every browser reads', () => {
    expect(layoutScript.length).toBeLessThan(300)
    expect(layoutScript).not.toMatch(/=>|\b(?:let|const)\b|`|<\//)
  })
})
