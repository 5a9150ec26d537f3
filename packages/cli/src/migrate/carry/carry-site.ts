import { isRecord } from '../../config/schema/is-record.js'
import type { SiteRoutes } from '../../session/list-routes.js'
import { fromConfig } from '../docusaurus/from-config.js'
import { listPlugins } from '../docusaurus/list-plugins.js'
import type { DocusaurusConfig } from '../docusaurus/run-docusaurus-config.js'
import { addInstances } from './add-instances.js'
import { type Carried, joinCarried, nothing } from './carried.js'
import { carryClasses } from './carry-classes.js'
import { BLOG, carryContent, isContentMissing, PAGES } from './carry-content.js'
import type { CarryContext } from './carry-context.js'
import { carryDocs } from './carry-docs.js'
import { carryEmoji } from './carry-emoji.js'
import { carryScripts, carryStylesheets } from './carry-head.js'
import { carryHeadTags } from './carry-head-tags.js'
import { carryHome } from './carry-home.js'
import { carryI18n } from './carry-i18n.js'
import { carryMarkdown } from './carry-markdown.js'
import { carryMdxAge } from './carry-mdx-age.js'
import type { DocsPlace } from './carry-openapi.js'
import { carryPlugin, isKnownPlugin } from './carry-plugin.js'
import { carryRedirects } from './carry-redirects.js'
import { carrySwizzled } from './carry-swizzled.js'
import { carryThemeConfig } from './carry-theme-config.js'
import { carryTrust } from './carry-trust.js'
import { DOCGEN_HAS } from './docgen-has.js'
import type { Note } from './note.js'
import { applyRules, lost, type Rules, same, unneeded } from './rules.js'

const DOCS = '@docusaurus/plugin-content-docs'
const REDIRECTS = '@docusaurus/plugin-client-redirects'

const NO_DOCS: Note = {
  fate: 'lost',
  path: [],
  name: 'documents',
  message: 'the config switches them off',
  hint: 'docgen needs a folder of documents',
}

/** Migrates a whole Docusaurus config. `routesOf` returns the routes of the pages of what has been migrated so far. */
export async function carrySite(
  config: DocusaurusConfig,
  context: CarryContext,
  routesOf: (carried: Carried) => Promise<SiteRoutes>,
): Promise<Carried> {
  const plugins = listPlugins(config, context.layout.siteDir)
  const own = applyRules({ value: config.fields, path: [] }, rulesOf(config, context), 'a Docusaurus config')
  const instances = plugins.filter(({ name }) => name === DOCS)
  const [main] = instances
  const documents = main ? carryDocs(main.options, context) : nothing(NO_DOCS)
  const content = plugins
    .filter(({ name }) => name === BLOG || name === PAGES)
    .map((use) => carryContent(use, plugins, context))
  const settings = { value: config.fields['markdown'], path: ['markdown'] }
  const markdown = carryMarkdown(settings)
  const sources = plugins.filter(({ name }) => [DOCS, BLOG, PAGES].includes(name))
  const trust = carryTrust(sources, context)
  const emoji = carryEmoji(settings, sources, context)
  const others = plugins.filter(({ name }) => ![DOCS, BLOG, PAGES, REDIRECTS].includes(name))
  const docs = placeOfDocs(documents)
  const isWhole =
    !content.some(isContentMissing) &&
    (instances.length < 2 || DOCGEN_HAS.severalDocs) &&
    others.every((use) => isKnownPlugin(use, { ...context, docs }))
  const base = softenChecks(joinCarried([own, markdown, trust, emoji, documents, ...content]), isWhole)
  const rest = joinCarried([base, ...others.map((use) => carryPlugin(use, { ...context, docs }))])
  const redirects = plugins.filter(({ name }) => name === REDIRECTS)
  const routes = await routesOf(rest)
  const whole = joinCarried([
    rest,
    carryHome(routes, context),
    ...redirects.map(({ options }) => carryRedirects(routes.all, rest.fields['trailingSlash'] === false)(options)),
    carrySwizzled(context),
    carryMdxAge(context),
    carryClasses(sources, context),
  ])
  return addInstances(whole, instances.slice(1), context)
}

function rulesOf({ fields }: DocusaurusConfig, context: CarryContext): Rules {
  const { siteDir } = context.layout
  const given = fields['staticDirectories']
  const folders = Array.isArray(given) ? given.map((folder) => fromConfig(String(folder), siteDir)) : ['static']
  const readStatic = (src: string): string | undefined => {
    const paths = folders.map((folder) => `${folder}/${src.replace(/^\//, '')}`)
    return paths.map(context.layout.readFile).find((text) => text !== undefined)
  }
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
    staticDirectories: (part) => same('staticDirectories')({ ...part, value: folders }),
    i18n: carryI18n(context),
    themeConfig: carryThemeConfig,
    scripts: carryScripts(readStatic),
    stylesheets: carryStylesheets(context.layout.hasFile, folders),
    headTags: carryHeadTags(readStatic),
    customFields: same('customFields'),
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

/** Broken links to a missing part of the site would fail every build, so they become warnings. */
function softenChecks(carried: Carried, isWhole: boolean): Carried {
  const { onBrokenLinks = 'throw' } = carried.fields
  if (isWhole || onBrokenLinks !== 'throw') return carried
  const notes = carried.notes.filter(({ path }) => path[0] !== 'onBrokenLinks')
  const message = '`warn`, because links to what is not carried over would stop the build'
  return {
    ...carried,
    fields: { ...carried.fields, onBrokenLinks: 'warn' },
    comments: {
      ...carried.comments,
      onBrokenLinks: "Links to what is not carried over would stop the build. Set it to 'throw' once they are mended.",
    },
    notes: [...notes, { fate: 'changed', path: [], name: 'onBrokenLinks', message }],
  }
}

function placeOfDocs({ fields }: Carried): DocsPlace {
  const docs = isRecord(fields['docs']) ? fields['docs'] : {}
  return { path: String(docs['path'] ?? 'docs'), routeBasePath: String(docs['routeBasePath'] ?? '/docs') }
}
