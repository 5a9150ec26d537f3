import type { RootContent } from 'mdast'
import type { LinkUse } from '../../contract/index.js'
import type { Problem } from '../compilation.js'
import type { Draft } from '../draft.js'
import type { RenderThemeComponent } from '../handlers/render-theme-component.js'
import type { Placed } from '../source-file.js'

/** Writes one page block by block, and collects its facts in the draft. */
export interface Writer {
  readonly draft: Draft
  readonly draw: RenderThemeComponent
  /** The file that positions refer to. */
  file: string
  /** True inside admonitions, tabs and details. */
  isNested: boolean
  /** True if the text does not belong to the section's text, as in headings. */
  isSilent: boolean
  /** The HTML of each block. */
  blocks(nodes: readonly RootContent[]): string[]
  report(placed: Placed, problem: Problem): void
  /** Records a reference to a page or file of the site and returns its index. */
  link(kind: LinkUse['kind'], href: string, placed: Placed): number
}
