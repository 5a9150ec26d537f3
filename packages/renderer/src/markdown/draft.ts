import type { Element } from 'hast'
import type { LinkUse, TocEntry } from '../contract/index.js'
import type { NestedUse } from './block.js'
import type { SectionCollector } from './collect-sections.js'
import type { Compilation } from './compilation.js'
import type { ElementIds } from './create-element-ids.js'
import type { Markers } from './create-markers.js'
import type { DiagramMistake } from './handlers/find-diagram-mistake.js'
import type { FormulaMistake } from './handlers/set-formula.js'

/** What a document's content is gathered in while its HTML tree is rendered. */
export interface Draft {
  readonly compilation: Compilation
  readonly markers: Markers
  readonly ids: ElementIds
  /** Documents that components show, by key, before they are finished. */
  readonly documents: Map<string, Element>
  readonly sections: SectionCollector
  readonly links: LinkUse[]
  readonly anchors: string[]
  readonly toc: TocEntry[]
  /** Languages of blocks of code: their grammars are loaded when the document is rendered. */
  readonly languages: Set<string>
  readonly formulas: PendingFormula[]
  readonly diagrams: PendingDiagram[]
  /** The page's own style sheet, once its formulas are set and its components drawn. */
  pageStyles?: string
  title?: WrittenTitle
  description?: string
  /** Text of the first paragraph inside another block, should none stand free. */
  nestedDescription?: string
  imageCount: number
  tabsCount: number
  reactCount: number
  /** Components and tabs among the children of components, by the number of their mark. */
  readonly nestedUses: NestedUse[]
}

/** The level-1 heading that opens the document: inline HTML with markers, and plain text. */
export interface WrittenTitle {
  readonly html: string
  readonly text: string
  readonly id: string
  /** Whether its author has chosen the id. */
  readonly hasOwnId: boolean
}

/** A formula whose place gets its HTML once KaTeX is loaded. */
export interface PendingFormula {
  readonly tex: string
  /** True for one that stands on lines of its own. */
  readonly isDisplay: boolean
  complete(html: string): void
  /** Shows the formula as it is written, and reports what is wrong with it. */
  refuse(mistake: FormulaMistake): void
}

/** A diagram that is to be read by mermaid before a browser draws it. */
export interface PendingDiagram {
  readonly source: string
  refuse(mistake: DiagramMistake): void
}
