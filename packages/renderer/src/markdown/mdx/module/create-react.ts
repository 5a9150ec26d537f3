import type { RootContent } from 'mdast'
import type { ReactNode } from 'react'
import type { Problem } from '../../compilation.js'
import type { ReactBlock } from '../../directives/block.js'
import { createJsxElement } from '../../html/jsx-element.js'
import type { MdxExpression, MdxJsx } from '../../mdx-nodes.js'
import type { MdxScope } from '../mdx-scope.js'
import { reportThrown } from './report-thrown.js'

const EMPTY_PAGE: Problem = {
  code: 'empty-page',
  severity: 'warning',
  message: 'the component of this page renders nothing without a browser, so the page is empty',
  hint: "Write 'use client' on the first line of the file: its components then run in the browser",
}

/** Another diagnostic reports why the code could not be loaded, but perhaps in an imported file, or for a package. */
const UNLOADED_PAGE: Problem = {
  code: 'empty-page',
  severity: 'warning',
  message: 'the code of this page could not be loaded, so the page is empty',
  hint: 'Fix the other problems of code that docgen reports, such as packages that are not installed',
}

/** Maximum length of a text that a message quotes. */
const MAX_QUOTE = 60

/** Describes content that a component does not render. An island would keep it in the page. */
function describeHidden(name: string, text: string): Problem {
  const words = text.trim().replace(/\s+/g, ' ')
  const quote = words.length > MAX_QUOTE ? `${words.slice(0, MAX_QUOTE)}…` : words
  return {
    code: 'hidden-content',
    severity: 'warning',
    message: `${name} does not render its content without a browser, so readers never see "${quote}"`,
    hint: "If it selects among its children, check what it selects them by. If it shows them later, write 'use client' on the first line of its file, and of the components around it: they then run in the browser, with this content",
  }
}

/** An element for React to render. */
export interface Use {
  /** Name of the component; absent for the value of an expression. */
  readonly name?: string
  readonly create: (children: readonly ReactNode[]) => ReactNode
  /** Its children; if absent, the children of its node. */
  readonly content?: RootContent[]
  /** Whether the component does not exist, which is reported elsewhere. */
  readonly isMissing?: boolean
}

/** Creates the node of an element that React renders while the page is built. */
export function createReact(
  node: MdxJsx | MdxExpression,
  { name, create, content, isMissing = false }: Use,
  { scope, convert }: MdxScope,
): RootContent {
  const children = content ?? ('children' in node ? convert(node.children) : [])
  let hasFailed = false
  const report = (error: unknown): void => {
    hasFailed = true
    reportThrown(error, name === undefined ? 'expression' : { component: name }, { scope, node })
  }
  const reportEmpty = (): void => {
    if (isMissing) scope.report(node, UNLOADED_PAGE)
    else if (!hasFailed) scope.report(node, EMPTY_PAGE)
  }
  const reportHidden = (text: string): void => {
    if (!hasFailed) scope.report(node, describeHidden(name ?? 'this expression', text))
  }
  const isPage = !/\.mdx?$/i.test(scope.file.path)
  const block: ReactBlock = { kind: 'react', create, report, reportHidden, ...(isPage && { reportEmpty }) }
  return createJsxElement(node, 'docgen-react', { children, block })
}

/** Returns a node without its children. */
export function withoutChildren(node: MdxJsx | MdxExpression): MdxJsx | MdxExpression {
  return 'children' in node ? { ...node, children: [] } : node
}
