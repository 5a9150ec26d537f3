import * as z from 'zod/mini'
import { isBaseUrl } from '../is-base-url.js'
import { announcementBarSchema } from './announcement-bar.js'
import { checksShape } from './checks.js'
import { colorModeSchema } from './color-mode.js'
import { docsListSchema, docsSchema } from './docs.js'
import { expected } from './expected.js'
import { byDefault, optional, required } from './field.js'
import { footerSchema } from './footer.js'
import { highlightSchema } from './highlight.js'
import { i18nSchema } from './i18n.js'
import { linksSchema, structuredDataSchema } from './links.js'
import { markdownSchema } from './markdown.js'
import { metadataSchema } from './metadata.js'
import { navbarSchema } from './navbar.js'
import { openapiSchema } from './openapi.js'
import { placeholdersSchema } from './placeholders.js'
import { blogSchema, pagesSchema } from './plain-folders.js'
import { pluginsSchema } from './plugins.js'
import { redirectsSchema } from './redirects.js'
import { scriptsSchema } from './scripts.js'
import { searchSchema } from './search.js'
import { securitySchema } from './security.js'
import { socialCardSchema } from './social-card.js'
import { filledText, origin } from './text.js'
import { textsSchema } from './texts.js'
import { themeSchema } from './theme.js'
import { versionsSchema } from './versions.js'

/** The whole `site.config.ts`. */
export const siteSchema = z.strictObject({
  title: required(filledText(), 'Name of the site.'),
  url: required(origin(), 'Protocol and host that the site is served from, without a path.'),
  tagline: byDefault(z.string(), '', 'One sentence about the site.'),
  baseUrl: byDefault(
    z.pipe(
      z.string().check(z.refine(isBaseUrl, expected('a path such as /docs/'))),
      z.transform((path) => `/${path.replace(/^\/+|(?<!\/)\/+$/g, '')}/`.replace('//', '/')),
    ),
    '/',
    'Path below which the site is served, such as `/docs/`. Slashes at its ends may be left out.',
  ),
  trailingSlash: required(
    z.optional(z.boolean()),
    "`true`: addresses end in a slash, pages are folders; `false`: they don't, pages are `.html` files; left out: folders, and links stay as they are written.",
  ),
  titleDelimiter: byDefault(filledText(), '|', "What stands between a page's title and the site's."),
  favicon: optional(filledText(), 'Icon of the site, as a path inside a static folder.'),
  organizationName: optional(filledText(), 'Who publishes the site.'),
  projectName: optional(filledText(), 'What the site is about.'),
  customFields: byDefault(
    z.record(z.string(), z.unknown()),
    {},
    'Data for components, which find it in `useDocusaurusContext().siteConfig.customFields`: for values that components share and the config alone knows, such as those from the environment.',
  ),
  noIndex: byDefault(z.boolean(), false, 'Keep the whole site out of search engines.'),
  staticDirectories: byDefault(
    z.array(filledText()),
    ['static'],
    'Folders whose files are copied as they are, relative to the config.',
  ),
  theme: byDefault(themeSchema, {}, 'Which theme draws the pages.'),
  docs: byDefault(
    z.union([docsSchema, docsListSchema]),
    {},
    'The documents; a list where there are several folders of them, each with an `id` and a `routeBasePath` of its own.',
  ),
  pages: byDefault(pagesSchema, {}, 'Plain pages beside the documents, where there is such a folder; `false`: none.'),
  blog: optional(blogSchema, 'Posts: a list of them, a page for each, and feeds. Nothing is read without it.'),
  navbar: byDefault(navbarSchema, {}, 'The bar at the top of every page.'),
  footer: optional(footerSchema, 'What stands below every page; no footer if left out.'),
  announcementBar: optional(announcementBarSchema, 'A line above the navigation bar.'),
  colorMode: byDefault(colorModeSchema, {}, 'Light and dark.'),
  metadata: byDefault(metadataSchema, [], 'Extra `<meta>` elements in the head of every page.'),
  links: byDefault(
    linksSchema,
    [],
    'Extra `<link>` elements in the head of every page, each as its attributes: icons, a manifest, `preconnect`.',
  ),
  structuredData: byDefault(
    structuredDataSchema,
    [],
    'What search engines are told on every page, as objects of JSON-LD: the organisation, the product.',
  ),
  scripts: byDefault(
    scriptsSchema,
    [],
    'Scripts in the head of every page; a text is short for its `src`, further fields are attributes of the element.',
  ),
  security: byDefault(securitySchema, {}, 'What browsers forbid pages to do.'),
  socialCard: optional(socialCardSchema, 'Picture that stands for a page when it is shared.'),
  highlight: byDefault(highlightSchema, {}, 'Colours of code blocks.'),
  markdown: byDefault(markdownSchema, {}, 'How Markdown is read.'),
  i18n: byDefault(i18nSchema, {}, 'The languages of the site.'),
  versions: byDefault(versionsSchema, {}, 'Versions of the documents.'),
  openapi: byDefault(openapiSchema, [], 'API descriptions that become pages.'),
  search: byDefault(searchSchema, {}, "The site's own search."),
  placeholders: byDefault(placeholdersSchema, {}, 'Facts of the site: `{name}` in slugs and prose becomes the value.'),
  redirects: byDefault(redirectsSchema, [], 'Old addresses that lead to new ones.'),
  plugins: byDefault(
    pluginsSchema,
    [],
    'What other code adds to builds, in this order: plugins, names of packages, or lists of a name and its options.',
  ),
  ...checksShape,
  texts: byDefault(textsSchema, {}, "Texts of the interface in place of the theme's: by locale, then by key."),
})
