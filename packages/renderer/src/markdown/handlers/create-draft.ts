import type { Element, ElementContent, RootContent as HtmlContent } from 'hast'
import type { RootContent } from 'mdast'
import type { LinkUse, TocEntry } from '../../contract/index.js'
import { type Compilation, hasPlugins, type Problem } from '../compilation.js'
import { createMarkers } from '../create-markers.js'
import { createSectionCollector } from '../create-section-collector.js'
import type { NestedUse } from '../directives/block.js'
import type { Draft, PendingDiagram, PendingFormula, Position, RenderThemeComponent, TreeFacts } from '../draft.js'
import { findUrl } from '../find-url.js'
import { createElementIds } from '../ids/create-element-ids.js'
import { isJsxIn, linesOf, type Positioned, type SourceFile } from '../source-file.js'
import { applyData, convertChildren } from './convert-to-html-tree.js'
import { renderNodes } from './render-document.js'

/** Creates the draft of a page, in which nothing is collected yet. */
export function createDraft(compilation: Compilation, renderComponent: RenderThemeComponent): Draft {
  return new PageDraft(compilation, renderComponent)
}

class PageDraft implements Draft {
  readonly compilation: Compilation
  readonly renderComponent: RenderThemeComponent
  file: string
  isNested = false
  isSilent = false
  isInReact = false
  isInSvg = false
  imageCount = 0
  groupCount = 0
  numberedCount = 0
  missingCells = 0
  coloredCount = 0
  reactCount = 0
  readonly tree: TreeFacts = {
    hasRaw: false,
    hasUntrusted: false,
    hasIds: false,
    footnotes: new Map(),
    references: new Map(),
  }
  readonly markers = createMarkers()
  readonly ids
  readonly sections = createSectionCollector()
  readonly documents = new Map<string, Element>()
  readonly languages = new Set<string>()
  readonly links: LinkUse[] = []
  readonly anchors: string[] = []
  readonly toc: TocEntry[] = []
  readonly sheets = new Set<string>()
  readonly formulas: PendingFormula[] = []
  readonly diagrams: PendingDiagram[] = []
  readonly nestedUses: NestedUse[] = []
  /** Path → the page or a partial. One object for each file, because line tables are cached by object. */
  readonly sources = new Map<string, SourceFile>()

  constructor(compilation: Compilation, renderComponent: RenderThemeComponent) {
    this.compilation = compilation
    this.ids = createElementIds(compilation.options.anchors)
    this.renderComponent = renderComponent
    this.file = compilation.source.path
  }

  childrenOf(node: object): ElementContent[] {
    return convertChildren(node, this)
  }

  applyData(node: RootContent, element: Element): Element {
    return applyData(node, element)
  }

  render(nodes: readonly HtmlContent[], change?: Partial<Position>): string {
    if (change === undefined) return renderNodes(nodes, this)
    const { file, isNested, isSilent, isInReact, isInSvg } = this
    Object.assign(this, change)
    const html = renderNodes(nodes, this)
    this.file = file
    this.isNested = isNested
    this.isSilent = isSilent
    this.isInReact = isInReact
    this.isInSvg = isInSvg
    return html
  }

  report(node: Positioned, problem: Problem): void {
    this.compilation.report(this.file, node.position?.start, problem)
  }

  reportUrl(node: Positioned, url: string, problem: Problem): void {
    const file = this.readFile()
    const start = node.position?.start
    const { lineAt, startOf } = linesOf(file)
    const span = start && findUrl(file, startOf(start.line) + start.column - 1, url)
    if (!span) {
      this.report(node, problem)
      return
    }
    const line = lineAt(span.start)
    const point = { line, column: span.start - startOf(line) + 1 }
    this.compilation.report(this.file, point, { ...problem, length: span.end - span.start })
  }

  isJsx(node: Positioned): boolean {
    return isJsxIn(this.readFile(), node)
  }

  private readFile(): SourceFile {
    const { source } = this.compilation
    const file = this.sources.get(this.file) ?? {
      path: this.file,
      text: this.file === source.path ? source.text : (source.includes[this.file] ?? ''),
    }
    this.sources.set(this.file, file)
    return file
  }

  link(kind: LinkUse['kind'], href: string, { position, isHtml }: Positioned & Pick<LinkUse, 'isHtml'>): number {
    const { line = 1, column = 1 } = position?.start ?? {}
    const isInserted = !position && hasPlugins(this.compilation.options)
    const facts = { ...(isHtml && { isHtml }), ...(isInserted && { isInserted: true as const }) }
    return this.links.push({ kind, href, file: this.file, line, column, ...facts }) - 1
  }
}
