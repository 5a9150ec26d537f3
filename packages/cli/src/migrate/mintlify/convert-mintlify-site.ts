import { isRecord } from '../../config/is-record.js'
import { LENIENT_CHECKS, LENIENT_COMMENTS } from '../content/site-fields.js'
import { convertRedirects, REDIRECTS_FILE } from '../convert/convert-host-redirects.js'
import { type Converted, joinConverted, type Part } from '../convert/converted.js'
import { applyRules, lost, type Rules, same, unneeded } from '../convert/rules.js'
import { convertFooter, convertNavbar } from './convert-frame.js'
import { toFields } from './convert-group.js'
import {
  convertAppearance,
  convertBanner,
  convertColors,
  convertFavicon,
  convertLogo,
  convertSeo,
} from './convert-look.js'
import type { Navigation } from './convert-navigation.js'
import { listReplaced, type MintlifyApis, writeApis } from './convert-openapi.js'
import { convertPages } from './convert-pages.js'
import { type MintlifyPages, routeOfPage } from './mintlify-pages.js'

/** The parts of a site besides its config. */
export interface MintlifySite {
  readonly pages: MintlifyPages
  readonly apis: MintlifyApis
  readonly navigation: Navigation
}

/** Name of the file with the sidebars. */
export const SIDEBARS_FILE = 'sidebars.json'

/** A migrated site, and files in addition to its config. */
export interface ConvertedMintlify extends Converted {
  readonly files: readonly (readonly [path: string, text: string])[]
}

/** Migrates the config of Mintlify. */
export function convertMintlifySite(fields: Readonly<Record<string, unknown>>, site: MintlifySite): ConvertedMintlify {
  const { redirects, navigation: _navigation, $schema: _schema, ...rest } = fields
  const { navigation, pages } = site
  const converted = convertRedirects({ value: redirects, path: ['redirects'] })
  const base = createBase(rest, site)
  const all = joinConverted([
    base,
    convertPages(pages, converted.file === undefined ? [] : [REDIRECTS_FILE]),
    applyRules({ value: rest, path: [] }, RULES, 'Mintlify'),
    converted,
  ])
  return {
    ...all,
    files: [
      [SIDEBARS_FILE, `${JSON.stringify(navigation.sidebars, null, 2)}\n`],
      ...(converted.file === undefined ? [] : [[REDIRECTS_FILE, converted.file] as const]),
    ],
  }
}

/** The settings of every migrated site, and what the navigation and the API descriptions add to them. */
function createBase(config: Readonly<Record<string, unknown>>, site: MintlifySite): Converted {
  const { navigation, apis, pages } = site
  const openapi = writeApis(apis)
  const canonical = toFields(toFields(config['seo'])['metatags'])['canonical']
  const home = findHome(site)
  return {
    fields: {
      title: 'Documentation',
      url: 'https://example.com',
      trailingSlash: false,
      docs: {
        path: '.',
        exclude: [...pages.exclude, ...listReplaced(apis)],
        sidebars: `./${SIDEBARS_FILE}`,
        numberPrefixes: false,
        tags: false,
      },
      navbar: { items: navigation.navbarItems },
      markdown: {
        format: 'mdx',
        dialects: ['mintlify'],
        anchors: { style: 'mintlify' },
        mermaid: true,
        hydrate: 'detect',
      },
      ...(openapi.length > 0 && { openapi }),
      ...(home !== undefined && { redirects: [{ from: '/', to: home }] }),
      ...LENIENT_CHECKS,
    },
    comments: {
      ...(canonical === undefined && {
        url: 'Write the URL at which readers open the site: docs.json does not contain it.',
      }),
      ...LENIENT_COMMENTS,
    },
    notes: [
      { status: 'changed', path: [], name: 'Pages', message: '`markdown.dialects`: your files stay as they are' },
      { status: 'migrated', path: ['navigation'], message: `\`${SIDEBARS_FILE}\` and \`navbar.items\`` },
      ...navigation.notes,
      ...apis.notes,
    ],
  }
}

