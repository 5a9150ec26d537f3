import type { Text } from 'mdast'
import type { Problem } from '../compilation.js'
import type { DocumentScope } from '../document-scope.js'
import { sliceOf } from '../source-file.js'
import { hintForMdx } from './check-mdx-lines.js'

// With braces among its attributes, a JSX tag is not an HTML tag, so it is parsed as text.
const BRACES = '\\{(?:[^{}]|\\{[^{}]*\\})*\\}'
const ATTRIBUTE = `(?:\\{\\.\\.\\.[^{}]*\\}|[\\w:-]+(?:=(?:"[^"]*"|'[^']*'|${BRACES}))?)`
const JSX_TAG = new RegExp(`(\\\\?)<([A-Za-z][\\w.]*)((?:\\s+${ATTRIBUTE})+)\\s*/?>`, 'g')

/** Reports JSX tags in text. */
export function checkJsxText(node: Text, scope: DocumentScope): void {
  if (!node.value.includes('<') || !node.value.includes('{')) return
  for (const { index, 0: tag, 1: backslash, 2: name = '', 3: attributes = '' } of sliceOf(scope.file, node).matchAll(
    JSX_TAG,
  )) {
    if (backslash !== '' || !attributes.includes('{')) continue
    const problem: Problem = {
      code: 'mdx-in-markdown',
      message: `<${name}> is JSX, which plain Markdown shows as text`,
      length: tag.length,
      hint: isComponent(name)
        ? hintForMdx(scope, `write \`<${name}>\` in backticks if it is meant as text`)
        : hintForMdx(scope, 'write its attributes in quotes, as in HTML'),
    }
    scope.report(node, problem, index)
  }
}

/** Whether a tag's name belongs to a component: names of HTML elements begin with a lower-case letter. */
function isComponent(name: string): boolean {
  return /^[A-Z]/.test(name)
}
