import { isRecord } from '../../config/is-record.js'
import type { ReadStatic } from '../convert/convert-policy.js'
import { type Converted, nothing, type Part, putAt } from '../convert/converted.js'
import { applyRules, changed, lost, type Rule, type Rules, same, unless, unneeded } from '../convert/rules.js'
import { convertHead } from './convert-head.js'
import { convertThemeConfig } from './convert-theme-config.js'
import type { PageFolder } from './site-pages.js'

/** What the fields of the config are converted with. */
export interface FieldsContext {
  readonly root: PageFolder
  readonly readStatic: ReadStatic
}

const HOOK = lost('docgen does not run this hook', 'Write a plugin with the hooks pages, html or emit')
const CODE = lost('docgen has another bundler', 'Components of islands can use alias, define and extensions')

/** Converts the fields of a config of VitePress, except for its sources, languages and sidebars. */
export function convertFields(value: unknown, context: FieldsContext): Converted {
  return applyRules({ value, path: [] }, rulesFor(context), 'a VitePress config')
}

function rulesFor({ root, readStatic }: FieldsContext): Rules {
  const others = (): Converted => nothing()
  return {
    title: same('title'),
    description: same('tagline'),
    base: same('baseUrl'),
    head: convertHead(readStatic),
    themeConfig: (part) => convertThemeConfig(part, root),
    markdown: convertMarkdown,
    lastUpdated: unless((on) => on === false, changed('docs.showLastUpdateTime', Boolean, '`docs.showLastUpdateTime`')),
    cleanUrls: unneeded('URLs have no .html. The files keep their names, so URLs with .html work, too'),
    appearance: convertAppearance,
    sitemap: convertSitemap,
    ignoreDeadLinks: changed('onBrokenLinks', () => 'warn', '`onBrokenLinks: warn`: docgen checks every link'),
    titleTemplate: (part) =>
      part.value === false
        ? lost('docgen adds the title of the site to that of each page')(part)
        : changed('titleDelimiter', delimiterOf, '`titleDelimiter`')(part),
    // Converted together, because they depend on each other.
    lang: others,
    locales: others,
    srcDir: others,
    srcExclude: others,
    rewrites: others,
    outDir: unneeded('docgen builds into dist; --out names another folder'),
    cacheDir: unneeded('the cache is in .docgen'),
    assetsDir: unneeded('docgen names the folders of its output'),
    metaChunk: unneeded('pages load no data as scripts'),
    mpa: unneeded('pages need no scripts'),
    useWebFonts: unneeded('pages use the fonts of the operating system, or those in theme.fonts'),
    pwa: lost('docgen writes no service worker'),
    vite: CODE,
    vue: lost('docgen has no components of Vue'),
    extends: others,
    router: HOOK,
    buildEnd: HOOK,
    postRender: HOOK,
    transformHead: HOOK,
    transformHtml: HOOK,
    transformPageData: HOOK,
    buildConcurrency: unneeded('docgen uses all cores'),
    shouldPreload: HOOK,
    contentProps: HOOK,
  }
}

/** `:title - Custom` becomes `-`. */
function delimiterOf(template: unknown): string {
  const [, delimiter] = /^:title\s*(\S)\s/.exec(String(template)) ?? []
  return delimiter ?? '|'
}

const convertAppearance: Rule = ({ value, path }) => {
  const isForced = value === false || (typeof value === 'string' && value.startsWith('force-'))
  const isDark = value === 'dark' || value === 'force-dark'
  const colorMode = {
    ...(isDark && { defaultMode: 'dark' }),
    ...(isForced && { disableSwitch: true }),
    respectPrefersColorScheme: !isForced && !isDark,
  }
  return { fields: { colorMode }, comments: {}, notes: [{ status: 'changed', path, message: '`colorMode`' }] }
}

const convertSitemap: Rule = ({ value, path }) => {
  const { hostname, ...others } = isRecord(value) ? value : {}
  const url = typeof hostname === 'string' && URL.canParse(hostname) ? new URL(hostname).origin : undefined
  const notes = Object.keys(others).map((name) => ({
    status: 'lost' as const,
    path: [...path, name],
    message: 'docgen writes the sitemap of all pages',
    hint: 'Set no_index or unlisted in pages that should not be in it',
  }))
  if (url === undefined) return nothing(...notes)
  const note = { status: 'changed', path: [...path, 'hostname'], message: '`url`' } as const
  return { fields: { url }, comments: {}, notes: [note, ...notes] }
}

/** Labels of containers → the UI texts of docgen. */
const LABELS: Readonly<Record<string, string>> = {
  tipLabel: 'theme.admonition.tip',
  infoLabel: 'theme.admonition.info',
  warningLabel: 'theme.admonition.warning',
  dangerLabel: 'theme.admonition.danger',
  noteLabel: 'theme.admonition.note',
  importantLabel: 'theme.admonition.important',
  cautionLabel: 'theme.admonition.caution',
}

function convertMarkdown(part: Part): Converted {
  const highlighting = unneeded('docgen highlights the languages of Prism with the colors of the theme')
  const converted = applyRules(
    part,
    {
      math: same('markdown.math'),
      lineNumbers: unless(
        (value) => value === false,
        lost('docgen shows no line numbers by default', 'Write showLineNumbers after the language of code blocks'),
      ),
      container: convertLabels,
      anchor: convertAnchor,
      toc: unneeded('[[toc]] lists the headings of levels 2 and 3'),
      image: unneeded('images load lazily'),
      theme: highlighting,
      languages: highlighting,
      languageAlias: same('highlight.aliases'),
      defaultHighlightLang: highlighting,
      codeTransformers: lost(
        'docgen runs no transformers of Shiki',
        'Notes in code, such as [!code ++], work without one',
      ),
      config: lost('docgen runs no plugins of markdown-it', 'Use remarkPlugins, or one of the blocks of docgen'),
      preConfig: lost('docgen runs no plugins of markdown-it', 'Use remarkPlugins, or one of the blocks of docgen'),
      attrs: lost('docgen reads ids of headings in {#id} or %{#id}%, and no other attributes'),
      codeCopyButtonTitle: unneeded("docgen has this text in the site's language"),
      externalLinks: unneeded('links to other sites need no target'),
      gfmAlerts: unneeded('alerts always work'),
      linkify: unneeded('bare links always work'),
      headers: unneeded('docgen collects headings'),
    },
    'markdown',
  )
  return converted
}

function convertLabels({ value, path }: Part): Converted {
  const labels = isRecord(value) ? value : {}
  const texts = Object.entries(labels).flatMap(([name, text]) => {
    const key = Object.hasOwn(LABELS, name) ? LABELS[name] : undefined
    return key === undefined || typeof text !== 'string' ? [] : [[key, text] as const]
  })
  if (texts.length === 0) return nothing()
  return {
    fields: putAt('texts', { [TEXTS_OF_SITE]: Object.fromEntries(texts) }),
    comments: {},
    notes: [{ status: 'changed', path, message: '`texts`' }],
  }
}

/** Replaced with the language of the site. */
export const TEXTS_OF_SITE = '\u0000language'

function convertAnchor({ value, path }: Part): Converted {
  const others = Object.keys(isRecord(value) ? value : {}).filter((name) => name !== 'slugify')
  // `convertSlugify` converts the ids.
  return others.length === 0
    ? nothing()
    : nothing({ status: 'unneeded', path, message: 'docgen adds links to headings' })
}
