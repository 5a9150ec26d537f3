import * as z from 'zod/mini'
import { isBaseUrl } from '../site-path.js'
import { cacheSchema } from './cache.js'
import { checksShape } from './checks.js'
import { defineSchema, extensionsSchema } from './define.js'
import { docsSchema, folderList } from './docs.js'
import { feedsSchema } from './feeds.js'
import { byDefault, expected, optional, required } from './field.js'
import { footerSchema } from './footer.js'
import { gatesSchema } from './gates.js'
import { highlightSchema } from './highlight.js'
import { i18nSchema } from './i18n.js'
import { linksSchema, structuredDataSchema } from './links.js'
import { llmsSchema } from './llms.js'
import { markdownSchema } from './markdown.js'
import { navbarSchema } from './navbar.js'
import { openapiSchema } from './openapi.js'
import { blogSchema, pagesSchema } from './plain-folders.js'
import { pluginsSchema } from './plugin.js'
import { scriptsSchema } from './scripts.js'
import { searchSchema } from './search.js'
import { securitySchema } from './security.js'
import { socialCardsSchema } from './social-cards.js'
import { cssColor, filledText, newUrl, oldPath, origin, pathOrUrl } from './text.js'
import { colorModeSchema, themeSchema } from './theme.js'
import { versionsSchema } from './versions.js'

/** A dismissible bar above the navbar. */
const announcementBarSchema = z.strictObject({
  id: byDefault(
    filledText(),
    'announcement-bar',
    'Id of the announcement. A new id shows it again to readers who closed the last one.',
  ),
  content: required(filledText(), 'Content, as HTML.'),
  backgroundColor: optional(cssColor(), 'CSS color; defaults to that of the theme.'),
  textColor: optional(cssColor(), 'CSS color; defaults to that of the theme.'),
  isCloseable: byDefault(z.boolean(), true, 'Whether readers can close it.'),
})

/** Redirects from old routes. */
const redirectsSchema = z.array(
  z.strictObject({
    from: required(oldPath(), 'Old path, without the base URL.'),
    to: required(newUrl(), 'Route of a page, or the URL of another site.'),
  }),
)

/** Site facts by name: `{name}` in slugs and content is replaced with the value. */
const placeholdersSchema = z.record(
  z.string().check(z.refine((name) => /^[\w-]+$/.test(name), expected('letters, digits, - and _'))),
  z.string(),
)

/** Where readers' feedback on pages is sent. */
const feedbackSchema = z.strictObject({
  to: required(
    filledText().check(
      z.refine(
        (target) => target === 'event' || /^(?:mailto:[^\s@?]+@[^\s@?]+|\/(?!\/)\S*|https?:\/\/\S+)$/.test(target),
        expected('event, a path such as /api/feedback, a URL, or mailto: with an email address'),
      ),
    ),
    '`event`: only the event `docgen:feedback`, for a script of the site. A path or URL: also a POST request with JSON. `mailto:docs@example.com`: links that open an email.',
  ),
})

/** UI texts that override the theme's: by locale, then by key. */
const textsSchema = z.record(z.string(), z.record(z.string(), z.string()))

/** Social card image of pages that do not set another image. */
const socialCardSchema = pathOrUrl()

/** Extra `<meta>` elements in the head of every page, each as its attributes. */
const metadataSchema = z.array(z.record(z.string(), z.string()))

