import { isKnownPlugin, type KnownPlugin } from '../../../config/docusaurus/known-plugins.js'
import type { PluginUse } from '../../../config/docusaurus/plugin-use.js'
import { type Converted, nothing } from '../converted.js'
import { DOCGEN_HAS } from '../docgen-has.js'
import { applyRules, lost, type Rule, unneeded } from '../rules.js'
import { convertCustomCss } from '../styles/convert-styles.js'
import { convertForeignPlugin, type ForeignPluginsContext } from './convert-foreign-plugins.js'
import { convertDescriptions, convertOpenapiDocs, type DocsLocation } from './convert-openapi.js'
import { convertSearch } from './convert-search.js'

/** Context for migrating plugins other than those for docs, blog and pages. */
export interface PluginContext extends ForeignPluginsContext {
  /** The docs instances, the main one first. */
  readonly docs: readonly DocsLocation[]
}

const ANALYTICS =
  'Save the snippet of the service in a static folder, and add that file and the script of the service to scripts: see “Security policy” in the manual'
const OTHER_SEARCH = unneeded('docgen has a built-in search')

/** Migrates a plugin other than those for docs, blog and pages. */
export function convertPlugin(use: PluginUse, context: PluginContext): Converted {
  const { name, options } = use
  if (!isKnownPlugin(name)) {
    if (use.plugin !== undefined) return convertForeignPlugin(use, context)
    // Presets that docgen could call were replaced by their plugins before. The names of those plugins contain a colon.
    if (options.path[0] !== 'presets' || name.includes(': ')) return UNKNOWN(options)
    const message = 'docgen could not call this preset, so its plugins are missing'
    return nothing({ status: 'lost', path: options.path, name, message, hint: 'Install the packages of the site' })
  }
  const { notes, ...rest } = rulesOf(context)[name](options)
  // Notes about a plugin as a whole use its name.
  return {
    ...rest,
    notes: notes.map((note) => (note.path === options.path && note.name === undefined ? { ...note, name } : note)),
  }
}

const UNKNOWN: Rule = lost(
  'docgen has no equivalent of this plugin',
  'Write a plugin whose content hook returns its pages as documents, and the data of setGlobalData for usePluginData: see “Plugins” in the manual',
)

function rulesOf(context: PluginContext): Readonly<Record<KnownPlugin, Rule>> {
  return {
    '@docusaurus/theme-classic': (part) => applyRules(part, { customCss: convertCustomCss(context) }, 'the theme'),
    '@docusaurus/theme-mermaid': DOCGEN_HAS.mermaid
      ? unneeded('docgen renders Mermaid diagrams')
      : lost('Mermaid diagrams stay code blocks'),
    '@docusaurus/theme-live-codeblock': lost('docgen shows live code as code with a copy button'),
    '@docusaurus/theme-search-algolia': OTHER_SEARCH,
    '@docusaurus/plugin-sitemap': (part) =>
      applyRules(
        { ...part, value: part.value ?? {} },
        {
          ignorePatterns: lost(
            'the sitemap lists every page that search engines may index',
            'Write no_index: true into the front matter of the others',
          ),
          ...Object.fromEntries(
            ['changefreq', 'priority', 'lastmod', 'filename', 'id'].map((key) => [
              key,
              unneeded('the sitemap is `sitemap.xml`'),
            ]),
          ),
          createSitemapItems: lost('a function cannot create the sitemap'),
        },
        'the sitemap',
      ),
    '@docusaurus/plugin-google-gtag': lost('docgen has no built-in tracking', ANALYTICS),
    '@docusaurus/plugin-google-analytics': lost('docgen has no built-in tracking', ANALYTICS),
    '@docusaurus/plugin-google-tag-manager': lost('docgen has no built-in tracking', ANALYTICS),
    '@docusaurus/plugin-vercel-analytics': lost('docgen has no built-in tracking', ANALYTICS),
    '@docusaurus/plugin-debug': unneeded('`docgen explain` shows the inputs of a page'),
    '@docusaurus/plugin-svgr': unneeded('images are used unchanged'),
    '@docusaurus/plugin-rsdoctor': unneeded('docgen has no bundler to inspect'),
    '@docusaurus/plugin-css-cascade-layers': unneeded('the styles of the theme are in cascade layers'),
    '@docusaurus/plugin-ideal-image': unneeded('images have width and height, and load lazily'),
    '@docusaurus/plugin-pwa': lost('docgen creates no service worker'),
    '@easyops-cn/docusaurus-search-local': convertSearch,
    '@cmfcmf/docusaurus-search-local': OTHER_SEARCH,
    'docusaurus-lunr-search': OTHER_SEARCH,
    'docusaurus-plugin-openapi-docs': convertOpenapiDocs(context.docs, context),
    'docusaurus-theme-openapi-docs': unneeded('the theme renders the pages of an API'),
    'docusaurus-preset-openapi': convertDescriptions(context),
    redocusaurus: convertDescriptions(context),
    'docusaurus-plugin-sass': unneeded('docgen compiles Sass with the `sass` that the site has installed'),
    'docusaurus-plugin-less': unneeded('docgen compiles Less with the `less` that the site has installed'),
    'docusaurus-plugin-image-zoom': unneeded('a click opens images that are larger than shown'),
  }
}
