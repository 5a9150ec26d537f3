const SOURCE = JSON.stringify('docgen:docusaurus')

// Exported by name, so that the bundler reports names that do not exist.
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
  'useVisibleSidebarItems',
  'useLayoutDoc',
  'useLayoutDocsSidebar',
  'useDocsContextualSearchTags',
  'describeCards',
].join(', ')

// Most of these control the layout of Docusaurus, and have no effect in docgen's layout.
const THEME_COMMON = [
  'Collapsible',
  'NavbarSecondaryMenuFiller',
  'PageMetadata',
  'ThemeClassNames',
  'ThemedComponent',
  'ReactContextError',
  'UnlistedBannerTitle',
  'composeProviders',
  'createStorageSlot',
  'duplicates',
  'extractLeadingEmoji',
  'groupBy',
  'isMultiColumnFooterLinks',
  'isSamePath',
  'listStorageKeys',
  'listTagsByLetters',
  'mergeSearchParams',
  'mergeSearchStrings',
  'prefersReducedMotion',
  'uniq',
  'useAnchorTargetClassName',
  'useAnnouncementBar',
  'useBackToTopButton',
  'useClearQueryString',
  'useCollapsible',
  'useColorMode',
  'useEvent',
  'useHideableNavbar',
  'useNavbarMobileSidebar',
  'usePrevious',
  'usePrismTheme',
  'useQueryString',
  'useQueryStringList',
  'useQueryStringValue',
  'useScrollController',
  'useScrollPositionBlocker',
  'useSearchQueryString',
  'useSmoothScrollTo',
  'useStorageSlot',
  'useTreeifiedTOC',
  'useWindowSize',
  ...[
    'AnnouncementBarProvider',
    'CodeBlockContextProvider',
    'ColorModeProvider',
    'HtmlClassNameProvider',
    'NavbarProvider',
    'PluginHtmlClassNameProvider',
    'ScrollControllerProvider',
    'TitleFormatterProvider',
  ].map((name) => `passChildren as ${name}`),
  ...[
    'useHistoryPopHandler',
    'useKeyboardNavigation',
    'useLocationChange',
    'useLockBodyScroll',
    'useScrollPosition',
    'useTOCHighlight',
  ].map((name) => `nothing as ${name}`),
].join(', ')

/** The site's data for Docusaurus modules, each as code of an expression. */
export interface ModuleValues {
  /** Config and languages: the return value of `listFacts`. */
  readonly facts: string
  /** Plugin data. */
  readonly data: string
  /** Versions of the docs. */
  readonly docs: string
  /** `SiteTexts` of the theme. */
  readonly texts: string
}

// A build loads the bundle once per language, because a module has no other way to determine the language of a page.
const LANGUAGE = "new URL(import.meta.url).searchParams.get('language')"

