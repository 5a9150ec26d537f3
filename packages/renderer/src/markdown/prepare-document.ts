import type { Heading, Root, RootContent, ThematicBreak } from 'mdast'
import { literalDocument } from '../parse/literal-document.js'
import { parseFast } from '../parse/parse-fast.js'
import { checkConflicts } from './check/check-conflicts.js'
import { checkFootnotes } from './check/check-footnotes.js'
import { checkHtmlDepth } from './check/check-html-depth.js'
import { checkOverload } from './check/check-overload.js'
import { insertTypes } from './code/insert-types.js'
import type { Compilation } from './compilation.js'
import { mentionsTypes } from './directives/typed-code.js'
import { createDocumentScope, type DocumentScope } from './document-scope.js'
import { type DocumentFormat, findFormat } from './find-format.js'
import { keepIdWords } from './ids/keep-id-words.js'
import type { CompareLines } from './include/compare-lines.js'
import { insertCode, mayInsertCode } from './include/insert-code.js'
import { namePath } from './include/name-path.js'
import type { ConvertCommand, MarkdownOptions } from './markdown-options.js'
import { checkInsertedMdx } from './plugins/check-inserted-mdx.js'
import { runPlugins } from './plugins/run-plugins.js'
import type { Positioned, SourceFile } from './source-file.js'
import { restoreUnknownDirectives } from './transform/restore-unknown-directives.js'
import { transformChildren } from './transform/transform-document.js'

/** Maximum number of characters that a live session shows of a page that is too large to parse. */
const MAX_LITERAL = 20_000

/** Maximum number of files that a page may include: includes inside includes multiply. */
const MAX_INCLUDES = 1000
/** Maximum number of characters that a page may include. */
const MAX_INCLUDED_CHARACTERS = 16 * 1024 * 1024

/** Parses a page's Markdown and all of its includes into one tree, ready for conversion to HTML. */
export async function prepareDocument(file: SourceFile, compilation: Compilation): Promise<Root> {
  let fileCount = 0
  const mayInclude = createIncludeLimit()
  const root = await prepareFile(file, [])
  for (const { key, file: path, props } of compilation.documents.values()) {
    const text = compilation.source.includes[path]
    if (text === undefined) continue
    const { children } = await prepareFile({ path, text }, [], props)
    root.children.push({ type: 'include', file: path, document: key, children })
  }
  return root

  async function prepareFile(current: SourceFile, trail: readonly string[], props?: Props): Promise<Root> {
    const { remarkPlugins, checkTypes } = compilation.options
    const { parsed, mdx } = await parseFile(current, compilation)
    const isPage = trail.length === 0 && current === file
    if (isPage) await insertHomeNodes(parsed, compilation)
    checkConflicts(parsed, current, compilation)
    const run = (): Promise<Root> => runPlugins(parsed, { plugins: remarkPlugins, file: current, compilation })
    const processed = remarkPlugins.length === 0 ? parsed : await keepIdWords(parsed, run)
    if (mdx === undefined && remarkPlugins.length > 0) checkInsertedMdx(processed, current.path, compilation)
    const tree = restoreUnknownDirectives(processed, current, compilation)
    const footnotePrefix = fileCount === 0 ? '' : `${fileCount}-`
    fileCount += 1
    const convertCommand = await loadConverter(current.text)
    const scope = createDocumentScope(current, compilation, {
      tree,
      footnotePrefix,
      isMdx: mdx !== undefined,
      convertCommand,
    })
    if (isPage) compilation.hasOwnTitle = startsWithTitle(tree)
    mdx?.runMdxFile(tree, scope, props)
    if (mayInsertCode(current.text)) insertCode(tree, scope, await loadCompare(current.text))
    if (checkTypes && mentionsTypes(current.text)) await insertTypes(tree, scope, checkTypes)
    checkHtmlDepth(tree, scope)
    transformChildren(tree, scope)
    checkFootnotes(scope.footnotes, scope)
    if (isPage) markTitle(tree)
    await insertIncludes(scope, trail)
    return tree
  }

  async function insertIncludes(scope: DocumentScope, trail: readonly string[]): Promise<void> {
    const path = [...trail, scope.file.path]
    for (const { path: partial, text, target, directive, props } of scope.includes) {
      if (directive && path.includes(partial)) {
        reportCycle([...path.slice(path.indexOf(partial)), partial], directive, scope)
        continue
      }
      if (directive && !mayInclude(text, directive, scope)) continue
      const content = await prepareFile({ path: partial, text }, directive ? path : trail, props)
      target.children = content.children
    }
  }
}

