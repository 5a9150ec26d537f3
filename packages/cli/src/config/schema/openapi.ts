import * as z from 'zod/mini'
import { byDefault, optional, required } from './field.js'
import { filledText, origin, pathOrAddress, webUrl } from './text.js'

/** API descriptions to build pages from. */
export const openapiSchema = z.array(
  z.strictObject({
    path: required(filledText(), 'The OpenAPI file, relative to the config.'),
    routeBasePath: required(
      z.pipe(
        z.string(),
        z.transform((path) => `/${path.replace(/^\/+|(?<!\/)\/+$/g, '')}`),
      ),
      'Path below which its pages are served.',
    ),
    remoteRefs: byDefault(
      z.array(origin()),
      [],
      'Sites that its references may lead to, such as `https://schemas.example.org`: files are fetched from there when the site is built.',
    ),
    url: optional(
      webUrl(),
      'URL at which the API serves this description. Relative `servers` are resolved against it, as the specification says.',
    ),
    webhooks: byDefault(
      z.enum(['pages', 'overview']),
      'pages',
      "Where its webhooks are shown: `pages` gives each a page and a sidebar entry, `overview` shows all of them on the API's first page.",
    ),
    linkBase: optional(
      pathOrAddress(),
      'Where relative links in its texts lead, and those that begin with `/`: an address such as `https://example.org/docs`, or a path of this site.',
    ),
    label: optional(
      filledText(),
      "Name of its category in the sidebar that follows the folders; `API Reference` in the language of the page where absent, or the description's own title where there are several.",
    ),
    position: optional(
      z.number(),
      'Place of that category among those of the root folder, by the same numbers as `position` in a category file; after all others where absent.',
    ),
  }),
)
