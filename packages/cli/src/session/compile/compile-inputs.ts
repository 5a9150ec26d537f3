import type { Memo } from '../../cache/memo.js'
import type { Site } from '../site.js'
import { type CompileInput, createCompileInput } from './compile-input.js'

/** Sources of the inputs of a site's pages. */
export type CompileInputsRequest = Pick<
  Site,
  'plan' | 'files' | 'apiInputs' | 'markdown' | 'mdxModules' | 'docsCatalog' | 'fields'
>

/** The compiler input of each page of a plan, in the plan's order; `undefined` for pages without content. */
export function createCompileInputs(
  {
    plan,
    files,
    apiInputs,
    markdown: { options: _options, ...markdown },
    mdxModules,
    docsCatalog,
    fields,
  }: CompileInputsRequest,
  memo: Memo,
): readonly (CompileInput | undefined)[] {
  const sources = new Map(files.sources.map((source) => [source.path, source]))
  const prepare = memo.each('compile input', { markdown, mdxModules, docsKey: docsCatalog.key }, createCompileInput)
  return plan.pages.map((planned) => {
    const { page } = planned
    const source = page.source === undefined ? undefined : sources.get(page.source)
    if (!source) return apiInputs.get(page.file)
    const included =
      source.includes.length === 0
        ? NOTHING
        : source.includes.flatMap((path) => files.partials.get(path) ?? sources.get(path) ?? [])
    return prepare(planned, { source, included, fields: fields.get(source.path) })
  })
}

// Identical, and so compared at once.
const NOTHING: readonly never[] = []
