import { isKnownPlugin, shouldRunPlugin } from '../../config/docusaurus/known-plugins.js'
import { listPlugins } from '../../config/docusaurus/list-plugins.js'
import { normalizeConfigPath } from '../../config/docusaurus/normalize-config-path.js'
import type { OpenedPlugins } from '../../config/docusaurus/open-plugins.js'
import type { DocusaurusConfig } from '../../config/docusaurus/run-docusaurus-config.js'
import { isRecord } from '../../config/is-record.js'
import type { SiteRoutes } from '../../session/list-routes.js'
import { addInstances } from './add-instances.js'
import { convertClasses, listUsedClasses } from './convert-classes.js'
import { BLOG, convertBlogs, convertPages, PAGES } from './convert-content.js'
import type { ConvertContext } from './convert-context.js'
import { convertDocs } from './convert-docs.js'
import { convertExtensions } from './convert-extensions.js'
import { convertScripts, convertStylesheets } from './convert-head.js'
import { convertHeadTags, convertLinkTag } from './convert-head-tags.js'
import { convertHydration } from './convert-hydration.js'
import { convertI18n } from './convert-i18n.js'
import { convertMarkdown } from './convert-markdown.js'
import { convertPackageScripts } from './convert-package-scripts.js'
import type { ReadStatic } from './convert-policy.js'
import { convertSwizzled } from './convert-swizzled.js'
import { convertThemeConfig } from './convert-theme-config.js'
import { convertTrust } from './convert-trust.js'
import { type Converted, joinConverted, nothing, type Part, type SiteFields } from './converted.js'
import { DOCGEN_HAS } from './docgen-has.js'
import type { Note } from './note.js'
import { convertEmoji } from './plugins/convert-emoji.js'
import { convertIndexUrls } from './plugins/convert-index-urls.js'
import type { DocsLocation } from './plugins/convert-openapi.js'
import { convertPlugin } from './plugins/convert-plugin.js'
import { convertRedirects } from './plugins/convert-redirects.js'
import { convertTagUrls } from './plugins/convert-tag-urls.js'
import { loadPluginContents } from './plugins/load-plugin-contents.js'
import { reportMdxVersion } from './report-mdx-version.js'
import { applyRules, lost, type Rules, same, unneeded } from './rules.js'
import { convertCustomRules } from './styles/convert-custom-rules.js'
import { hideIconLabels } from './styles/hide-icon-labels.js'
import { fillFooter } from './styles/keep-frame-colors.js'

const DOCS = '@docusaurus/plugin-content-docs'
const REDIRECTS = '@docusaurus/plugin-client-redirects'

const NO_DOCS: Note = {
  status: 'lost',
  path: [],
  name: 'documents',
  message: 'the config turns them off',
  hint: 'docgen needs a folder of documents',
}

/** Inputs of the migration of a whole site, in addition to its config. */
export interface SiteContext extends ConvertContext {
  /** Creates the plugins that docgen has no counterpart for. */
  readonly openPlugins: () => Promise<OpenedPlugins | undefined>
  /** Lists the routes of the pages that the site has with the config that was migrated so far. */
  readonly routesOf: (converted: Converted) => Promise<SiteRoutes>
}

