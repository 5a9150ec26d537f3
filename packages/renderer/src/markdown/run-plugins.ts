import type { Root as HtmlRoot } from 'hast'
import type { Root as MarkdownRoot } from 'mdast'
import { type PluggableList, unified } from 'unified'
import type { Compilation } from './compilation.js'
import type { SourceFile } from './source-file.js'

/** What plugins run on. */
export interface PluginRun {
  readonly plugins: PluggableList
  readonly file: SourceFile
  readonly compilation: Compilation
}

const processors = new WeakMap<PluggableList, ReturnType<typeof createProcessor>>()

/**
 * Runs the config's plugins on a tree. What they report becomes diagnostics; one that throws is a mistake of the site's,
 * and leaves the tree as it was given to it.
 */
export async function runPlugins<Tree extends HtmlRoot | MarkdownRoot>(
  tree: Tree,
  { plugins, file, compilation }: PluginRun,
): Promise<Tree> {
  if (plugins.length === 0) return tree
  const processor = processors.get(plugins) ?? createProcessor(plugins)
  processors.set(plugins, processor)
  return new Promise((resolve) => {
    processor.run(tree, { path: file.path, value: file.text }, (error, result, vfile) => {
      for (const { reason, line, column, ruleId } of vfile?.messages ?? []) {
        const point = line === undefined ? undefined : { line, column: column ?? 1 }
        compilation.report(file.path, point, {
          code: 'plugin-message',
          message: `${ruleId ? `${ruleId}: ` : ''}${reason}`,
        })
      }
      if (error) reportFailure(error.message, { plugins, file, compilation })
      else if (!result || !isSameKind(result, tree))
        reportFailure('it made no document', { plugins, file, compilation })
      resolve(result && isSameKind(result, tree) ? result : tree)
    })
  })
}

function createProcessor(plugins: PluggableList) {
  return unified().use(plugins).freeze()
}

function reportFailure(reason: string, { file, compilation }: PluginRun): void {
  const message = `a Markdown plugin failed: ${reason}`
  compilation.report(file.path, undefined, { code: 'plugin-failed', severity: 'error', message })
}

function isSameKind<Tree extends HtmlRoot | MarkdownRoot>(result: { type: string }, tree: Tree): result is Tree {
  return result.type === tree.type
}
