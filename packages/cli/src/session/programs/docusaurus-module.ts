const SOURCE = JSON.stringify('docgen:docusaurus')

// Exported by name: the bundler tells of a name that a site imports and that is not here.
const DOCS_HOOKS = [
  'useAllDocsData',
  'useDocsData',
  'useVersions',
  'useLatestVersion',
  'useActiveVersion',
  'useActivePlugin',
  'useActivePluginAndVersion',
  'useActiveDocContext',
  'useDocVersionSuggestions',
  'useDocsVersionCandidates',
  'useDocsVersion',
  'useDocsPreferredVersion',
  'useDocsPreferredVersionByPluginId',
  'useDoc',
  'useDocById',
  'useDocsSidebar',
  'useSidebarBreadcrumbs',
  'useCurrentSidebarCategory',
  'useCurrentSidebarSiblings',
  'useDocsContextualSearchTags',
].join(', ')

/** The code of `@docusaurus/…` that is not one component of the theme's. */
const BY_NAME: Readonly<Record<string, (facts: string, data: string, docs: string) => string>> = {
  'docusaurus/ComponentCreator': () => 'export default () => () => null',
  'docusaurus/ExecutionEnvironment': () => `const canUseDOM = 'document' in globalThis
export default { canUseDOM, canUseEventListeners: canUseDOM, canUseIntersectionObserver: canUseDOM && 'IntersectionObserver' in globalThis, canUseViewport: canUseDOM }`,
  'docusaurus/constants': () => `export const DEFAULT_PLUGIN_ID = 'default'
export default { DEFAULT_PLUGIN_ID }`,
  'docusaurus/isInternalUrl': () =>
    'export default (url) => url !== undefined && !/^(?:[a-z][a-z\\d+.-]*:|\\/\\/)/i.test(url)',
  'docusaurus/plugin-content-docs/client': (_facts, _data, docs) => `import { createDocsClient } from ${SOURCE}
const page = new URL(import.meta.url).searchParams
export const { ${DOCS_HOOKS} } = createDocsClient(${docs}, { language: page.get('language'), version: page.get('version') })`,
  'docusaurus/Link': (facts) => `import { createLink } from ${SOURCE}
export default createLink({ siteConfig: ${addressIn(facts)} })`,
  'docusaurus/router': (facts) => `import { createUseLocation } from ${SOURCE}
export const useLocation = createUseLocation(${facts}.siteConfig.baseUrl)
export { Redirect } from ${SOURCE}
export const useHistory = () => ({ push: (to) => location.assign(to), replace: (to) => location.replace(to) })`,
  'docusaurus/useBaseUrl': (facts) => `import { createUseBaseUrl } from ${SOURCE}
const useBaseUrl = createUseBaseUrl(${facts})
export default useBaseUrl
export const useBaseUrlUtils = () => ({ withBaseUrl: useBaseUrl })`,
  'docusaurus/useBrokenLinks': () => 'export default () => ({ collectAnchor: () => {}, collectLink: () => {} })',
  'docusaurus/useDocusaurusContext': (facts) => `import { createUseDocusaurusContext } from ${SOURCE}
// In a build the bundle is loaded once for each language: a module has no other way to know for whom it draws.
export default createUseDocusaurusContext(${facts}, new URL(import.meta.url).searchParams.get('language'))`,
  'docusaurus/theme-common': (facts) => `const themeConfig = ${facts}.siteConfig.themeConfig
export const useThemeConfig = () => themeConfig
export { useColorMode, useCurrentSidebarCategory } from ${SOURCE}`,
  'docusaurus/useGlobalData': (_facts, data) => `import { createGlobalData } from ${SOURCE}
export const { useGlobalData, useAllPluginInstancesData, usePluginData } = createGlobalData(${data})
export default useGlobalData`,
  'theme/Layout': (facts) => `import { Layout } from ${SOURCE}
export default (props) => Layout({ ...props, site: ${facts}.siteConfig })`,
  'docusaurus/useIsBrowser': () => `export { useIsBrowser as default } from ${SOURCE}`,
  'docusaurus/Translate': () => `export { Translate as default, translate } from ${SOURCE}`,
  'docusaurus/Interpolate': () => `export { Interpolate as default, interpolate } from ${SOURCE}`,
}

/** The address alone: a module that is made from it stays the same whatever else changes in the config. */
function addressIn(facts: string): string {
  const { siteConfig } = JSON.parse(facts.slice(1, -1))
  return JSON.stringify({ url: siteConfig.url, baseUrl: siteConfig.baseUrl })
}

/**
 * The code of the module behind `theme/Tabs` or `docusaurus/Link`. `facts` is the JSON of the site's, `data` that of what
 * its plugins have brought, `docs` that of its versions.
 */
export function docusaurusModule(name: string, facts: string, data: string, docs: string): string {
  const write = BY_NAME[name]
  if (write) return write(`(${facts})`, `(${data})`, `(${docs})`)
  return `export { ${name.slice(name.indexOf('/') + 1)} as default } from ${SOURCE}`
}
