import { isRecord } from '../../config/is-record.js'
import { type ConvertedRedirects, convertRedirects } from '../convert/convert-host-redirects.js'
import { type Converted, joinConverted, nothing, type Part } from '../convert/converted.js'
import type { Note } from '../convert/note.js'
import { applyRules, changed, lost, type Rules, same, unneeded } from '../convert/rules.js'
import { listParts, readCall } from './run-astro-config.js'

/** Converts the fields of a config of Astro, and its redirects. */
export function convertAstro(fields: Readonly<Record<string, unknown>>): Converted & Pick<ConvertedRedirects, 'file'> {
  const redirects = convertRedirects({ value: listRedirects(fields['redirects']), path: ['redirects'] })
  const rules = applyRules({ value: fields, path: [] }, RULES, 'a config of Astro')
  return {
    ...joinConverted([rules, noteQuotes(fields['markdown']), redirects]),
    file: redirects.file,
  }
}

/** Redirects of Astro: old path → new URL, or an object with the URL and the status. Parameters are in brackets. */
function listRedirects(value: unknown): readonly object[] {
  const toSource = (path: string): string => path.replace(/\[\.{3}([\w-]+)\]/g, ':$1*').replace(/\[([\w-]+)\]/g, ':$1')
  return Object.entries(Object(value)).flatMap(([from, target]) => {
    const { destination, status } = isRecord(target) ? target : { destination: target, status: undefined }
    if (typeof destination !== 'string') return []
    const isPermanent = status !== 302 && status !== 307
    return [{ source: toSource(from), destination: toSource(destination), permanent: isPermanent }]
  })
}

const FOLDERS = unneeded('docgen builds into dist; --out names another folder')
const BUNDLER = lost('docgen has another bundler', 'Components can use alias, define and extensions')
const RUNTIME = unneeded('docgen writes a static site that needs no server')

const RULES: Rules = {
  site: ({ value, path }) => {
    const url = typeof value === 'string' && URL.canParse(value) ? new URL(value).origin : undefined
    return url === undefined ? nothing() : changed('url', () => url, '`url`')({ value, path })
  },
  base: same('baseUrl'),
  trailingSlash: unneeded('`trailingSlash`'),
  build: unneeded('`trailingSlash`: docgen has folders of pages, or files with build.format file'),
  integrations: convertIntegrations,
  markdown: convertMarkdown,
  redirects: () => nothing(),
  srcDir: () => nothing(),
  publicDir: () => nothing(),
  outDir: FOLDERS,
  cacheDir: FOLDERS,
  vite: BUNDLER,
  adapter: RUNTIME,
  output: RUNTIME,
  server: RUNTIME,
  session: RUNTIME,
  compressHTML: RUNTIME,
  prefetch: unneeded('docgen prefetches pages that readers are about to open'),
  image: unneeded('docgen reads the size of images, and copies them'),
  devToolbar: RUNTIME,
  experimental: RUNTIME,
  security: unneeded('docgen writes a security policy'),
  fonts: lost('docgen uses fonts of the system, or of packages', 'Name a font package in theme.fonts'),
  env: lost('pages cannot read variables of the environment', 'Use placeholders or define'),
  i18n: unneeded('the languages of Starlight decide'),
  legacy: RUNTIME,
}

/** Integrations that need no counterpart. */
const KNOWN: Readonly<Record<string, string>> = {
  '@astrojs/mdx': 'docgen reads MDX',
  '@astrojs/react': 'docgen renders components of React',
  '@astrojs/preact': 'docgen renders components of React, and most components of Preact are such',
  '@astrojs/sitemap': 'docgen writes a sitemap',
  '@astrojs/partytown': 'docgen loads scripts after the page',
  'astro-expressive-code': 'docgen highlights code',
}

function convertIntegrations({ value, path }: Part): Converted {
  return joinConverted(
    listParts(value).map((integration, index): Converted => {
      const specifier = readCall(integration)?.specifier
      if (specifier === '@astrojs/starlight') return nothing()
      const name = specifier === undefined ? 'an integration of the site' : `the integration ${specifier}`
      const at = { path: [...path, index], name }
      if (specifier !== undefined && /mermaid/.test(specifier))
        return {
          fields: { markdown: { mermaid: true } },
          comments: {},
          notes: [{ ...at, status: 'changed', message: '`markdown.mermaid`' }],
        }
      const reason = specifier !== undefined && Object.hasOwn(KNOWN, specifier) ? KNOWN[specifier] : undefined
      return nothing(
        reason === undefined
          ? { ...at, status: 'lost', message: 'docgen runs no integrations of Astro' }
          : { ...at, status: 'unneeded', message: reason },
      )
    }),
  )
}

const PLUGINS = ['remarkPlugins', 'rehypePlugins'] as const

/** By default, Astro replaces quotes, dashes and dots. */
function noteQuotes(markdown: unknown): Converted {
  const { smartypants, processor } = Object(markdown)
  if ((smartypants ?? Object(readCall(processor)?.options)['smartypants']) === false) return nothing()
  return nothing({
    status: 'lost',
    path: ['markdown', 'smartypants'],
    message: 'docgen shows quotes, dashes and dots as they are written',
    hint: 'For curly quotes, install remark-smartypants, and add it to markdown.remarkPlugins',
  })
}

function convertMarkdown({ value, path }: Part): Converted {
  if (!isRecord(value)) return nothing()
  const { remarkPlugins: _remark, rehypePlugins: _rehype, smartypants: _quotes, processor, ...rest } = value
  const inProcessor = Object(readCall(processor)?.options)
  const parts = PLUGINS.flatMap((field) =>
    listPlugins(value[field] ?? inProcessor[field]).map((name) => convertPlugin(name, [...path, field], field)),
  )
  const others = Object.keys(rest).map(
    (name): Note => ({
      status: 'unneeded',
      path: [...path, name],
      message: 'docgen reads and highlights Markdown itself',
    }),
  )
  return joinConverted([...parts, nothing(...others)])
}

/** Names of the packages of Markdown plugins; an empty name for a function of the site. */
function listPlugins(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return []
  return value.filter(Boolean).map((entry: unknown) => {
    const plugin: unknown = Array.isArray(entry) ? entry[0] : entry
    return typeof plugin === 'string' ? plugin : (readCall(plugin)?.specifier ?? '')
  })
}

function convertPlugin(name: string, path: Part['path'], field: (typeof PLUGINS)[number]): Converted {
  const at = { path, name: name === '' ? 'a Markdown plugin of the site' : `the plugin ${name}` }
  if (/^(?:remark-math|rehype-katex|rehype-mathjax)/.test(name))
    return {
      fields: { markdown: { math: true } },
      comments: {},
      notes: [{ ...at, status: 'changed', message: '`markdown.math`' }],
    }
  if (/mermaid/.test(name))
    return {
      fields: { markdown: { mermaid: true } },
      comments: {},
      notes: [{ ...at, status: 'changed', message: '`markdown.mermaid`' }],
    }
  if (/^(?:rehype-slug|rehype-autolink-headings|remark-gfm|remark-directive|rehype-external-links)$/.test(name))
    return nothing({ ...at, status: 'unneeded', message: 'docgen does this without a plugin' })
  const hint = `Add it to markdown.${field}, and check the pages`
  return nothing({ ...at, status: 'lost', message: 'the migration adds no plugins', hint })
}
