import type { Properties } from 'hast'
import type { Heading, RootContent, Text } from 'mdast'
import type { Problem } from '../compilation.js'
import type { DocumentScope } from '../document-scope.js'
import { findHeadingId } from '../ids/find-heading-id.js'
import { sliceOf } from '../source-file.js'
import { replacePlaceholders } from './replace-placeholders.js'

const ESCAPED_ID = /\\\{#[^{}\n]*\}\s*$/
/** An intended but invalid id. */
const BROKEN_ID = /(?<!\\)\{\s*#([^{}\n]*)\}\s*$/
const ID_COMMENT = /^<!--\s*#([^\s]+?)\s*-->$/

/**
 * Moves the custom id at the end of a heading from its text to its properties: `## Title {#id}` or
 * `## Title <!-- #id -->`. An invalid id stays in the text and is reported.
 */
export function transformHeading(node: Heading, scope: DocumentScope): readonly RootContent[] | undefined {
  const { dataIdWords } = node.data?.hProperties ?? {}
  if (typeof dataIdWords === 'string' && !scope.isMdx)
    setProperty(node, { dataIdWords: replacePlaceholders(dataIdWords, scope.compilation.options.placeholders) })
  const last = node.children.at(-1)
  if (last?.type === 'text') {
    const customId = findHeadingId(last.value)
    // In MDX, a brace without the backslash would start an expression.
    if (customId && (scope.isMdx || !ESCAPED_ID.test(sliceOf(scope.file, last)))) {
      last.value = last.value.slice(0, customId.index)
      setProperty(node, { id: customId.id })
    } else {
      checkId(last, scope)
    }
  } else if (last?.type === 'html') {
    const id = ID_COMMENT.exec(last.value)?.[1]
    if (id !== undefined) {
      node.children.pop()
      const before = node.children.at(-1)
      if (before?.type === 'text') before.value = before.value.trimEnd()
      setProperty(node, { id })
    }
  }
  return undefined
}

function checkId(node: Text, scope: DocumentScope): void {
  if (!node.value.includes('{')) return
  const brokenId = BROKEN_ID.exec(sliceOf(scope.file, node))
  if (!brokenId) return
  const [whole, raw = ''] = brokenId
  const words = raw.match(/[^\s{}#]+/g) ?? []
  const problem: Problem = {
    code: 'heading-id',
    message: words.length === 0 ? 'the id of this heading is empty' : 'an id cannot contain spaces',
    hint: words.length === 0 ? 'Remove {#}, or write an id after #' : `Write {#${words.join('-')}}`,
    length: whole.trimEnd().length,
  }
  scope.report(node, problem, brokenId.index)
}

function setProperty(node: Heading, property: Properties): void {
  node.data = { ...node.data, hProperties: { ...node.data?.hProperties, ...property } }
}