/** Migrates a whole Docusaurus config. */
export async function convertSite(config: DocusaurusConfig, context: SiteContext): Promise<Converted> {
  const plugins = listPlugins(config, context.layout)
  // Docusaurus reads translations into English without a setting.
  const fields = context.layout.translated.includes('en') ? { i18n: {}, ...config.fields } : config.fields
  const converted = applyRules({ value: fields, path: [] }, createRules(config, context), 'a Docusaurus config')
  const instances = plugins.filter(({ name }) => name === DOCS)
  const [main] = instances
  const documents = main ? convertDocs(main.options, context) : nothing(NO_DOCS)
  const [pages = turnOff('pages', 'src/pages', context), ...furtherPages] = convertPages(plugins, context)
  const [blog = turnOff('blog', 'blog', context), ...blogs] = convertBlogs(plugins, context)
  const settings = { value: config.fields['markdown'], path: ['markdown'] }
  const markdown = convertMarkdown(settings, config.file)
  const sources = plugins.filter(({ name }) => [DOCS, BLOG, PAGES].includes(name))
  const trust = convertTrust(sources, context)
  const emoji = convertEmoji(settings, sources, context)
  const others = plugins.filter(({ name }) => ![DOCS, BLOG, PAGES, REDIRECTS].includes(name))
  const levels = readHeadingLevels(joinConverted([converted, documents]))
  const furtherDocs = instances.slice(1).map(({ options }) => convertInstance(options, levels, context))
  const docs = [documents, ...furtherDocs].map(locationOf)
  const opened = others.some(shouldRunPlugin) ? await context.openPlugins() : undefined
  const contents = opened ? await loadPluginContents(opened) : new Map()
  const readStatic = createReadStatic(readStaticFolders(config, context), context)
  const pluginContext = { ...context, docs, file: config.file, opened, contents, readStatic }
  const convertedPlugins = others.map((use) => convertPlugin(use, pluginContext))
  // Plugins for APIs also generate pages and categories that docgen does not have.
  const hasApi = convertedPlugins.some(({ fields }) => fields['openapi'] !== undefined)
  const isWhole = !hasApi && others.every(({ name }) => isKnownPlugin(name))
  const base = softenChecks(joinConverted([converted, markdown, trust, emoji, documents, pages, blog]), isWhole)
  const joined = joinConverted([base, ...convertedPlugins])
  // The plugin of an API can exclude pages from any docs instance.
  const { instances: exclusions = {}, ...joinedFields } = joined.fields
  const docsInstances = furtherDocs.map((each) => excludeIn(each, Object(exclusions)))
  const withDocs = addInstances({ ...joined, fields: joinedFields }, 'docs', docsInstances)
  const migrated = addInstances(addInstances(withDocs, 'blog', blogs), 'pages', furtherPages)
  const redirects = plugins.filter(({ name }) => name === REDIRECTS)
  const routes = await context.routesOf(migrated)
  const usedClasses = listUsedClasses(sources, context.layout)
  const customRules = convertCustomRules(plugins, usedClasses, context)
  const frameRules = writeFrameRules(config, customRules.styles ?? migrated.styles)
  return joinConverted([
    migrated,
    convertHome(routes, context),
    ...redirects.map(({ options }) => convertRedirects(routes, migrated.fields['trailingSlash'] === false)(options)),
    convertTagUrls(routes),
    convertIndexUrls(routes),
    convertExtensions(config, context),
    await convertSwizzled(context, migrated.fields['alias']),
    convertHydration(sources, context),
    reportMdxVersion(context),
    convertPackageScripts(context, hasApi),
    convertClasses(usedClasses),
    customRules,
    ...(frameRules === '' ? [] : [{ ...nothing(), styles: frameRules }]),
  ])
}

/** Writes the rules that keep the look of navbar and footer where the site's styles would change it; often empty. */
function writeFrameRules({ fields }: DocusaurusConfig, styles: string | undefined): string {
  if (styles === undefined) return ''
  const { navbar, footer } = Object(fields['themeConfig'])
  return [hideIconLabels(Object(navbar).items, styles), fillFooter(footer, styles)].filter(Boolean).join('\n')
}

/** The theme's settings for the table of contents, which apply to all docs. */
function readHeadingLevels({ fields }: Converted): SiteFields {
  const { tocMinHeadingLevel, tocMaxHeadingLevel } = Object(fields['docs'])
  return {
    ...(tocMinHeadingLevel !== undefined && { tocMinHeadingLevel }),
    ...(tocMaxHeadingLevel !== undefined && { tocMaxHeadingLevel }),
  }
}

/** Migrates a docs instance after the first. */
function convertInstance(options: Part, levels: SiteFields, context: ConvertContext): Converted {
  const { id } = isRecord(options.value) ? options.value : {}
  const firstDocs: Converted = { fields: { docs: { id, ...levels } }, comments: {}, notes: [] }
  return joinConverted([firstDocs, convertDocs(options, context)])
}

function readStaticFolders({ fields }: DocusaurusConfig, { layout }: ConvertContext): readonly string[] {
  const directories = fields['staticDirectories']
  return Array.isArray(directories)
    ? directories.map((folder) => normalizeConfigPath(String(folder), layout.siteDir))
    : ['static']
}

function createReadStatic(folders: readonly string[], { layout }: ConvertContext): ReadStatic {
  return (src) => {
    const paths = folders.map((folder) => `${folder}/${src.replace(/^\//, '')}`)
    return paths.map(layout.readFile).find((text) => text !== undefined)
  }
}