/** The whole `site.config.ts`. */
export const siteSchema = z.strictObject({
  title: required(filledText(), 'Name of the site.'),
  url: required(origin(), 'Protocol and host of the site, without a path.'),
  tagline: byDefault(z.string(), '', 'One sentence about the site.'),
  baseUrl: byDefault(
    z.pipe(
      z.string().check(z.refine(isBaseUrl, expected('a path such as /docs/'))),
      z.transform((path) => `/${path.replace(/^\/+|(?<!\/)\/+$/g, '')}/`.replace('//', '/')),
    ),
    '/',
    'Path below which the site is served, such as `/docs/`. The slashes at both ends are optional.',
  ),
  trailingSlash: required(
    z.optional(z.union([z.boolean(), z.literal('folders')])),
    "`true`: URLs end in a slash, and pages are folders. `false`: URLs have no slash, and pages are `.html` files. `'folders'`: the same as `false`, but URLs of folders end in a slash, and their pages are `index.html` files, as in VitePress. Unset: pages are folders, and links stay as written.",
  ),
  titleDelimiter: byDefault(filledText(), '|', 'Separator between the title of a page and the title of the site.'),
  favicon: optional(filledText(), 'Icon of the site: a path inside a static folder.'),
  organizationName: optional(filledText(), 'Publisher of the site.'),
  projectName: optional(filledText(), 'Project that the site documents.'),
  customFields: byDefault(
    z.record(z.string(), z.unknown()),
    {},
    'Data for components, available as `useDocusaurusContext().siteConfig.customFields`. Use it for values that only the config knows, such as environment variables.',
  ),
  noIndex: byDefault(z.boolean(), false, 'Ask search engines not to index the site.'),
  staticDirectories: byDefault(
    z.array(filledText()),
    ['static'],
    'Folders whose files docgen copies unchanged, relative to the config.',
  ),
  staticFiles: byDefault(
    z.array(filledText()),
    [],
    'Files outside of these folders that docgen copies to the same path, as glob patterns relative to the config, such as `images/**`.',
  ),
  theme: byDefault(themeSchema, {}, 'The theme that renders the pages.'),
  docs: byDefault(
    z.union([docsSchema, folderList(docsSchema)]),
    {},
    'The docs folder, or a list of docs folders, each with its own `id` and `routeBasePath`.',
  ),
  pages: byDefault(
    pagesSchema,
    {},
    'Standalone pages, if the folder exists; or a list of such folders, each with its own `id`. `false` disables them.',
  ),
  blog: optional(
    blogSchema,
    'A blog: a list of posts, a page per post, and feeds; or a list of blogs, each with its own `id` and `routeBasePath`. Without this field, docgen reads no posts.',
  ),
  feeds: byDefault(feedsSchema, [], 'Feeds of pages below a path, such as release notes, as RSS, Atom and JSON Feed.'),
  navbar: byDefault(navbarSchema, {}, 'The navbar at the top of every page.'),
  footer: optional(footerSchema, 'The footer of every page. Without this field, pages have no footer.'),
  announcementBar: optional(announcementBarSchema, 'The announcement bar above the navbar.'),
  colorMode: byDefault(colorModeSchema, {}, 'Light and dark mode.'),
  metadata: byDefault(metadataSchema, [], 'Extra `<meta>` elements in the head of every page.'),
  links: byDefault(
    linksSchema,
    [],
    'Extra `<link>` elements in the head of every page, each as its attributes: icons, a manifest, `preconnect`.',
  ),
  structuredData: byDefault(
    structuredDataSchema,
    [],
    'JSON-LD objects in the head of every page, such as the organization or the product.',
  ),
  scripts: byDefault(
    scriptsSchema,
    [],
    'Scripts in the head of every page. A string is the `src`; further fields are attributes of the element.',
  ),
  security: byDefault(securitySchema, {}, 'Restrictions that browsers enforce.'),
  socialCard: optional(socialCardSchema, 'Image of link previews for pages without their own.'),
  socialCards: byDefault(socialCardsSchema, {}, 'Images of link previews, created from the titles of the pages.'),
  highlight: byDefault(highlightSchema, {}, 'Syntax highlighting of code blocks.'),
  markdown: byDefault(markdownSchema, {}, 'How docgen reads Markdown.'),
  alias: byDefault(
    z.record(filledText(), z.union([filledText(), z.literal(false)])),
    {},
    'Aliases for imports in components, pages and MDX. The value is a package, a path that starts with `./`, or `false` for an empty module. `name` also replaces the start of `name/file`, but `name$` does not.',
  ),
  define: byDefault(
    defineSchema,
    {},
    'Constants in components, pages and MDX: a name such as `__DEV__` or `process.env.API_URL`, and its value.',
  ),
  extensions: optional(
    extensionsSchema,
    'Extensions that imports in components, pages and MDX may omit, in order. Defaults to `.mjs`, `.js`, `.jsx`, `.ts`, `.tsx`, `.json`, `.css`.',
  ),
  i18n: byDefault(i18nSchema, {}, 'The languages of the site.'),
  versions: byDefault(versionsSchema, {}, 'Versions of the docs.'),
  openapi: byDefault(openapiSchema, [], 'OpenAPI descriptions to create pages from.'),
  search: byDefault(searchSchema, {}, 'The built-in search.'),
  llms: byDefault(llmsSchema, {}, 'What docgen writes for AI agents and other programs that read the docs.'),
  feedback: optional(
    feedbackSchema,
    "Asks below each page of the docs whether it was helpful, and sends the answer to the site's own code, to a URL or to an email address.",
  ),
  placeholders: byDefault(
    placeholdersSchema,
    {},
    'Values for placeholders: `{name}` in slugs and text becomes the value of `name`.',
  ),
  redirects: byDefault(redirectsSchema, [], 'Redirects from old URLs to new ones.'),
  redirectPages: optional(
    z.boolean(),
    'Whether docgen also writes an HTML page that redirects to each old URL, for hosts that do not read `_redirects`. Defaults to `true` if `url` ends with `github.io`.',
  ),
  plugins: byDefault(
    pluginsSchema,
    [],
    'Plugins, in order: a plugin, the path or package of one, a list of one of these and its options, or `{ docusaurus: file }` for the plugins of a Docusaurus config.',
  ),
  ...checksShape,
  cache: byDefault(cacheSchema, {}, 'Where builds find compiled pages besides the local cache.'),
  checks: byDefault(gatesSchema, {}, 'The gates of `docgen check`: their severity and options.'),
  texts: byDefault(textsSchema, {}, 'UI texts that replace those of the theme, by locale, then by key.'),
})
