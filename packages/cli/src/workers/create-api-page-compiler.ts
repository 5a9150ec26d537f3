import type { Content, ThemeComponents } from '@docgen/renderer/contract'
import type { MarkdownOptions } from '@docgen/renderer/markdown'
import type { CompileApiPage } from '@docgen/renderer/openapi'

import type { ApiTask } from './page-task.js'
import type { RenderSetup } from './render-setup.js'

/** Creates a function that compiles API pages. It loads the compiler of each API for the first page of the API. */
export function createApiPageCompiler(
  { apis }: RenderSetup,
  options: MarkdownOptions,
  components: ThemeComponents,
): (task: ApiTask) => Promise<Content> {
  const compilers = new Map<string, Promise<CompileApiPage>>()
  const load = async (path: string): Promise<CompileApiPage> => {
    const setup = apis[path]
    if (!setup) throw new Error(`the render setup has no API ${path}`)
    // A site without an API loads none of this.
    const { loadApiCompiler } = await import('@docgen/renderer/openapi')
    const createApiCompiler = await loadApiCompiler()
    return createApiCompiler({ document: JSON.parse(setup.json), ...setup.settings }, options, components)
  }
  return async ({ path, page }) => {
    const compiler = compilers.get(path) ?? load(path)
    compilers.set(path, compiler)
    return (await compiler)(page)
  }
}
