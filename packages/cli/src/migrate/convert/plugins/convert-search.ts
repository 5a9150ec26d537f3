import { isRecord } from '../../../config/is-record.js'
import { type Converted, nothing, type Part, putAt } from '../converted.js'
import { applyRules, lost, type Rules, unless, unneeded } from '../rules.js'
import { toRoute } from '../to-plain.js'

const unneededFields = (names: readonly string[], message: string): Rules =>
  Object.fromEntries(names.map((name) => [name, unneeded(message)]))

const RULES: Rules = {
  ...unneededFields(
    ['hashed', 'indexDocs', 'indexBlog', 'indexPages', 'docsRouteBasePath', 'blogRouteBasePath', 'docsDir', 'blogDir'],
    'the index contains every page',
  ),
  ...unneededFields(
    ['language', 'removeDefaultStopWordFilter', 'removeDefaultStemmer'],
    'each language of the site has its own index',
  ),
  ...unneededFields(
    ['explicitSearchResultPath', 'highlightSearchTermsOnTargetPage', 'searchBarShortcut', 'searchBarShortcutHint'],
    'docgen always does this',
  ),
  ...unneededFields(
    [
      'searchBarPosition',
      'searchBarShortcutKeymap',
      'searchResultLimits',
      'searchResultContextMaxLength',
      'fuzzyMatchingDistance',
    ],
    'docgen chooses this automatically',
  ),
  ...unneededFields(
    [
      'useAllContextsWithNoSearchContext',
      'hideSearchBarWithNoSearchContext',
      'docsPluginIdForPreferredVersion',
      'forceIgnoreNoIndex',
    ],
    'docgen chooses this automatically',
  ),
  ignoreFiles: unless(
    (value) => Array.isArray(value) && value.length === 0,
    lost('pages are excluded one by one', 'Write unlisted: true into their front matter'),
  ),
  ignoreCssSelectors: lost('parts of a page cannot be excluded from the index'),
  zhUserDict: lost('docgen splits words by the rules of the language'),
  zhUserDictPath: lost('docgen splits words by the rules of the language'),
  askAi: lost('docgen has no such service'),
  searchContextByPaths: convertContexts,
}

/** Migrates the options of `@easyops-cn/docusaurus-search-local`. */
export function convertSearch(part: Part): Converted {
  return applyRules({ ...part, value: part.value ?? {} }, RULES, 'the search')
}

function convertContexts({ value, path }: Part): Converted {
  if (!Array.isArray(value)) return nothing({ status: 'lost', path, message: 'the contexts are not a list' })
  const contexts = value.flatMap((item: unknown) => {
    if (typeof item === 'string') return [{ path: toRoute(item), label: item }]
    if (!isRecord(item) || typeof item['path'] !== 'string') return []
    const { label } = item
    const text = isRecord(label) ? Object.values(label)[0] : label
    return [{ path: toRoute(item['path']), label: typeof text === 'string' ? text : item['path'] }]
  })
  return {
    fields: putAt('search.contexts', contexts),
    comments: {},
    notes: [{ status: 'migrated', path, message: '`search.contexts`' }],
  }
}
