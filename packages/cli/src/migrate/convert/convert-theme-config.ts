import { isRecord } from '../../config/is-record.js'
import { convertFooter } from './convert-footer.js'
import { convertNavbar } from './convert-navbar.js'
import { type Converted, joinConverted, nothing, type Part, putAt } from './converted.js'
import { DOCGEN_HAS } from './docgen-has.js'
import { applyRules, changed, lost, type Rule, type Rules, same, unless, unneeded } from './rules.js'
import { toRoute } from './to-plain.js'

const isFalse = (value: unknown): boolean => value === false

const DOCS: Rules = {
  versionPersistence: unneeded('the browser stores the version that a reader chooses'),
  sidebar: (part) =>
    applyRules(
      part,
      {
        hideable: unless(isFalse, lost('the sidebar has no button that hides it')),
        autoCollapseCategories: unless(isFalse, lost('categories that a reader opens stay open')),
      },
      'the sidebar',
    ),
}

const PRISM: Rules = {
  theme: unneeded('code has its own colors: tokens that begin with `--code-`'),
  darkTheme: unneeded('code has its own colors: tokens that begin with `--code-`'),
  additionalLanguages: unneeded('every Prism language works without configuration'),
  defaultLanguage: lost(
    'a block without a language is shown as plain text',
    'Write the language after the opening fence',
  ),
  magicComments: convertMagicComments,
}

const COLOR_MODE: Rules = Object.fromEntries(
  ['defaultMode', 'disableSwitch', 'respectPrefersColorScheme'].map((key) => [key, same(`colorMode.${key}`)]),
)

const BUILT_IN_SEARCH = 'docgen has a built-in search: no account, no crawler'

const ANNOUNCEMENT = ['id', 'content', 'backgroundColor', 'textColor', 'isCloseable']
const WITHOUT_BACKGROUND = lost(
  "without a backgroundColor it is written for a background of the site's style sheets",
  'Set announcementBar.backgroundColor and announcementBar.textColor together',
)

/** Migrates the announcement bar. Sites can turn off their announcement with a blank text. */
function convertAnnouncement(part: Part): Converted {
  const fields = isRecord(part.value) ? part.value : {}
  const { content } = fields
  if (typeof content === 'string' && content.trim() === '')
    return nothing({ status: 'unneeded', path: part.path, message: 'the announcement has no text' })
  return applyRules(
    part,
    {
      ...Object.fromEntries(ANNOUNCEMENT.map((key) => [key, same(`announcementBar.${key}`)])),
      ...(fields['backgroundColor'] === undefined && { textColor: WITHOUT_BACKGROUND }),
    },
    'the announcement bar',
  )
}

const RULES: Rules = {
  // In early versions of Docusaurus 2, the fields of `docs.sidebar` were directly in `themeConfig`.
  hideableSidebar: unless(isFalse, lost('the sidebar has no button that hides it')),
  autoCollapseSidebarCategories: unless(isFalse, lost('categories that a reader opens stay open')),
  navbar: convertNavbar,
  footer: convertFooter,
  announcementBar: convertAnnouncement,
  colorMode: (part) => applyRules(part, COLOR_MODE, 'the color mode'),
  image: changed('socialCard', (value) => toRoute(String(value)), '`socialCard`'),
  metadata: same('metadata'),
  docs: (part) => applyRules(part, DOCS, 'the documents'),
  prism: (part) => applyRules(part, PRISM, 'the colors of code'),
  tableOfContents: (part) =>
    applyRules(
      part,
      { minHeadingLevel: same('docs.tocMinHeadingLevel'), maxHeadingLevel: same('docs.tocMaxHeadingLevel') },
      'the table of contents',
    ),
  algolia: unneeded(BUILT_IN_SEARCH),
  docsearch: unneeded(BUILT_IN_SEARCH),
  typesense: unneeded(BUILT_IN_SEARCH),
  blog: (part) =>
    DOCGEN_HAS.blog
      ? lost('the sidebar of the blog has no such settings')(part)
      : unneeded('it applies to the blog')(part),
  mermaid: DOCGEN_HAS.mermaid
    ? unneeded('diagrams use the colors of the page')
    : lost('Mermaid diagrams stay code blocks'),
  liveCodeBlock: lost('docgen shows live code as code with a copy button'),
  zoom: unneeded('a click opens images that are larger than shown'),
  imageZoom: unneeded('a click opens images that are larger than shown'),
  languageTabs: lost('docgen generates its own samples', 'Choose their languages in samples of each entry of openapi'),
  api: lost('docgen has other settings for requests to an API', 'Set tryIt of an entry of openapi to allow requests'),
}

/** Migrates `themeConfig`. Keeps unknown fields: components of the site can read `themeConfig` as in Docusaurus. */
export function convertThemeConfig(part: Part): Converted {
  const fields = isRecord(part.value) ? Object.keys(part.value) : []
  const pluginRules = fields
    .filter((field) => /^\w+$/.test(field))
    .map((field): [string, Rule] => [field, same(`customFields.themeConfig.${field}`)])
  return applyRules(part, { ...Object.fromEntries(pluginRules), ...RULES }, 'the theme')
}

/** Migrates `prism.magicComments`, without Docusaurus' default one, which docgen supports without a setting. */
function convertMagicComments({ value, path }: Part): Converted {
  if (!Array.isArray(value)) return nothing({ status: 'lost', path, message: 'the comments are not a list' })
  const customComments = value.filter(
    (item) => !isRecord(item) || item['className'] !== 'theme-code-block-highlighted-line',
  )
  if (customComments.length === 0)
    return nothing({ status: 'unneeded', path, message: 'docgen supports these comments' })
  const rule: Rule = same('highlight.magicComments')
  return joinConverted([
    rule({ value: customComments, path }),
    { fields: putAt('highlight.magicComments', []), comments: {}, notes: [] },
  ])
}
