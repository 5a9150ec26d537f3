import type { RootContent } from 'mdast'
import type { MdxEsm, MdxExpression, MdxJsx } from '../../mdx-nodes.js'

/** The specifier under which an MDX module imports the components of its browser code. */
export const BROWSER_CODE = 'docgen-browser'

/** Finds the function that a `<BrowserOnly>` element calls in the browser; `undefined` if it has other children. */
export function findBrowserFunction({ children }: MdxJsx): MdxExpression | undefined {
  const [first, ...rest] = children.flatMap(withoutParagraph).filter((node) => !isBlank(node))
  if (rest.length > 0) return undefined
  return first?.type === 'mdxFlowExpression' || first?.type === 'mdxTextExpression' ? first : undefined
}

function withoutParagraph(node: RootContent): readonly RootContent[] {
  return node.type === 'paragraph' ? node.children : [node]
}

function isBlank(node: RootContent): boolean {
  return node.type === 'text' && node.value.trim() === ''
}

/** Returns the name of the component that renders the `<BrowserOnly>` element with an index. */
export function browserComponent(index: number): string {
  return `DocgenBrowser${index}`
}

/** The code of an MDX file that runs in browsers, as a module of components. */
export interface BrowserModule {
  readonly code: string
  /** Names of the components that render `<BrowserOnly>` elements. */
  readonly elements: readonly string[]
  /** Names under which it exports the components that the file defines. */
  readonly defined: readonly string[]
}

/**
 * Returns the name under which the code for browsers exports a component of the file, which may not export it itself.
 */
export function definedComponent(name: string): string {
  return `Docgen${name}`
}

/** The parts of an MDX file that run in browsers. */
export interface BrowserParts {
  readonly esm: readonly MdxEsm[]
  /** Components that the file defines, if they need a browser. */
  readonly defined: readonly string[]
  /** Elements of `<BrowserOnly>` with a function. */
  readonly elements: readonly MdxJsx[]
  /** Names of the values in scope that the elements use, such as `frontMatter`. */
  readonly scope: readonly string[]
  /** Statements that the file itself lacks: imports, and constants from the config. */
  readonly added: readonly string[]
}

/**
 * Writes the code of a file that runs in browsers: a module with a component for each `<BrowserOnly>` element, and with
 * the components that the file defines. Code stays on its lines of the file, so that positions in errors are right.
 */
export function writeBrowserCode(text: string, { esm, defined, elements, scope, added }: BrowserParts): BrowserModule {
  const lines: string[] = []
  const writeAt = (code: string, line: number): void => {
    while (lines.length < line) lines.push('')
    const [first = '', ...rest] = code.split('\n')
    lines[lines.length - 1] += first
    lines.push(...rest)
  }
  const blocks = [
    ...esm.map((node) => ({ node, code: `${node.value}\n` })),
    ...elements.map((node, index) => {
      const source = text.slice(node.position?.start.offset, node.position?.end.offset)
      return { node, code: `export const ${browserComponent(index)} = ({ ${scope.join(', ')} }) => (${source}\n);` }
    }),
  ].sort((a, b) => (a.node.position?.start.offset ?? 0) - (b.node.position?.start.offset ?? 0))
  writeAt(`${[...added, "export const hydrate = 'idle'"].join('; ')};`, 1)
  for (const { node, code } of blocks) writeAt(code, node.position?.start.line ?? 1)
  if (defined.length > 0)
    lines.push(`export { ${defined.map((name) => `${name} as ${definedComponent(name)}`).join(', ')} }`)
  return {
    code: lines.join('\n'),
    elements: elements.map((_, index) => browserComponent(index)),
    defined: defined.map(definedComponent),
  }
}
