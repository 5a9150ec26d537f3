import type { Element, ElementContent, RootContent } from 'hast'
import type { LinkUse, TocEntry } from '../contract/index.js'
import type { CodeRequest } from '../highlight/render-code.js'
import type { SectionCollector } from './collect-sections.js'
import type { Compilation, Mistake } from './compilation.js'
import type { ElementIds } from './create-element-ids.js'
import type { Markers } from './create-markers.js'
import type { DiagramMistake } from './finish/find-diagram-mistake.js'
import type { FormulaMistake } from './finish/set-formula.js'
import type { Placed } from './source-file.js'

/** What a document's content is gathered in while its HTML tree is finished. */
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
  readonly codes: PendingCode[]
  readonly formulas: PendingFormula[]
  readonly diagrams: PendingDiagram[]
  /** The page's own style sheet, once its formulas are set and its components drawn. */
  pageStyles?: string
  /** The title that opens the document, on the way over an HTML tree. */
  heading?: DraftHeading
  /** The same, written already. */
  title?: WrittenTitle
  description?: string
  /** Text of the first paragraph inside another block, should none stand free. */
  nestedDescription?: string
  imageCount: number
  tabsCount: number
  reactCount: number
}

/** The level-1 heading that opens the document. */
export interface DraftHeading {
  readonly children: ElementContent[]
  readonly text: string
  readonly id: string
  /** Whether its author has chosen the id. */
  readonly hasOwnId: boolean
}

/** The level-1 heading that opens the document: inline HTML with markers, and plain text. */
export interface WrittenTitle {
  readonly html: string
  readonly text: string
  readonly id: string
  /** Whether its author has chosen the id. */
  readonly hasOwnId: boolean
}

/** A block of code whose element gets its lines once the grammar is loaded. */
export interface PendingCode {
  readonly request: CodeRequest
  complete(html: string): void
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

/** Where in the document an element stands, with the way on to its children. */
export interface Place {
  readonly draft: Draft
  /** The file that positions are places in. */
  readonly file: string
  /** True inside admonitions, tabs, details and footnotes. */
  readonly isNested: boolean
  readonly isSilent: boolean
  /** True in the children of a component that React draws. */
  readonly isInReact: boolean
  /** The finished children of a node. */
  finish(nodes: readonly RootContent[], change?: PlaceChange): ElementContent[]
  report(placed: Placed, mistake: Mistake): void
  /** Notes a reference to a page or file of the site and gives its index. */
  link(kind: LinkUse['kind'], href: string, element: Element): number
}

/** How children stand differently from their parent. */
export interface PlaceChange {
  readonly file?: string
  readonly isNested?: boolean
  /** True where the text is not part of the section's text, as in headings. */
  readonly isSilent?: boolean
  readonly isInReact?: boolean
}

/** What makes the finished form of one kind of element. */
export type Finish = (element: Element, place: Place) => ElementContent[]
