import type { RootContent } from 'mdast'
import type { ContainerDirective } from '../markdown/directive-names.js'
import type { MdxJsx } from './mdx-nodes.js'
import { wrapLines } from './wrap-lines.js'

/** What a directive is made of beside its name. */
export interface DirectiveParts {
  readonly attributes?: Readonly<Record<string, string>>
  readonly children: RootContent[]
}

/** The directive that says the same as a component: from there on both are one. */
export function makeDirective(
  { position }: MdxJsx,
  name: string,
  { attributes = {}, children }: DirectiveParts,
): ContainerDirective {
  // A directive holds blocks and lines alike here, as JSX does.
  return {
    type: 'containerDirective',
    name,
    attributes: { ...attributes },
    children: wrapLines(children) as ContainerDirective['children'],
    ...(position && { position }),
  }
}

/** The label of a directive; none without content. */
export function makeLabel(content: readonly RootContent[]): RootContent[] {
  if (content.length === 0) return []
  return [{ type: 'paragraph', data: { directiveLabel: true }, children: content as never }]
}
