import type { Element, ElementContent, RootContent as HtmlContent, Properties } from 'hast'
import type { FootnoteDefinition, RootContent } from 'mdast'
import type { LinkUse, TocEntry } from '../contract/index.js'
import type { Compilation, Problem } from './compilation.js'
import type { Markers } from './create-markers.js'
import type { SectionCollector } from './create-section-collector.js'
import type { ComponentUse, NestedUse } from './directives/block.js'
import type { ElementIds } from './ids/create-element-ids.js'
import type { Positioned } from './source-file.js'

/**
 * The state of a page while its Markdown tree is converted to an HTML tree, and that tree is rendered to HTML: the
 * facts collected so far, and the current position. Every handler receives it.
 */
export interface Draft extends Position {
  readonly compilation: Compilation
  /** Renders a theme component. */
  readonly renderComponent: RenderThemeComponent
  readonly tree: TreeFacts
  readonly markers: Markers
  readonly ids: ElementIds
  /** Pages rendered by components, by key, before they are finished. */
  readonly documents: Map<string, Element>
  readonly sections: SectionCollector
  readonly links: LinkUse[]
  readonly anchors: string[]
  readonly toc: TocEntry[]
  /** Languages of code blocks whose grammars have to be loaded. */
  readonly languages: Set<string>
  /** Names of the style sheets that the page needs in addition to the main one. */
  readonly sheets: Set<string>
  readonly formulas: PendingFormula[]
  readonly diagrams: PendingDiagram[]
  /** Components and tabs among the children of components, by the number of their marker. */
  readonly nestedUses: NestedUse[]
  /** The page's own style sheet, once its formulas and components are rendered. */
  pageStyles?: string
  title?: RawTitle
  description?: string
  /** Text of the first paragraph inside another block, as a fallback. */
  nestedDescription?: string
  imageCount: number
  groupCount: number
  /** Number of code blocks with line numbers. */
  numberedCount: number
  /** Number of cells that rows of Markdown tables lack. */
  missingCells: number
  /** Number of characters in highlighted code blocks. */
  coloredCount: number
  reactCount: number
  /** Converts the children of a Markdown node to nodes of the HTML tree; none if it has no children. */
  childrenOf(node: object): ElementContent[]
  /** Applies the name, properties and children that plugins have set on a Markdown node to its element. */
  applyData(node: RootContent, element: Element): Element
  /** Renders nodes of the HTML tree to HTML with markers. `change` replaces parts of the current position. */
  render(nodes: readonly HtmlContent[], change?: Partial<Position>): string
  /** Reports a problem in the current file. */
  report(node: Positioned, problem: Problem): void
  /** Whether the source of a node starts with a tag instead of a directive. */
  isJsx(node: Positioned): boolean
  /** Reports a problem with the URL of a link or image. */
  reportUrl(node: Positioned, url: string, problem: Problem): void
  /** Records a link to a page or file of the site and returns its index. */
  link(kind: LinkUse['kind'], href: string, node: Positioned & Pick<LinkUse, 'isHtml'>): number
}

/** Renders a theme component around children that are already HTML. */
export type RenderThemeComponent = (use: ComponentUse, slots: readonly string[]) => string

/** A problem in a formula. */
export interface FormulaProblem {
  readonly message: string
  /** Index of the character in the formula at which the problem was detected. */
  readonly position: number
}

/** A problem in a diagram. */
export interface DiagramProblem {
  /** 0-based line of the source at which the problem was detected. */
  readonly line: number
  readonly message: string
  readonly hint?: string
}

/** The position of the rendered element in the page. */
export interface Position {
  /** The file that positions refer to. */
  file: string
  /** True inside admonitions, tabs, details and footnotes. */
  isNested: boolean
  /** True if the text does not belong to the section's text, as in headings. */
  isSilent: boolean
  /** True in the children of a component that React renders. */
  isInReact: boolean
  isInSvg: boolean
}

/** Rare contents of a page's Markdown tree. Steps that handle them are skipped if the tree does not contain them. */
export interface TreeFacts {
  /** HTML that is not parsed yet. */
  hasRaw: boolean
  /** Elements, attributes or URLs that may be unsafe. */
  hasUntrusted: boolean
  /** Ids set in the source. */
  hasIds: boolean
  /** Footnote definitions by upper-case label. */
  readonly footnotes: Map<string, FootnoteDefinition>
  /** Referenced footnotes by upper-case label, in the order of their first reference. */
  readonly references: Map<string, FootnoteCount>
}

/** The number shown for a footnote, and the number of references to it. */
export interface FootnoteCount {
  readonly number: number
  readonly count: number
}

/** The level-1 heading at the start of the page: inline HTML with markers, and plain text. */
export interface RawTitle {
  readonly html: string
  readonly text: string
  readonly id: string
  /** Whether its author set the id. */
  readonly hasCustomId: boolean
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

declare module 'hast' {
  interface ElementData {
    /** Set for a link, or an image without alternative text, that is written in Markdown and not in HTML. */
    isMarkdown?: boolean
    /** The text after the language on the opening line of a code block. */
    meta?: string | null | undefined
  }
}

declare module 'mdast' {
  /** Fields that plugins may set on any node. */
  interface Data {
    hName?: string | undefined
    hProperties?: Properties | undefined
    hChildren?: ElementContent[] | undefined
  }
}
