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

/** Runs the config's plugins on a tree. One that throws is a mistake of the site's, and leaves the tree as it was given to it. */
export async function runPlugins<Tree extends HtmlRoot | MarkdownRoot>(
  tree: Tree,
  { plugins, file, compilation }: PluginRun,
): Promise<Tree> {
  if (plugins.length === 0) return tree
  try {
    const result = await unified().use(plugins).run(tree, { path: file.path, value: file.text })
    if (isSameKind(result, tree)) return result
    throw new Error(`it made a ${result.type} of the document`)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    compilation.report(file.path, undefined, {
      code: 'plugin-failed',
      severity: 'error',
      message: `a Markdown plugin failed: ${reason}`,
    })
    return tree
  }
}

function isSameKind<Tree extends HtmlRoot | MarkdownRoot>(result: { type: string }, tree: Tree): result is Tree {
  return result.type === tree.type
}
