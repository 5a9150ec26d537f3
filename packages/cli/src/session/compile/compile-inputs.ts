import { hashValue } from '../../cache/hash.js'
import type { Memo } from '../../cache/memo.js'
import type { PlannedPage } from '../../plan/site-plan.js'
import type { Site } from '../site.js'
import { type CompileInput, createCompileInput } from './compile-input.js'

/** The data from which the inputs of a site's pages are created. */
export type CompileInputsRequest = Pick<
  Site,
  'plan' | 'files' | 'apiInputs' | 'markdown' | 'mdxModules' | 'docsCatalog' | 'fields' | 'theme' | 'locales'
>

/** Creates the compiler input of each page of a plan, in the plan's order; `undefined` for pages without content. */
export function createCompileInputs(
  {
    plan,
    files,
    apiInputs,
    markdown: { options: _options, ...markdown },
    mdxModules,
    docsCatalog,
    fields,
    theme,
    locales,
  }: CompileInputsRequest,
  memo: Memo,
): readonly (CompileInput | undefined)[] {
  const sources = new Map(files.sources.map((source) => [source.path, source]))
  const prepare = memo.each('compile input', { markdown, mdxModules, docsKey: docsCatalog.key }, createCompileInput)
  const languages = theme.modules.usesLanguage
    ? new Map([...locales].map(([locale, { texts }]) => [locale, hashValue([locale, texts])]))
    : undefined
  const find = (planned: PlannedPage): CompileInput | undefined => {
    const { page } = planned
    const source = page.source === undefined ? undefined : sources.get(page.source)
    if (!source) return apiInputs.get(page.file)
    const included =
      source.includes.length === 0
        ? NOTHING
        : source.includes.flatMap((path) => files.partials.get(path) ?? sources.get(path) ?? [])
    return prepare(planned, { source, included, fields: fields.get(source.path) })
  }
  return plan.pages.map((planned) => {
    const input = find(planned)
    // Components of the theme translate texts, so the key depends on the language.
    return input && languages ? { ...input, key: hashValue([input.key, languages.get(planned.locale)]) } : input
  })
}

// One shared object, which comparisons by identity recognize.
const NOTHING: readonly never[] = []