/** Creates the code of each module that does more than re-export one component of the theme. */
const BY_NAME: Readonly<Record<string, (values: ModuleValues) => string>> = {
  'docusaurus/ComponentCreator': () => 'export default () => () => null',
  'docusaurus/ExecutionEnvironment': () => `const canUseDOM = 'document' in globalThis
export default { canUseDOM, canUseEventListeners: canUseDOM, canUseIntersectionObserver: canUseDOM && 'IntersectionObserver' in globalThis, canUseViewport: canUseDOM }`,
  'docusaurus/constants': () => `export const DEFAULT_PLUGIN_ID = 'default'
export default { DEFAULT_PLUGIN_ID }`,
  'docusaurus/isInternalUrl': () =>
    'export default (url) => url !== undefined && !/^(?:[a-z][a-z\\d+.-]*:|\\/\\/)/i.test(url)',
  'docusaurus/plugin-content-docs/client': ({ docs }) => `import { createDocsClient } from ${SOURCE}
const page = new URL(import.meta.url).searchParams
export const { ${DOCS_HOOKS} } = createDocsClient(${docs}, { language: page.get('language'), version: page.get('version') })
export { findFirstSidebarItemLink, findSidebarCategory, isActiveSidebarItem, isVisibleSidebarItem, passChildren as DocProvider, passChildren as DocSidebarItemsExpandedStateProvider, passChildren as DocsSidebarProvider, passChildren as DocsVersionProvider, passChildren as DocsPreferredVersionContextProvider } from ${SOURCE}
export const filterDocCardListItems = (items) => items
export const getDocsVersionSearchTag = (plugin, version) => 'docs-' + plugin + '-' + version`,
  'docusaurus/plugin-content-blog/client': () =>
    `export { BlogSidebarItemList, groupBlogSidebarItemsByYear, passChildren as BlogPostProvider, useBlogPost, useVisibleBlogSidebarItems } from ${SOURCE}`,
  'docusaurus/Link': ({ facts }) => `import { createLink } from ${SOURCE}
export default createLink(${linkFieldsOf(facts)})`,
  'docusaurus/router': ({ facts }) => `import { createUseLocation } from ${SOURCE}
export const useLocation = createUseLocation(${facts}.siteConfig.baseUrl)
export { Redirect } from ${SOURCE}
export { matchPath } from ${SOURCE}
const listen = () => () => {}
export const useHistory = () => ({ action: 'POP', location: useLocation(), listen, block: listen, push: (to) => location.assign(to), replace: (to) => location.replace(to), goBack: () => history.back(), createHref: ({ pathname = '', search = '', hash = '' }) => pathname + search + hash })
export const useParams = () => ({})
export const useRouteMatch = () => ({ path: useLocation().pathname, url: useLocation().pathname, isExact: true, params: {} })
export { default as Link, default as NavLink } from '@docusaurus/Link'`,
  'docusaurus/useBaseUrl': ({ facts }) => `import { createUseBaseUrl } from ${SOURCE}
const useBaseUrl = createUseBaseUrl(${facts})
export default useBaseUrl
export const useBaseUrlUtils = () => ({ withBaseUrl: useBaseUrl })`,
  'docusaurus/useBrokenLinks': () => 'export default () => ({ collectAnchor: () => {}, collectLink: () => {} })',
  'docusaurus/useDocusaurusContext': ({ facts }) => `import { createUseDocusaurusContext } from ${SOURCE}
export default createUseDocusaurusContext(${facts}, ${LANGUAGE})`,
  'docusaurus/docusaurusContext': () => `import { createContext } from 'react'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
export const Context = createContext(useDocusaurusContext())`,
  'docusaurus/theme-common': ({ facts, texts }) => `import { createSiteLanguage, createUsePluralForm } from ${SOURCE}
const themeConfig = ${facts}.siteConfig.themeConfig
export const useThemeConfig = () => themeConfig
export const usePluralForm = createUsePluralForm(createSiteLanguage(${removeTexts(texts)}, ${LANGUAGE}))
export { ${THEME_COMMON} } from ${SOURCE}
export { findFirstSidebarItemLink, findSidebarCategory, filterDocCardListItems, isActiveSidebarItem, useCurrentSidebarCategory, useDoc, useDocById, useDocsPreferredVersion, useDocsSidebar, useDocsVersion, useDocsVersionCandidates, useLayoutDoc, useLayoutDocsSidebar, useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client'
import { createPathHooks } from ${SOURCE}
export const { useHomePageRoute, useLocalPathname, useAlternatePageUtils, useSearchLinkCreator, useTitleFormatter, useDateTimeFormat } = createPathHooks(${facts}, ${LANGUAGE})
export const useHistorySelector = (select) => select({ action: 'POP', location: { pathname: useLocalPathname(), search: '', hash: '' } })
export const useContextualSearchFilters = () => ({ locale: ${LANGUAGE} ?? ${facts}.i18n.defaultLocale, tags: ['default'] })
export const isRegexpStringMatch = (pattern, text) => pattern !== undefined && text !== undefined && new RegExp(pattern, 'gi').test(text)
export const splitNavbarItems = (items) => [items.filter(({ position }) => position === 'left'), items.filter(({ position }) => position !== 'left')]
export const DEFAULT_SEARCH_TAG = 'default'`,
  'docusaurus/useGlobalData': ({ data }) => `import { useAllDocsData } from '@docusaurus/plugin-content-docs/client'
import { createGlobalData } from ${SOURCE}
export const { useGlobalData, useAllPluginInstancesData, usePluginData } = createGlobalData(${data}, useAllDocsData)
export default useGlobalData`,
  // An internal module: component pages get these props.
  'docusaurus/pageProps': ({ facts }) => `import { createPageProps } from ${SOURCE}
export default createPageProps(${facts})`,
  'generated/docusaurus.config': ({ facts }) => `const { siteConfig, i18n } = ${facts}
export default { ...siteConfig, i18n }`,
  'generated/i18n': ({ facts }) => `export default ${facts}.i18n`,
  'generated/globalData': ({ data }) =>
    `import { listInstances } from ${SOURCE}\nexport default listInstances(${data})`,
  'theme/MDXComponents': ({ facts }) => `import { createMdxComponents } from ${SOURCE}
export default createMdxComponents(${linkFieldsOf(facts)}).all`,
  'theme/Layout': ({ facts }) => `import { Layout } from ${SOURCE}
export default (props) => Layout({ ...props, site: ${facts}.siteConfig })`,
  // docgen needs no contexts around its layout, and the layout already has a link that skips the navigation.
  'theme/Layout/Provider': () => 'export default ({ children }) => children',
  'theme/SkipToContent': () => 'export default () => null',
  // The navbar of every page contains the search.
  'theme/SearchBar': () => 'export default () => null',
  'docusaurus/useIsBrowser': () => `export { useIsBrowser as default } from ${SOURCE}`,
  'docusaurus/Translate': ({
    texts,
  }) => `import { createSiteLanguage, createTranslate, createTranslateText } from ${SOURCE}
const language = createSiteLanguage(${texts}, ${LANGUAGE})
export default createTranslate(language)
export const translate = createTranslateText(language)`,
  'docusaurus/Interpolate': () => `export { Interpolate as default, interpolate } from ${SOURCE}`,
}

