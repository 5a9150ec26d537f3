import type { RootContent } from 'mdast'
import type { ContainerDirective } from '../markdown/directive-names.js'
import type { MdxJsx } from './mdx-nodes.js'
import { wrapLines } from './wrap-lines.js'

/** What a directive is made of beside its name. */
export interface DirectiveParts {
  readonly attributes?: Readonly<Record<string, string>>
  /** Of an admonition: its label brings an icon, or there is to be none. */
  readonly hasOwnIcon?: boolean
  /** Of a tab: attributes of its label, under React's names. */
  readonly labelAttributes?: Readonly<Record<string, unknown>> | undefined
  readonly children: RootContent[]
}

/** The directive that says the same as a component: from there on both are one. */
export function makeDirective(
  { position }: MdxJsx,
  name: string,
  { attributes = {}, hasOwnIcon, labelAttributes, children }: DirectiveParts,
): ContainerDirective {
  // A directive holds blocks and lines alike here, as JSX does.
  return {
    type: 'containerDirective',
    name,
    attributes: { ...attributes },
    children: wrapLines(children) as ContainerDirective['children'],
    ...(hasOwnIcon && { data: { hasOwnIcon } }),
    ...(labelAttributes && { data: { labelAttributes } }),
    ...(position && { position }),
  }
}

/** The label of a directive; none without content. */
export function makeLabel(content: readonly RootContent[]): RootContent[] {
  if (content.length === 0) return []
  return [{ type: 'paragraph', data: { directiveLabel: true }, children: content as never }]
}

/** The attribute that stands for class names of a component; none where it has none. */
export function classOf(className: unknown): { readonly class?: string } {
  return typeof className === 'string' && className.trim() !== '' ? { class: className } : {}
}
