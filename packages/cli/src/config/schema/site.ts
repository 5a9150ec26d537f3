import { z } from 'zod'
import { announcementBarSchema } from './announcement-bar.js'
import { checksShape } from './checks.js'
import { colorModeSchema } from './color-mode.js'
import { docsSchema } from './docs.js'
import { footerSchema } from './footer.js'
import { highlightSchema } from './highlight.js'
import { i18nSchema } from './i18n.js'
import { markdownSchema } from './markdown.js'
import { metadataSchema } from './metadata.js'
import { navbarSchema } from './navbar.js'
import { openapiSchema } from './openapi.js'
import { placeholdersSchema } from './placeholders.js'
import { redirectsSchema } from './redirects.js'
import { scriptsSchema } from './scripts.js'
import { searchSchema } from './search.js'
import { socialCardSchema } from './social-card.js'
import { filledText, origin } from './text.js'
import { textsSchema } from './texts.js'
import { themeSchema } from './theme.js'
import { versionsSchema } from './versions.js'

/** The whole `site.config.ts`. */
export const siteSchema = z.strictObject({
  title: filledText().describe('Name of the site.'),
  url: origin().describe('Protocol and host that the site is served from, without a path.'),
  tagline: z.string().default('').describe('One sentence about the site.'),
  baseUrl: z
    .string()
    .transform((path) => `/${path.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/'))
    .default('/')
    .describe('Path below which the site is served, with a slash at both ends.'),
  trailingSlash: z
    .boolean()
    .optional()
    .describe(
      "`true`: addresses end in a slash, pages are folders; `false`: they don't, pages are `.html` files; left out: folders, and links stay as they are written.",
    ),
  titleDelimiter: filledText().default('|').describe("What stands between a page's title and the site's."),
  favicon: filledText().exactOptional().describe('Icon of the site, as a path inside a static folder.'),
  organizationName: filledText().exactOptional().describe('Who publishes the site.'),
  projectName: filledText().exactOptional().describe('What the site is about.'),
  noIndex: z.boolean().default(false).describe('Keep the whole site out of search engines.'),
  staticDirectories: z
    .array(filledText())
    .default(['static'])
    .describe('Folders whose files are copied as they are, relative to the config.'),
  theme: themeSchema.prefault({}).describe('Which theme draws the pages.'),
  docs: docsSchema.prefault({}).describe('The documents.'),
  navbar: navbarSchema.prefault({}).describe('The bar at the top of every page.'),
  footer: footerSchema.exactOptional().describe('What stands below every page; no footer if left out.'),
  announcementBar: announcementBarSchema.exactOptional().describe('A line above the navigation bar.'),
  colorMode: colorModeSchema.prefault({}).describe('Light and dark.'),
  metadata: metadataSchema.default([]).describe('Extra `<meta>` elements in the head of every page.'),
  scripts: scriptsSchema.default([]).describe('Scripts in the head of every page.'),
  socialCard: socialCardSchema.exactOptional().describe('Picture that stands for a page when it is shared.'),
  highlight: highlightSchema.prefault({}).describe('Colours of code blocks.'),
  markdown: markdownSchema.prefault({}).describe('How Markdown is read.'),
  i18n: i18nSchema.prefault({}).describe('The languages of the site.'),
  versions: versionsSchema.prefault({}).describe('Versions of the documents.'),
  openapi: openapiSchema.default([]).describe('API descriptions that become pages.'),
  search: searchSchema.prefault({}).describe("The site's own search."),
  placeholders: placeholdersSchema
    .default({})
    .describe('Facts of the site: `{name}` in slugs and prose becomes the value.'),
  redirects: redirectsSchema.default([]).describe('Old addresses that lead to new ones.'),
  ...checksShape,
  texts: textsSchema.default({}).describe("Texts of the interface in place of the theme's: by locale, then by key."),
})
