import type { Heading, Root, RootContent, ThematicBreak } from 'mdast'
import { literalDocument } from '../parse/literal-document.js'
import { parseFast } from '../parse/parse-fast.js'
import { checkConflicts } from './check/check-conflicts.js'
import { checkFootnotes } from './check/check-footnotes.js'
import { checkHtmlDepth } from './check/check-html-depth.js'
import { checkInsertedMdx } from './check/check-inserted-mdx.js'
import { checkOverload } from './check/check-overload.js'
import type { ConvertCommand } from './code/convert-command.js'
import type { Compilation } from './compilation.js'
import { createDocumentScope, type DocumentScope } from './document-scope.js'
import { keepIdWords } from './ids/keep-id-words.js'
import { namePath } from './include/name-path.js'
import type { MarkdownOptions } from './markdown-options.js'
import { type DocumentFormat, findFormat } from './mdx/find-format.js'
import { runPlugins } from './plugins/run-plugins.js'
import type { Positioned, SourceFile } from './source-file.js'
import { restoreUnknownDirectives } from './transform/restore-unknown-directives.js'
import { transformChildren } from './transform/transform-document.js'

/** Maximum number of characters that a live session shows of a page that is too large to parse. */
const MAX_LITERAL = 20_000

/** Maximum number of files that a page may insert, and of their characters: includes inside includes multiply. */
const MAX_INCLUDES = 1000
const MAX_INCLUDED = 16 * 1024 * 1024

/** Parses a page's Markdown and all of its includes into one tree, ready for conversion to HTML. */
export async function prepareDocument(file: SourceFile, compilation: Compilation): Promise<Root> {
  let fileCount = 0
  const included = { files: 0, characters: 0 }
  const root = await prepareFile(file, [])
  for (const { key, file: path, props } of compilation.documents.values()) {
    const text = compilation.source.includes[path]
    if (text === undefined) continue
    const { children } = await prepareFile({ path, text }, [], props)
    root.children.push({ type: 'include', file: path, document: key, children })
  }
  return root

  async function prepareFile(current: SourceFile, trail: readonly string[], props?: Props): Promise<Root> {
    const { parser, remarkPlugins, math } = compilation.options
    const format = formatOf(current, compilation)
    const isOverloaded = checkOverload(current, compilation, format === 'mdx')
    const isMdx = !isOverloaded && format === 'mdx'
    // Most sites have no MDX.
    const mdx = isMdx ? await import('./mdx/open-mdx.js') : undefined
    const parsed =
      (isOverloaded && literalDocument(current.text.slice(0, MAX_LITERAL))) ||
      mdx?.parseMdxFile(current, compilation) ||
      (parser === 'satteri' && parseFast(current.text, math)) ||
      (await parseSlowly(current.text, compilation.options))
    const { home } = compilation.source
    if (home && trail.length === 0 && current === file) {
      const { createHomeNodes } = await import('./directives/create-home-nodes.js')
      const parse = (text: string) => parseFast(text, math) ?? parseSlowly(text, compilation.options)
      parsed.children.unshift(...(await createHomeNodes(home, async (text) => parse(text))))
    }
    checkConflicts(parsed, current, compilation)
    const run = (): Promise<Root> => runPlugins(parsed, { plugins: remarkPlugins, file: current, compilation })
    const processed = remarkPlugins.length === 0 ? parsed : await keepIdWords(parsed, run)
    if (!isMdx && remarkPlugins.length > 0) checkInsertedMdx(processed, current.path, compilation)
    const tree = restoreUnknownDirectives(processed, current, compilation)
    const footnotePrefix = fileCount === 0 ? '' : `${fileCount}-`
    fileCount += 1
    const convertCommand = await loadConverter(current.text)
    const scope = createDocumentScope(current, compilation, { tree, footnotePrefix, isMdx, convertCommand })
    const isPage = trail.length === 0 && current === file
    if (isPage) compilation.hasOwnTitle = startsWithTitle(tree)
    mdx?.runMdxFile(tree, scope, props)
    checkHtmlDepth(tree, scope)
    transformChildren(tree, scope)
    checkFootnotes(scope.footnotes, scope)
    if (isPage) markTitle(tree)
    const path = [...trail, current.path]
    for (const { path: partial, text, target, directive, props } of scope.includes) {
      if (directive && path.includes(partial)) {
        const cycle = [...path.slice(path.indexOf(partial)), partial].map(namePath).join(' → ')
        scope.report(directive, {
          code: 'include-cycle',
          severity: 'error',
          message: `the include is circular: ${cycle}`,
          hint: 'Remove one of these includes',
        })
        continue
      }
      if (directive && !mayInclude(text, directive, scope)) continue
      const content = await prepareFile({ path: partial, text }, directive ? path : trail, props)
      target.children = content.children
    }
    return tree
  }

  /** Reports the first include beyond the limits. */
  function mayInclude(text: string, directive: Positioned, scope: DocumentScope): boolean {
    const had = isFull()
    included.files += 1
    included.characters += text.length
    if (!isFull()) return true
    if (!had)
      scope.report(directive, {
        code: 'too-complex',
        severity: 'error',
        message: `this page includes more than ${MAX_INCLUDES} files, or more than 16 MiB, with the includes of its includes`,
        hint: 'Split the page, or remove includes from the files that it includes',
      })
    return false
  }

  function isFull(): boolean {
    return included.files > MAX_INCLUDES || included.characters > MAX_INCLUDED
  }
}

type Props = Readonly<Record<string, unknown>>

/** The syntax of a page's file. */
function formatOf(file: SourceFile, { source, options }: Compilation): DocumentFormat {
  const sourceFormat = file.path === source.path ? source.format : undefined
  return findFormat(file.path, file.text, sourceFormat ?? options.format ?? 'md')
}

/** The reference parser is a third of the compiler's code, and few pages need it. */
async function parseSlowly(text: string, { remarkPlugins, math }: MarkdownOptions): Promise<Root> {
  const { parseMarkdown } = await import('../parse/parse-markdown.js')
  return parseMarkdown(text, { parser: 'remark', remarkPlugins, math })
}

/** Few pages show commands of package managers. */
async function loadConverter(text: string): Promise<ConvertCommand | undefined> {
  return text.includes('npm2yarn') ? (await import('./code/convert-command.js')).convertCommand : undefined
}

/** Marks the level-1 heading that starts the page as its title, unless it is empty. MDX imports may precede it. */
function markTitle(tree: Root): void {
  const first = tree.children.find((node) => node.data?.block?.kind !== 'mdx')
  if (first?.type === 'heading' && first.depth === 1 && first.children.length > 0)
    first.data = { ...first.data, block: { kind: 'title' } }
}

/** Whether the first heading has level 1, wherever it is: the layout then shows no title above the text. */
function startsWithTitle({ children }: Root): boolean {
  const start = findStart(children)
  return start?.type === 'heading' && start.depth === 1
}

/** The first heading at any depth; the first thematic break if it comes before. An empty heading is no title. */
function findStart(nodes: readonly RootContent[]): Heading | ThematicBreak | undefined {
  for (const node of nodes) {
    if (node.type === 'thematicBreak' || (node.type === 'heading' && node.children.length > 0)) return node
    const start = 'children' in node ? findStart(node.children) : undefined
    if (start) return start
  }
  return undefined
}
