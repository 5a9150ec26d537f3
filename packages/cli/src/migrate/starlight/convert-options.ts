import { isRecord } from '../../config/is-record.js'
import type { ReadStatic } from '../convert/convert-policy.js'
import { type Converted, joinConverted, nothing, type Part } from '../convert/converted.js'
import { applyRules, changed, lost, type Rule, type Rules, same, unless, unneeded } from '../convert/rules.js'
import { convertHead, convertLogo, convertSocial } from './convert-look.js'
import { convertPlugins } from './convert-plugins.js'
import { chooseText } from './convert-sidebar.js'

/** Converts the options of Starlight, except for its sidebar and languages. */
export function convertOptions(part: Part, language: string, readStatic: ReadStatic): Converted {
  return applyRules(part, rulesFor(language, readStatic), 'the options of Starlight')
}

function rulesFor(language: string, readStatic: ReadStatic): Rules {
  const together = (): Converted => nothing()
  const isUnset = (value: unknown): boolean => value === undefined || value === true
  return {
    title: ({ value, path }) => same('title')({ value: chooseText(value, language), path }),
    description: same('tagline'),
    logo: convertLogo,
    social: convertSocial,
    favicon: same('favicon'),
    head: convertHead(readStatic),
    editLink: ({ value, path }) =>
      same('docs.editUrl')({ value: isRecord(value) ? value['baseUrl'] : undefined, path: [...path, 'baseUrl'] }),
    lastUpdated: unless((on) => on === false, changed('docs.showLastUpdateTime', Boolean, '`docs.showLastUpdateTime`')),
    tableOfContents: convertContents,
    pagination: unless(
      isUnset,
      lost(
        'docgen links to the previous and the next page',
        'Set pagination_prev and pagination_next to null in pages',
      ),
    ),
    pagefind: ({ value, path }) =>
      value === false
        ? changed('search.enabled', () => false, '`search.enabled`')({ value, path })
        : unneeded('docgen has a search of its own')({ value, path }),
    titleDelimiter: same('titleDelimiter'),
    customCss: convertStyles,
    components: convertOverrides,
    expressiveCode: convertExpressiveCode,
    plugins: convertPlugins,
    routeMiddleware: lost('docgen does not run it', 'Write a plugin with the hook pages'),
    markdown: unneeded('docgen reads the pages of the docs folder'),
    credits: unneeded('pages have no such line'),
    disable404Route: unneeded('docgen writes a 404 page'),
    prerender: unneeded('docgen writes every page during the build'),
    // Converted together, because they depend on each other.
    sidebar: together,
    locales: together,
    defaultLocale: together,
  }
}

function convertContents({ value, path }: Part): Converted {
  const { minHeadingLevel: min = 2, maxHeadingLevel: max = 3 } = isRecord(value) ? value : {}
  if (value === false) {
    const hint = 'Set hide_table_of_contents in the front matter of pages'
    return lost('docgen shows a table of contents on every page with headings', hint)({ value, path })
  }
  const message = '`docs.tocMinHeadingLevel`, `docs.tocMaxHeadingLevel`'
  return {
    fields: { docs: { tocMinHeadingLevel: Math.max(2, Number(min)), tocMaxHeadingLevel: Math.max(2, Number(max)) } },
    comments: {},
    notes: [{ status: 'migrated', path, message }],
  }
}

function convertStyles({ value, path }: Part): Converted {
  const list: readonly unknown[] = Array.isArray(value) ? value : []
  return nothing(
    ...list.map((sheet, index) => ({
      status: 'lost' as const,
      path: [...path, index],
      name: `the style sheet ${typeof sheet === 'string' ? sheet : 'of a package'}`,
      message: 'its rules are for the HTML of Starlight',
      hint: 'Set the tokens of docgen in a style sheet, and add it to theme.css',
    })),
  )
}

/** What to do about an overridden component. */
const OVERRIDES: Readonly<Record<string, string>> = {
  Footer: 'Use footer in the config, or replace the component Footer',
  Head: 'Use metadata, links and scripts in the config',
  Header: 'Use navbar in the config, or replace the component Navbar',
  Hero: 'Replace the component Hero',
  SiteTitle: 'Use navbar.title and navbar.logo',
  SocialIcons: 'Use navbar.items',
  Banner: 'Use announcementBar in the config',
}

function convertOverrides({ value, path }: Part): Converted {
  return nothing(
    ...Object.keys(Object(value)).map((name) => ({
      status: 'lost' as const,
      path: [...path, name],
      message: 'the component is written in Astro, for the layout of Starlight',
      hint: Object.hasOwn(OVERRIDES, name)
        ? (OVERRIDES[name] ?? '')
        : 'The manual lists the components of the theme that a site can replace',
    })),
  )
}

const OWN_COLORS = unneeded('docgen highlights code in the colors of its theme')

const convertExpressiveCode: Rule = (part) => {
  if (typeof part.value === 'boolean') return unneeded('docgen highlights code')(part)
  return applyRules(
    part,
    {
      themes: OWN_COLORS,
      styleOverrides: OWN_COLORS,
      useStarlightDarkModeSwitch: OWN_COLORS,
      useStarlightUiThemeColors: OWN_COLORS,
      minSyntaxHighlightingColorContrast: OWN_COLORS,
      defaultProps: lost('blocks have no defaults', 'Write wrap or showLineNumbers after the language of blocks'),
      frames: unneeded('titles are above the code; there are no frames of terminals'),
      plugins: lost('docgen runs no plugins of Expressive Code'),
      shiki: ({ value, path }) => {
        const { langAlias, langs } = isRecord(value) ? value : {}
        return joinConverted([
          langAlias === undefined
            ? nothing()
            : same('highlight.aliases')({ value: langAlias, path: [...path, 'langAlias'] }),
          langs === undefined
            ? nothing()
            : nothing({
                status: 'lost',
                path: [...path, 'langs'],
                message: 'docgen highlights the languages of Prism',
              }),
        ])
      },
    },
    'Expressive Code',
  )
}
