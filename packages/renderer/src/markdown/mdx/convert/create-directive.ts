import type { RootContent } from 'mdast'
import type { ContainerDirective } from '../../directives/directive-names.js'
import type { MdxJsx } from '../../mdx-nodes.js'
import { wrapLines } from '../wrap-lines.js'

/** The parts of a directive in addition to its name. */
export interface DirectiveParts {
  readonly attributes?: Readonly<Record<string, string>>
  /** Of an admonition: the kind's icon is omitted, because the label contains an icon or the author hides it. */
  readonly hasOwnIcon?: boolean
  /** Of a tab: attributes of its label, under React's names. */
  readonly labelAttributes?: Readonly<Record<string, unknown>> | undefined
  /** Of a tab: its label has an id, as headings do. */
  readonly hasLabelId?: boolean
  readonly children: RootContent[]
}

/** Creates the directive that is equivalent to a component: later steps handle both the same. */
export function createDirective(
  { position }: MdxJsx,
  name: string,
  { attributes = {}, hasOwnIcon, labelAttributes, hasLabelId, children }: DirectiveParts,
): ContainerDirective {
  // Like JSX, this directive may contain both blocks and inline content.
  return {
    type: 'containerDirective',
    name,
    attributes: { ...attributes },
    children: wrapLines(children) as ContainerDirective['children'],
    ...(hasOwnIcon && { data: { hasOwnIcon } }),
    ...((labelAttributes || hasLabelId) && {
      data: { ...(labelAttributes && { labelAttributes }), ...(hasLabelId && { hasLabelId }) },
    }),
    ...(position && { position }),
  }
}

/** Creates the label of a directive; empty without content. */
export function createLabel(content: readonly RootContent[]): RootContent[] {
  if (content.length === 0) return []
  return [{ type: 'paragraph', data: { directiveLabel: true }, children: content as never }]
}

/** Returns the attribute for the class names of a component; empty without any. */
export function classOf(className: unknown): { readonly class?: string } {
  return typeof className === 'string' && className.trim() !== '' ? { class: className } : {}
}