function createRules(config: DocusaurusConfig, context: ConvertContext): Rules {
  const folders = readStaticFolders(config, context)
  const readStatic = createReadStatic(folders, context)
  const direct = ['title', 'tagline', 'baseUrl', 'titleDelimiter', 'favicon', 'organizationName', 'projectName']
  const checks = ['onBrokenLinks', 'onBrokenAnchors', 'onBrokenMarkdownLinks', 'onDuplicateRoutes']
  const deploy = unneeded('docgen does not upload the site')
  return {
    ...Object.fromEntries([...direct, 'noIndex', ...checks].map((field) => [field, same(field)])),
    // Docusaurus also accepts the words in quotes.
    trailingSlash: (part) => same('trailingSlash')({ ...part, value: BOOLEAN_WORDS.get(part.value) ?? part.value }),
    url: (part) => same('url')({ ...part, value: originOf(part.value) }),
    staticDirectories: (part) => same('staticDirectories')({ ...part, value: folders }),
    i18n: convertI18n(context),
    themeConfig: convertThemeConfig,
    scripts: convertScripts(readStatic),
    stylesheets: convertStylesheets(context.layout.hasFile, folders, convertLinkTag),
    headTags: convertHeadTags(readStatic),
    customFields: same('customFields'),
    clientModules: lost(
      'docgen does not bundle a script into every page',
      'Move it to a static folder, and add it to scripts',
    ),
    ssrTemplate: lost('the theme renders the HTML document of a page'),
    webpack: unneeded('docgen does not use webpack'),
    future: unneeded('docgen has no slow build mode'),
    storage: unneeded('the browser stores what a reader chooses'),
    baseUrlIssueBanner: unneeded('pages work at any path'),
    deploymentBranch: deploy,
    githubHost: deploy,
    githubPort: deploy,
    ...Object.fromEntries(['presets', 'plugins', 'themes', 'markdown'].map((field) => [field, () => nothing()])),
  }
}

const BOOLEAN_WORDS: ReadonlyMap<unknown, boolean> = new Map([
  ['true', true],
  ['false', false],
])

/** The origin of a URL as browsers read it, because Docusaurus also accepts `https:/host`; other values stay. */
function originOf(url: unknown): unknown {
  const read = typeof url === 'string' && URL.canParse(url) ? new URL(url) : undefined
  return read?.pathname === '/' && /^https?:$/.test(read.protocol) ? read.origin : url
}

/** Broken links to a missing part of the site would fail every build, so they become warnings. */
function softenChecks(converted: Converted, isWhole: boolean): Converted {
  const { onBrokenLinks = 'throw' } = converted.fields
  if (isWhole || onBrokenLinks !== 'throw') return converted
  const notes = converted.notes.filter(({ path }) => path[0] !== 'onBrokenLinks')
  const message = '`warn`, because links to what was not migrated would fail the build'
  return {
    ...converted,
    fields: { ...converted.fields, onBrokenLinks: 'warn' },
    comments: {
      ...converted.comments,
      onBrokenLinks: "Links to what was not migrated would fail the build. Set it to 'throw' once they are fixed.",
    },
    notes: [...notes, { status: 'changed', path: [], name: 'onBrokenLinks', message }],
  }
}

/** Adds the exclusions that plugins set for a docs instance after the first. */
function excludeIn(instance: Converted, exclusions: SiteFields): Converted {
  const { id } = Object(instance.fields['docs'])
  const exclusion: Converted = { fields: { docs: Object(exclusions[String(id)]) }, comments: {}, notes: [] }
  return joinConverted([instance, exclusion])
}

function locationOf({ fields }: Converted): DocsLocation {
  const docs = isRecord(fields['docs']) ? fields['docs'] : {}
  const id = typeof docs['id'] === 'string' ? docs['id'] : undefined
  return { id, path: String(docs['path'] ?? 'docs'), routeBasePath: String(docs['routeBasePath'] ?? '/docs') }
}

/**
 * Sets `pages` or `blog` to `false` if its default folder exists: otherwise docgen would read or mention the folder.
 */
function turnOff(field: 'pages' | 'blog', folder: string, { layout }: ConvertContext): Converted {
  return layout.hasFile(folder) ? { ...nothing(), fields: { [field]: false } } : nothing()
}

const HOMES = ['md', 'mdx', 'js', 'jsx', 'tsx'].map((extension) => `src/pages/index.${extension}`)

/** Redirects the root of the site to its first page, if the root has no page. */
function convertHome({ all, main }: SiteRoutes, { layout }: ConvertContext): Converted {
  if (main === undefined || all.includes('/')) return nothing()
  if (DOCGEN_HAS.pages && HOMES.some(layout.hasFile)) return nothing()
  return {
    fields: { redirects: [{ from: '/', to: main }] },
    comments: { redirects: 'The first one replaces a home page, until a page has the URL /.' },
    notes: [
      { status: 'changed', path: [], name: 'start page', message: `no page has the URL /, so it redirects to ${main}` },
    ],
  }
}