/** The facts that links need in a browser, as JSON. Without other facts, a module changes only if its links do. */
function linkFieldsOf(facts: string): string {
  const { siteConfig, i18n } = JSON.parse(facts.slice(1, -1))
  const { locales, defaultLocale } = i18n ?? {}
  return JSON.stringify({
    siteConfig: { url: siteConfig.url, baseUrl: siteConfig.baseUrl },
    ...(locales?.length > 1 && { i18n: { locales, defaultLocale } }),
  })
}

function removeTexts(texts: string): string {
  return JSON.stringify({ ...JSON.parse(texts.slice(1, -1)), texts: {} })
}

/** Returns the code of a Docusaurus module, such as `theme/Tabs` or `docusaurus/Link`. */
export function docusaurusModule(name: string, { facts, data, docs, texts }: ModuleValues): string {
  const [, part] = /^theme\/MDXComponents\/(\w+)$/.exec(name) ?? []
  if (part !== undefined)
    return `import { createMdxComponents } from ${SOURCE}
export default createMdxComponents(${linkFieldsOf(`(${facts})`)}).${part}`
  const [, icon] = /^theme\/Icon\/(.+)$/.exec(name) ?? []
  if (icon !== undefined)
    return `import { createIcon } from ${SOURCE}\nexport default createIcon(${JSON.stringify(icon)})`
  const write = BY_NAME[name]
  if (write) return write({ facts: `(${facts})`, data: `(${data})`, docs: `(${docs})`, texts: `(${texts})` })
  return `export { ${name.slice(name.indexOf('/') + 1)} as default } from ${SOURCE}`
}