/** Inserts the parts of a landing page that the front matter describes. */
async function insertHomeNodes(root: Root, { source, options }: Compilation): Promise<void> {
  if (!source.home) return
  const { createHomeNodes } = await import('./directives/create-home-nodes.js')
  const parse = async (text: string) => parseFast(text, options.math) ?? parseSlowly(text, options)
  root.children.unshift(...(await createHomeNodes(source.home, parse)))
}

type Props = Readonly<Record<string, unknown>>

function reportCycle(paths: readonly string[], directive: Positioned, scope: DocumentScope): void {
  scope.report(directive, {
    code: 'include-cycle',
    severity: 'error',
    message: `the include is circular: ${paths.map(namePath).join(' → ')}`,
    hint: 'Remove one of these includes',
  })
}

/**
 * Creates a function that checks whether one more include is within the limits of the page, and reports the first that
 * is not.
 */
function createIncludeLimit(): (text: string, directive: Positioned, scope: DocumentScope) => boolean {
  let files = 0
  let characters = 0
  const isFull = (): boolean => files > MAX_INCLUDES || characters > MAX_INCLUDED_CHARACTERS
  return (text, directive, scope) => {
    const wasFull = isFull()
    files += 1
    characters += text.length
    if (!isFull()) return true
    if (!wasFull)
      scope.report(directive, {
        code: 'too-complex',
        severity: 'error',
        message: `this page includes more than ${MAX_INCLUDES} files, or more than 16 MiB, with the includes of its includes`,
        hint: 'Split the page, or remove includes from the files that it includes',
      })
    return false
  }
}

/** Parses a file. For MDX, `mdx` is the module that converts the tree. */
async function parseFile(file: SourceFile, compilation: Compilation) {
  const { parser, math } = compilation.options
  const format = formatOf(file, compilation)
  const isOverloaded = checkOverload(file, compilation, format === 'mdx')
  // Most sites have no MDX.
  const mdx = !isOverloaded && format === 'mdx' ? await import('./mdx/open-mdx.js') : undefined
  const parsed =
    (isOverloaded && literalDocument(file.text.slice(0, MAX_LITERAL))) ||
    mdx?.parseMdxFile(file, compilation) ||
    (parser === 'satteri' && parseFast(file.text, math)) ||
    (await parseSlowly(file.text, compilation.options))
  return { parsed, mdx }
}

/** Returns the syntax of a file. Only the front matter of the page can set it, not the front matter of a partial. */
function formatOf(file: SourceFile, { source, options }: Compilation): DocumentFormat {
  const sourceFormat = file.path === source.path ? source.format : undefined
  return findFormat(file.path, file.text, sourceFormat ?? options.format ?? 'md')
}

/** Loads the reference parser, a large part of the compiler's code, only for the few pages that need it. */
async function parseSlowly(text: string, { remarkPlugins, math }: MarkdownOptions): Promise<Root> {
  const { parseMarkdown } = await import('../parse/parse-markdown.js')
  return parseMarkdown(text, { parser: 'remark', remarkPlugins, math })
}

/** Loads the converter of npm commands only for the few pages that show commands of all package managers. */
async function loadConverter(text: string): Promise<ConvertCommand | undefined> {
  return text.includes('npm2yarn') || text.includes('<PackageManagers')
    ? (await import('./code/convert-command.js')).convertCommand
    : undefined
}

/** Loads the comparison of two states of code only for the few pages that show changes. */
async function loadCompare(text: string): Promise<CompareLines | undefined> {
  return text.includes('since=') ? (await import('./include/compare-lines.js')).compareLines : undefined
}

/** Marks the level-1 heading that starts the page as its title, unless it is empty. MDX imports may precede it. */
function markTitle(tree: Root): void {
  const first = tree.children.find((node) => node.data?.block?.kind !== 'mdx')
  if (first?.type === 'heading' && first.depth === 1 && first.children.length > 0)
    first.data = { ...first.data, block: { kind: 'title' } }
}

/**
 * Whether the first heading has level 1 and no thematic break precedes it: the layout then shows no title above the
 * text.
 */
function startsWithTitle({ children }: Root): boolean {
  const start = findStart(children)
  return start?.type === 'heading' && start.depth === 1
}

/** The first heading with content or the first thematic break, whichever comes first, at any depth of the tree. */
function findStart(nodes: readonly RootContent[]): Heading | ThematicBreak | undefined {
  for (const node of nodes) {
    if (node.type === 'thematicBreak' || (node.type === 'heading' && node.children.length > 0)) return node
    const start = 'children' in node ? findStart(node.children) : undefined
    if (start) return start
  }
  return undefined
}