/** The route of the first page of the navigation, if no page has the route of the site: Mintlify shows it there. */
function findHome({ pages, navigation }: MintlifySite): string | undefined {
  if (pages.find('index') !== undefined) return undefined
  const [id] = Object.values(navigation.sidebars).flatMap(listIds)
  const file = id === undefined ? undefined : pages.find(id)
  return file === undefined ? undefined : routeOfPage(file)
}

/** Lists the ids of the pages in items of a sidebar, in order. */
function listIds(items: unknown): readonly string[] {
  if (!Array.isArray(items)) return []
  return items
    .filter(isRecord)
    .flatMap(({ type, id, items: inner }) => (type === 'doc' && typeof id === 'string' ? [id] : listIds(inner)))
}

const RULES: Rules = {
  name: same('title'),
  description: same('tagline'),
  theme: unneeded('docgen has one layout, and design tokens for its look'),
  layout: unneeded('docgen has one layout, and design tokens for its look'),
  colors: convertColors,
  logo: convertLogo,
  favicon: convertFavicon,
  appearance: convertAppearance,
  navbar: convertNavbar,
  footer: convertFooter,
  banner: convertBanner,
  seo: convertSeo,
  variables: same('placeholders'),
  api: convertApi,
  icons: unneeded('docgen looks for an icon in all sets that are installed'),
  fonts: lost(
    'docgen loads fonts from packages, not from other sites',
    'Name a package such as `@fontsource/inter` in `theme.fonts`',
  ),
  background: lost('pages have no background image', 'Set `--color-page` in a style sheet of `theme.css`'),
  backgroundImage: lost('pages have no background image'),
  styling: lost('docgen has its own styles', 'Breadcrumbs are on, see `docs.breadcrumbs`; code has one theme'),
  thumbnails: lost('docgen draws images of link previews in another way', 'Set `socialCards`'),
  contextual: unneeded('pages can have a menu for AI assistants: set `llms.pageActions`'),
  search: unneeded('docgen has its own search'),
  feedback: lost('docgen asks readers in another way', 'Set `feedback`'),
  integrations: lost('docgen loads no scripts of other services', 'Add the script of the service to `scripts`'),
  errors: lost('the page for missing URLs has fixed texts', 'Write `404.md` into the folder of standalone pages'),
  interaction: unneeded('categories of the sidebar open without leaving the page'),
  metadata: lost('docgen shows the time of the last change', 'Set `docs.showLastUpdateTime`'),
  versions: unneeded('the navigation lists the versions'),
  scripts: lost('docgen does not load these scripts', 'Add those that you need to `scripts`'),
  head: lost('docgen builds the head of pages from several fields', 'Use `metadata`, `links` and `scripts`'),
  styles: lost(
    'the style sheets change the theme of Mintlify',
    'Copy what your content needs to a style sheet of `theme.css`',
  ),
}

/** The API descriptions are migrated with the navigation. The playground is docgen's console. */
function convertApi({ value, path }: Part): Converted {
  const { openapi: _openapi, playground, ...others } = toFields(value)
  const names = Object.keys(others).join(', ')
  const isInteractive =
    toFields(playground)['display'] === undefined || toFields(playground)['display'] === 'interactive'
  return {
    fields: {},
    comments: {},
    notes: [
      {
        status: isInteractive ? 'changed' : 'unneeded',
        path: [...path, 'playground'],
        message: 'docgen sends requests from the browser, so the API has to allow the origin of the docs',
        hint: 'Set `tryIt` of the API in `openapi`',
      },
      ...(names === ''
        ? []
        : [
            {
              status: 'lost' as const,
              path: [],
              name: `api: ${names}`,
              message: 'docgen reads servers, authentication and examples from the API description',
            },
          ]),
    ],
  }
}
