import type { Element } from 'hast'
import type { LinkUse, TocEntry } from '../contract/index.js'
import type { NestedUse } from './block.js'
import type { SectionCollector } from './collect-sections.js'
import type { Compilation } from './compilation.js'
import type { ElementIds } from './create-element-ids.js'
import type { Markers } from './create-markers.js'
import type { DiagramProblem } from './handlers/find-diagram-problem.js'
import type { FormulaProblem } from './handlers/set-formula.js'

/** Collects a page's content while its HTML tree is rendered. */
export interface Draft {
  readonly compilation: Compilation
  readonly markers: Markers
  readonly ids: ElementIds
  /** Pages rendered by components, by key, before they are finished. */
  readonly documents: Map<string, Element>
  readonly sections: SectionCollector
  readonly links: LinkUse[]
  readonly anchors: string[]
  readonly toc: TocEntry[]
  /** Languages of code blocks: their grammars are loaded when the page is rendered. */
  readonly languages: Set<string>
  readonly formulas: PendingFormula[]
  readonly diagrams: PendingDiagram[]
  /** The page's own style sheet, once its formulas and components are rendered. */
  pageStyles?: string
  title?: WrittenTitle
  description?: string
  /** Text of the first paragraph inside another block, as a fallback. */
  nestedDescription?: string
  imageCount: number
  tabsCount: number
  reactCount: number
  /** Components and tabs among the children of components, by the number of their marker. */
  readonly nestedUses: NestedUse[]
}

/** The level-1 heading at the start of the page: inline HTML with markers, and plain text. */
export interface WrittenTitle {
  readonly html: string
  readonly text: string
  readonly id: string
  /** Whether its author set the id. */
  readonly hasOwnId: boolean
}

/** A formula whose HTML is inserted once KaTeX is loaded. */
export interface PendingFormula {
  readonly tex: string
  /** True for a display formula. */
  readonly isDisplay: boolean
  complete(html: string): void
  /** Shows the formula's source, and reports the problem. */
  refuse(problem: FormulaProblem): void
}

/** A diagram that mermaid validates before a browser renders it. */
export interface PendingDiagram {
  readonly source: string
  refuse(problem: DiagramProblem): void
}
