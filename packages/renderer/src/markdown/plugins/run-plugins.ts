import type { Root as HtmlRoot } from 'hast'
import type { Root as MarkdownRoot, Nodes } from 'mdast'
import { type PluggableList, unified } from 'unified'
import type { Diagnostic } from '../../contract/diagnostic.js'
import { parseMarkdown } from '../../parse/parse-markdown.js'
import type { Compilation, Problem } from '../compilation.js'
import { namePath } from '../include/name-path.js'
import { resolveInclude } from '../include/resolve-include.js'
import type { SourceFile } from '../source-file.js'
import { hasUnwrittenCode, listMdxParts } from './has-unwritten-code.js'
import { hasMdx1Nodes, readMdx1Nodes } from './read-mdx1-nodes.js'
import { findTraversalProblem, repairTree } from './repair-tree.js'

/** The fields of a compilation that running plugins needs. */
type PluginCompilation = Pick<Compilation, 'source' | 'pluginInputs' | 'report'>

/** Inputs of a plugin run. */
export interface PluginRun {
  readonly plugins: PluggableList
  readonly file: SourceFile
  readonly compilation: PluginCompilation
}

const START = { line: 1, column: 1 } as const

const processors = new WeakMap<PluggableList, ReturnType<typeof createProcessor>>()

/**
 * Runs the config's plugins on a tree, and reports their messages and the error that one of them throws. After an
 * error, returns the tree as far as plugins have changed it. If they return a tree that cannot be traversed, the result
 * has no children.
 */
export async function runPlugins<Tree extends HtmlRoot | MarkdownRoot>(
  tree: Tree,
  { plugins, file, compilation }: PluginRun,
): Promise<Tree> {
  if (plugins.length === 0) return tree
  const processor = processors.get(plugins) ?? createProcessor(plugins)
  processors.set(plugins, processor)
  const parts = listMdxParts(tree)
  const removeOffers = parts.length > 0 && (await import('./offer-syntax-trees.js')).offerSyntaxTrees(parts)
  const output = await new Promise<Tree>((resolve) => {
    const data = { docgenInputs: [], docgenUnfinished: [] }
    processor.run(tree, { ...locate(file, compilation), value: file.text, data }, (error, result, vfile) => {
      for (const input of listInputs(vfile?.data ?? data)) compilation.pluginInputs.add(input)
      for (const { reason, line, column, ruleId } of vfile?.messages ?? []) {
        const point = line === undefined ? undefined : { line, column: column ?? 1 }
        compilation.report(file.path, point, {
          code: 'plugin-message',
          message: `${ruleId ? `${ruleId}: ` : ''}${reason}`,
        })
      }
      for (const problem of listUnfinished(vfile?.data ?? data)) compilation.report(file.path, START, problem)
      if (error) reportFailure(error, { plugins, file, compilation })
      else if (!result || !isSameKind(result, tree))
        reportFailure(new Error('it returned no document'), { plugins, file, compilation })
      const output = result && isSameKind(result, tree) ? result : tree
      const endless = findTraversalProblem(output)
      const problem = endless === undefined ? repairTree(output) : `it returned a tree that ${endless}`
      if (problem !== undefined) reportFailure(new Error(problem), { plugins, file, compilation })
      resolve(endless === undefined ? output : { ...tree, children: [] })
    })
  })
  if (removeOffers) removeOffers()
  if (hasMdx1Nodes(output)) {
    const { parseMdx } = await import('../../parse/parse-mdx.js')
    readMdx1Nodes(output, (code) => {
      const parsed = parseMdx(code)
      return 'tree' in parsed ? withoutPositions(parsed.tree.children) : undefined
    })
  }
  if (hasUnwrittenCode(output)) {
    const { writeInsertedCode } = await import('./write-inserted-code.js')
    const problem = writeInsertedCode(output)
    if (problem !== undefined) reportFailure(new Error(problem), { plugins, file, compilation })
  }
  return output
}

/** Removes the positions of nodes, which are not positions in the page. */
function withoutPositions(nodes: readonly Nodes[]): readonly object[] {
  for (const node of nodes) {
    delete node.position
    if ('children' in node) withoutPositions(node.children)
  }
  return nodes
}

/** Paths of files that plugins declared as inputs. */
function listInputs({ docgenInputs: inputs }: Readonly<Record<string, unknown>>): readonly string[] {
  return Array.isArray(inputs) ? inputs.filter((input) => typeof input === 'string' && input !== '') : []
}

/** Problems for the plugins that docgen has stopped waiting for. */
function listUnfinished({ docgenUnfinished: list }: Readonly<Record<string, unknown>>): readonly Problem[] {
  if (!Array.isArray(list)) return []
  return list.map(({ name, entry }) => ({
    code: 'plugin-failed',
    severity: 'error',
    message: `the Markdown plugin ${name} never finishes on this page, so the page is shown without its changes`,
    hint: `Remove ${entry} from the config, or correct what it waits for: it gets the pages of this site, and no others`,
    failure: { cause: `${name} never finishes`, isUnfinished: true },
  }))
}

function createProcessor(plugins: PluggableList) {
  const processor = unified()
  // Plugins may parse Markdown that they generate: `this.parse(text)`.
  processor.parser = (text) => parseMarkdown(text, { parser: 'satteri' })
  return processor.use(plugins).freeze()
}

/** An error of a plugin. */
interface PluginError extends Error {
  /** Where the site's code threw it. */
  readonly thrownAt?: Required<Pick<Diagnostic, 'file' | 'line' | 'column'>>
  readonly hint?: string
}

function reportFailure(error: PluginError, { file, compilation }: PluginRun): void {
  const { thrownAt, hint } = error
  const message = `a Markdown plugin failed: ${error.message}`
  const cause = withoutPath(error.message, locate(file, compilation))
  const problem = { code: 'plugin-failed', severity: 'error', message } as const
  if (!thrownAt) {
    const failure = { cause }
    compilation.report(file.path, START, { ...problem, ...(hint !== undefined && { hint }), failure })
    return
  }
  const page = namePath(file.path)
  const atCode = { ...problem, hint: `It was changing ${page}`, failure: { cause, page } }
  // The slash makes the path relative to the site's folder. Without it, the path would be relative to the page.
  compilation.report(`/${thrownAt.file}`, thrownAt, atCode)
}

/** A message without the path of the file, which plugins include in their messages. */
function withoutPath(message: string, { path, cwd = '' }: ReturnType<typeof locate>): string {
  const inSite = path.startsWith(`${cwd}/`) ? path.slice(cwd.length + 1) : path
  const name = path.slice(path.lastIndexOf('/') + 1)
  return [path, inSite, name].reduce((text, each) => text.replaceAll(each, ''), message)
}

/**
 * File information for plugins: absolute path and site folder. If the location is unknown, only the site-relative path.
 */
function locate({ path }: SourceFile, { source }: PluginCompilation): { readonly path: string; readonly cwd?: string } {
  const { location, path: pagePath } = source
  if (!location) return { path }
  const { path: whole, siteDir } = location
  if (path === pagePath) return { path: whole, cwd: siteDir }
  const real = path.startsWith('/') ? resolveInclude(`${siteDir}/`, `.${path}`) : resolveInclude(whole, path)
  return { path: real, cwd: siteDir }
}

function isSameKind<Tree extends HtmlRoot | MarkdownRoot>(result: { type: string }, tree: Tree): result is Tree {
  return result.type === tree.type
}
