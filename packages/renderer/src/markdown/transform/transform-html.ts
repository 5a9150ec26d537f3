import type { Html, RootContent } from 'mdast'
import { COMMENT, checkComments } from '../check/check-comments.js'
import type { DocumentScope } from '../document-scope.js'
import { moveToHead } from './move-to-head.js'
import { replaceInHtml } from './replace-placeholders.js'
import { transformJsx } from './transform-jsx.js'

/**
 * Removes comments, moves `<head>` to the page's head, shows JSX tags as text, and replaces placeholders in the rest.
 */
export function transformHtml(node: Html, isInline: boolean, scope: DocumentScope): readonly RootContent[] | undefined {
  if (node.value.includes('<!--')) checkComments(node, scope)
  if (node.value.startsWith('<!--') && node.value.replace(COMMENT, '').trim() === '') return []
  if (!isInline && moveToHead(node, scope)) return []
  const jsxNodes = transformJsx(node, isInline, scope)
  if (jsxNodes) return jsxNodes
  node.value = replaceInHtml(node.value, scope.compilation.options.placeholders)
  return undefined
}
