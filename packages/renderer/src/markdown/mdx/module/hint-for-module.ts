import { nearestWord, nearestWords } from '../../../contract/suggest-name.js'
import { DOCUSAURUS_MODULES, LAYOUT_MODULES, OWN_MODULES, THEME_MODULES } from './site-modules.js'

/** Modules of plugins that show an API description within a page. */
const API_PARTS: ReadonlySet<string> = new Set(['ApiDoc', 'ApiDocMdx', 'ApiExplorer', 'ApiItem', 'ApiLogo', 'Redoc'])
const API_HINT = 'docgen generates pages from API descriptions: list yours in `openapi`, and link to its pages'
const CLIENT_HINT = 'Pass the component what it needs as props: frontMatter and metadata are available in MDX'

/** Returns the hint for an import of a module that docgen does not have: what to import or do instead. */
export function hintForModule(path: string, availableModules: readonly string[] = OWN_MODULES): string {
  const [, scope, name = ''] = /^@(theme|docusaurus|theme-original|theme-init)\/(.*)$/.exec(path) ?? []
  if (scope === undefined) return suggest(path, availableModules)
  if (/^plugin-content-\w+\/client$/.test(name)) return CLIENT_HINT
  if (API_PARTS.has(name)) return API_HINT
  if (scope === 'docusaurus') return suggest(name, DOCUSAURUS_MODULES, '@docusaurus/')
  const near = nearestWord(name, [...THEME_MODULES, ...LAYOUT_MODULES])
  return near === undefined
    ? `If a plugin of the site adds it, install the plugin's package. Otherwise, write the component in src/theme/${name}`
    : `Did you mean @${scope}/${near}?`
}

function suggest(name: string, candidates: Iterable<string>, prefix = ''): string {
  const near = nearestWord(name, candidates)
  if (near !== undefined) return `Did you mean ${prefix}${near}?`
  const names = nearestWords(name, candidates).map((each) => prefix + each)
  return `The most similar names are ${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
