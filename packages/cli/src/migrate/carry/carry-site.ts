import { isRecord } from '../../config/schema/is-record.js'
import { listPlugins } from '../docusaurus/list-plugins.js'
import type { PluginUse } from '../docusaurus/plugin-use.js'
import type { DocusaurusConfig } from '../docusaurus/run-docusaurus-config.js'
import { type Carried, joinCarried, nothing } from './carried.js'
import type { CarryContext } from './carry-context.js'
import { carryDocs } from './carry-docs.js'
import { carryHeadTags, carryScripts, carryStylesheets } from './carry-head.js'
import { carryI18n } from './carry-i18n.js'
import { carryMarkdown } from './carry-markdown.js'
import type { DocsPlace } from './carry-openapi.js'
import { carryPlugin } from './carry-plugin.js'
import { carryThemeConfig } from './carry-theme-config.js'
import { DOCGEN_HAS } from './docgen-has.js'
import { applyRules, changed, lost, type Rules, same, unneeded } from './rules.js'
import { toRoute } from './to-route.js'

const DOCS = '@docusaurus/plugin-content-docs'
const BLOG = '@docusaurus/plugin-content-blog'
const PAGES = '@docusaurus/plugin-content-pages'

/** What a whole Docusaurus config gives. `routesOf` tells the routes of the pages of what has been carried over so far. */
export async function carrySite(
  config: DocusaurusConfig,
  context: CarryContext,
  routesOf: (carried: Carried) => Promise<readonly string[]>,
): Promise<Carried> {
  const plugins = listPlugins(config)
  const own = applyRules({ value: config.fields, path: [] }, rulesOf(config, context), 'a Docusaurus config')
  const documents = carryInstances(
    plugins.filter(({ name }) => name === DOCS),
    context,
  )
  const content = plugins.filter(({ name }) => name === BLOG || name === PAGES).map((use) => carryContent(use, context))
  const checks = softenChecks([documents, ...content], config)
  const base = joinCarried([
    own,
    checks,
    carryMarkdown({ value: config.fields['markdown'], path: ['markdown'] }),
    documents,
    ...content,
  ])
  const others = plugins.filter(({ name }) => ![DOCS, BLOG, PAGES].includes(name))
  // Asked for once, and only where a plugin wants to know.
  const asks = others.some(
    ({ options }) => isRecord(options.value) && typeof options.value['createRedirects'] === 'function',
  )
  const routes = asks ? await routesOf(base) : []
  const docs = placeOfDocs(documents)
  const rest = others.map((use) => carryPlugin(use, { ...context, docs, listRoutes: () => routes }))
  return joinCarried([base, ...rest, ...context.layout.swizzled.map(nameSwizzled)])
}

function rulesOf({ fields }: DocusaurusConfig, context: CarryContext): Rules {
  const folders = Array.isArray(fields['staticDirectories']) ? fields['staticDirectories'].map(String) : ['static']
  const direct = [
    'title',
    'url',
    'tagline',
    'baseUrl',
    'trailingSlash',
    'titleDelimiter',
    'favicon',
    'organizationName',
    'projectName',
  ]
  const checks = ['onBrokenLinks', 'onBrokenAnchors', 'onBrokenMarkdownLinks', 'onDuplicateRoutes']
  const deploy = unneeded('docgen leaves the upload to your host')
  return {
    ...Object.fromEntries([...direct, 'noIndex', ...checks].map((field) => [field, same(field)])),
    favicon: changed('favicon', (value) => toRoute(String(value)), '`favicon`'),
    staticDirectories: same('staticDirectories'),
    i18n: carryI18n(context),
    themeConfig: carryThemeConfig,
    scripts: carryScripts,
    stylesheets: carryStylesheets(context.layout.hasFile, folders),
    headTags: carryHeadTags,
    customFields: lost('the config has no fields of your own', 'Import your data where a component needs it'),
    clientModules: lost(
      'no script of yours is bundled into every page',
      'Put it into a static folder, and name it in scripts',
    ),
    ssrTemplate: lost('the document around a page is that of the theme'),
    webpack: unneeded('there is no webpack'),
    future: unneeded('there is no slow way of building'),
    storage: unneeded('what a reader chooses is kept in the browser'),
    baseUrlIssueBanner: unneeded('pages work wherever they lie'),
    deploymentBranch: deploy,
    githubHost: deploy,
    githubPort: deploy,
    ...Object.fromEntries(['presets', 'plugins', 'themes', 'markdown'].map((field) => [field, () => nothing()])),
  }
}

function carryInstances(uses: readonly PluginUse[], context: CarryContext): Carried {
  const [first, ...others] = uses
  if (!first)
    return nothing({
      fate: 'lost',
      path: [],
      name: 'documents',
      message: 'the config switches them off',
      hint: 'docgen needs a folder of documents',
    })
  const main = carryDocs(first.options, context)
  const rest = others.map(({ options }) => {
    if (DOCGEN_HAS.severalDocs) return carryDocs(options, context)
    const { id, path } = isRecord(options.value) ? options.value : {}
    const name = `documents “${String(id ?? path)}”`
    return nothing({ fate: 'lost', path: options.path, name, message: 'docgen has one instance of the documents' })
  })
  return joinCarried([main, ...rest])
}

/** A part of the site that is missing would stop every build, by the links that lead to it. */
function softenChecks(parts: readonly Carried[], { fields }: DocusaurusConfig): Carried {
  const isWhole = parts.every(({ notes }) => notes.every(({ fate, name }) => fate !== 'lost' || name === undefined))
  const { onBrokenLinks } = fields
  if (isWhole || (onBrokenLinks !== undefined && onBrokenLinks !== 'throw')) return nothing()
  return {
    fields: { onBrokenLinks: 'warn' },
    comments: {
      onBrokenLinks: "Links to what is not carried over would stop the build. Set it to 'throw' once they are mended.",
    },
    notes: [],
  }
}

function carryContent({ name, options }: PluginUse, { layout }: CarryContext): Carried {
  const isBlog = name === BLOG
  const { path } = isRecord(options.value) ? options.value : {}
  const folder = typeof path === 'string' ? path : isBlog ? 'blog' : 'src/pages'
  if (!layout.hasFile(folder)) return nothing()
  if (isBlog ? DOCGEN_HAS.blog : DOCGEN_HAS.pages) return nothing()
  const message = isBlog ? 'posts are not read: docgen makes documentation' : 'pages beside the documents are not read'
  return nothing({ fate: 'lost', path: options.path, name: folder, message })
}

function nameSwizzled(name: string): Carried {
  const hint = 'See “Components” in the manual for what can be replaced in docgen'
  return nothing({
    fate: 'lost',
    path: [],
    name: `src/theme/${name}`,
    message: 'it replaces a component of Docusaurus',
    hint,
  })
}

function placeOfDocs({ fields }: Carried): DocsPlace {
  const docs = isRecord(fields['docs']) ? fields['docs'] : {}
  return { path: String(docs['path'] ?? 'docs'), routeBasePath: String(docs['routeBasePath'] ?? '/docs') }
}
