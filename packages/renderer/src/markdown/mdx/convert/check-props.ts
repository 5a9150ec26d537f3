import type { RootContent } from 'mdast'
import { escapePattern } from '../../../contract/escape-pattern.js'
import { nearestWord } from '../../../contract/suggest-name.js'
import type { MdxAttribute, MdxJsx } from '../../mdx-nodes.js'
import { sliceOf } from '../../source-file.js'
import type { MdxScope } from '../mdx-scope.js'

/** Props that every component has, in docgen and in the tools whose components have the same names. */
const COMMON = ['id', 'className', 'class', 'style', 'key', 'children', 'slot']

/**
 * Reports misspelled props of a component. Other unknown props are allowed: components of other tools with the same
 * name have props that docgen does not use.
 */
export function checkProps(node: MdxJsx, props: readonly string[], { scope }: MdxScope): void {
  const validNames = [...props, ...COMMON]
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || validNames.includes(attribute.name)) continue
    // At most a quarter of the letters, or one, may differ: props of other tools, such as `arrow`, are not misspelled.
    const near = nearestWord(attribute.name, props, Math.max(1, Math.floor(attribute.name.length / 4)))
    if (near === undefined || OF_OTHERS.has(attribute.name)) continue
    const problem = {
      code: 'block',
      message: `<${node.name}> has no prop ${attribute.name}`,
      hint: `Did you mean ${near}?`,
      length: attribute.name.length,
    } as const
    scope.report(node, problem, offsetOf(attribute, node, sliceOf(scope.file, node)))
  }
}

/** Props of other tools that differ from a prop of docgen in one letter. */
const OF_OTHERS: ReadonlySet<string> = new Set(['rel'])

/** Returns the offset of an attribute in the source of its element; 0 if unknown. */
function offsetOf({ position, ...attribute }: MdxAttribute, node: MdxJsx, source: string): number {
  const start = node.position?.start.offset
  if (position?.start.offset !== undefined && start !== undefined) return position.start.offset - start
  const name = 'name' in attribute ? attribute.name : ''
  const found = source.search(new RegExp(`\\s${escapePattern(name)}(?![\\w-])`))
  return found === -1 ? 0 : found + 1
}

/** Reports content between the tags of a component that shows none. */
export function checkNoContent(node: MdxJsx, because: string, mdx: MdxScope): void {
  const content = mdx.convert(node.children).find((child) => !isBlank(child))
  if (content === undefined) return
  mdx.scope.report(content.position ? content : node, {
    code: 'block',
    message: `${because}, so the content between its tags is not shown`,
    hint: `Write it before or after <${node.name} … />`,
  })
}

function isBlank(node: RootContent): boolean {
  return node.type === 'text' && node.value.trim() === ''
}
