import type { HydrationRequest } from '../client/island-runtime.js'
import { readDiagramColors } from './read-diagram-colors.js'
import type { StrictDom } from './strict-dom.js'

type Mode = 'light' | 'dark'

interface RenderedDiagram {
  readonly svg: SVGSVGElement
  /** Rules of this diagram only: their selectors contain its id. */
  readonly sheet: CSSStyleSheet
}

/** The functions of mermaid that render a diagram. */
export interface DiagramLibrary {
  readonly initialize: (config: DiagramConfig) => void
  readonly render: (id: string, text: string) => Promise<{ readonly svg: string }>
}

/** Configuration of mermaid. */
export interface DiagramConfig {
  readonly startOnLoad: boolean
  readonly securityLevel: 'strict'
  readonly suppressErrorRendering: boolean
  readonly layout: string
  readonly theme: 'dark' | 'default'
  readonly themeVariables: Readonly<Record<string, string | boolean>>
  readonly fontFamily: string
}

/** Renders the source in an island. Resolves to a function that stops rendering and removes the diagram's styles. */
export type HydrateDiagram = (request: Pick<HydrationRequest, 'element'>) => Promise<() => void>

/** Text in diagrams is 16px; at this scale it is 12px. */
const MIN_SCALE = 0.75

/**
 * Creates the function that renders the source in an island as a diagram in the page's colors, and again when the
 * color mode changes. A source with errors stays, with the error message below.
 */
export function createHydrate(library: DiagramLibrary, dom: StrictDom): HydrateDiagram {
  // One state for all diagrams of the page: mermaid has one configuration, and ids must be unique in the page.
  let serial = 0
  let queue: Promise<unknown> = Promise.resolve()

  const renderInTurn = (text: string, mode: Mode): Promise<RenderedDiagram> => {
    const rendered = queue.then(() => {
      serial += 1
      return renderDiagram({ library, dom, id: `diagram-${serial}`, text, mode })
    })
    queue = rendered.catch(() => {})
    return rendered
  }

  return async ({ element }) => {
    const source = [...element.childNodes]
    const text = element.querySelector('code')?.textContent?.trimEnd() ?? ''
    let isGone = false
    let renderedMode: Mode | undefined
    let sheet: CSSStyleSheet | undefined

    const render = async (): Promise<void> => {
      const mode = document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light'
      if (isGone || mode === renderedMode) return
      renderedMode = mode
      try {
        const diagram = await renderInTurn(text, mode)
        if (isGone || mode !== renderedMode) return
        replaceSheet(sheet, diagram.sheet)
        sheet = diagram.sheet
        element.replaceChildren(frame(diagram.svg))
      } catch (error) {
        element.replaceChildren(...source, describe(error))
      }
    }
    const observer = new MutationObserver(() => void render())
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    await render()
    return () => {
      isGone = true
      observer.disconnect()
      replaceSheet(sheet, undefined)
    }
  }
}

/** Inputs of `renderDiagram`. */
interface RenderInput {
  readonly library: DiagramLibrary
  readonly dom: StrictDom
  readonly id: string
  readonly text: string
  readonly mode: Mode
}

async function renderDiagram({ library, dom, id, text, mode }: RenderInput): Promise<RenderedDiagram> {
  library.initialize({
    startOnLoad: false,
    securityLevel: 'strict',
    suppressErrorRendering: true,
    // The other layout of mermaid is a large download. A diagram that needs it names it in the front matter of its
    // source.
    layout: 'dagre',
    theme: mode === 'dark' ? 'dark' : 'default',
    themeVariables: { ...readDiagramColors(), dropShadow: 'none', useGradient: false, pieOpacity: '1' },
    fontFamily: getComputedStyle(document.body).fontFamily,
  })
  try {
    const { svg: markup } = await library.render(id, text)
    const svg = dom.parse(markup)
    if (!(svg instanceof SVGSVGElement)) throw new Error('mermaid returned no diagram')
    for (const style of svg.querySelectorAll('docgen-style')) style.remove()
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(dom.takeRules())
    return { svg, sheet }
  } finally {
    dom.takeRules()
  }
}

function replaceSheet(old: CSSStyleSheet | undefined, next: CSSStyleSheet | undefined): void {
  const others = document.adoptedStyleSheets.filter((sheet) => sheet !== old)
  document.adoptedStyleSheets = next ? [...others, next] : others
}

/**
 * Wraps a diagram in a box. Wide diagrams shrink while their text stays readable, and then the box scrolls. The styles
 * are not in the main style sheet, because few pages have diagrams.
 */
function frame(svg: SVGSVGElement): HTMLElement {
  const box = document.createElement('div')
  box.className = 'diagram'
  box.tabIndex = 0
  box.style.overflowX = 'auto'
  svg.style.display = 'block'
  svg.style.minWidth = `${svg.viewBox.baseVal.width * MIN_SCALE}px`
  svg.style.marginInline = 'auto'
  box.append(svg)
  return box
}

function describe(error: unknown): HTMLElement {
  const message = document.createElement('p')
  message.textContent = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
  return message
}
