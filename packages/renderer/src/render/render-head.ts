import type { HeadView } from '../contract/index.js'
import { escapeHtml } from '../html/escape-html.js'
import type { DocumentView } from './document-view.js'
import { articleData, breadcrumbData, dataBlock } from './structured-data.js'

/**
 * The inner HTML of `<head>`. `fallbackDescription` is used if the page has no description. A page with `ownScriptHref`
 * loads that script instead of the one that all other pages load.
 */
export function renderHead(
  head: HeadView,
  document: DocumentView,
  fallbackDescription: string,
  ownScriptHref?: string,
): string {
  const description = head.description ?? (fallbackDescription || undefined)
  return [
    '<meta charset="utf-8">',
    document.policy !== undefined && metaHttp('Content-Security-Policy', document.policy),
    `<script>${document.inlineScript}</script>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(head.title)}</title>`,
    description && metaName('description', description),
    head.keywords.length > 0 && metaName('keywords', head.keywords.join(', ')),
    !head.isIndexed && metaName('robots', 'noindex, nofollow'),
    head.canonical && link('canonical', head.canonical),
    ...head.alternates.map(
      ({ language, href }) => `<link rel="alternate" hreflang="${escapeHtml(language)}" href="${escapeHtml(href)}">`,
    ),
    head.markdownPage && `<link rel="alternate" type="text/markdown" href="${escapeHtml(head.markdownPage.href)}">`,
    head.markdownPage && link('describedby', head.markdownPage.listHref),
    ...(head.feeds ?? []).map(
      ({ type, label, href }) =>
        `<link rel="alternate" type="${type}" title="${escapeHtml(label)}" href="${escapeHtml(href)}">`,
    ),
    ...socialTags(head, document, description),
    ...document.metadata.filter((meta) => !isOverridden(meta, head, description)).map((meta) => tag('meta', meta)),
    document.favicon && link('icon', document.favicon),
    ...(document.links ?? []).map((attributes) => tag('link', attributes)),
    // On slow connections, a font of the search page would delay the script that shows the results.
    document.fontHref !== undefined &&
      ownScriptHref === undefined &&
      `<link rel="preload" href="${escapeHtml(document.fontHref)}" as="font" type="font/woff2" crossorigin>`,
    link('stylesheet', document.stylesheetHref),
    scriptElement(document, ownScriptHref),
    ...document.scripts.map((attributes) => `${tag('script', attributes)}</script>`),
    breadcrumbData(head),
    articleData({ head, language: document.language, description }),
    ...(document.structuredData ?? []).map(dataBlock),
    '<meta name="generator" content="docgen">',
  ]
    .filter(Boolean)
    .join('')
}

/**
 * The element of the page's script. If other pages load another script, `data-of` names that one: browsers compare it
 * to detect that the site was deployed again.
 */
function scriptElement({ scriptHref }: DocumentView, ownHref = scriptHref): string {
  const dataOf = ownHref === scriptHref ? '' : ` data-of="${escapeHtml(scriptHref)}"`
  return `<script type="module" src="${escapeHtml(ownHref)}"${dataOf}></script>`
}

function socialTags(head: HeadView, document: DocumentView, description: string | undefined): (string | undefined)[] {
  const configured = new Set(document.metadata.map(keyOf))
  const unlessPresent = (key: string, html: string): string | undefined => (configured.has(key) ? undefined : html)
  return [
    unlessPresent('og:type', metaProperty('og:type', 'website')),
    unlessPresent('og:site_name', metaProperty('og:site_name', document.siteTitle)),
    metaProperty('og:title', head.socialTitle),
    description && metaProperty('og:description', description),
    head.canonical && metaProperty('og:url', head.canonical),
    unlessPresent('og:locale', metaProperty('og:locale', document.language.replace('-', '_'))),
    ...alternateLocales(head, document),
    unlessPresent('twitter:card', metaName('twitter:card', 'summary_large_image')),
    head.image && metaProperty('og:image', head.image),
    head.image && metaName('twitter:image', head.image),
  ]
}

function alternateLocales({ alternates }: HeadView, { language: ownLanguage }: DocumentView): string[] {
  return alternates
    .filter(({ language }) => language !== ownLanguage && language !== 'x-default')
    .map(({ language }) => metaProperty('og:locale:alternate', language.replace('-', '_')))
}

/** Whether the page overrides an element of the config. */
function isOverridden(
  meta: Readonly<Record<string, string>>,
  head: HeadView,
  description: string | undefined,
): boolean {
  switch (keyOf(meta)) {
    case 'og:title':
      return true
    case 'og:url':
      return head.canonical !== undefined
    case 'description':
    case 'og:description':
      return description !== undefined
    case 'keywords':
      return head.keywords.length > 0
    case 'og:image':
    case 'twitter:image':
      return head.image !== undefined
    default:
      return false
  }
}

function keyOf({ name, property }: Readonly<Record<string, string>>): string | undefined {
  return property ?? name
}

function metaName(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}">`
}

function metaProperty(property: string, content: string): string {
  return `<meta property="${property}" content="${escapeHtml(content)}">`
}

function metaHttp(name: string, content: string): string {
  // Quotes of keywords such as 'self' need no escape in a double-quoted value, and stay readable.
  return `<meta http-equiv="${name}" content="${content.replace(/&/g, '&amp;').replace(/"/g, '&quot;')}">`
}

function link(rel: string, href: string): string {
  return `<link rel="${rel}" href="${escapeHtml(href)}">`
}

function tag(name: string, attributes: Readonly<Record<string, string | boolean>>): string {
  const pairs = Object.entries(attributes).map(([key, value]) => {
    if (value === false) return ''
    return value === true ? ` ${key}` : ` ${key}="${escapeHtml(String(value))}"`
  })
  return `<${name}${pairs.join('')}>`
}
