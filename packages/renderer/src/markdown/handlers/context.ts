import type { Element, RootContent } from 'hast'
import type { LinkUse } from '../../contract/index.js'
import type { Problem } from '../compilation.js'
import { withoutMarkers } from '../create-markers.js'
import type { Draft } from '../draft.js'
import type { Placed } from '../source-file.js'
import type { RenderThemeComponent } from './render-theme-component.js'

/** The position of an element in the page. */
export interface ContextState {
  /** The file that positions refer to. */
  readonly file: string
  /** True inside admonitions, tabs, details and footnotes. */
  readonly isNested: boolean
  /** True if the text does not belong to the section's text, as in headings. */
  readonly isSilent: boolean
  /** True in the children of a component that React renders. */
  readonly isInReact: boolean
  readonly isInSvg: boolean
}

/** Inputs of a handler in addition to its element. */
export interface RenderContext extends ContextState {
  readonly draft: Draft
  readonly draw: RenderThemeComponent
  /** The HTML of nodes, with markers. */
  render(nodes: readonly RootContent[], change?: Partial<ContextState>): string
  report(placed: Placed, problem: Problem): void
  /** Records a link to a page or file of the site and returns its index. */
  link(kind: LinkUse['kind'], href: string, placed: Placed): number
}

/** Renders one construct: an element of the HTML tree to HTML with markers. */
export type Handler = (element: Element, context: RenderContext) => string

/** A text as shown; it becomes part of the section's text. */
export function readText(value: string, { draft, isSilent }: RenderContext): string {
  const text = withoutMarkers(value.includes('\r') ? value.replace(/\r\n?/g, '\n') : value)
  if (!isSilent) draft.sections.add(text)
  return text
}
