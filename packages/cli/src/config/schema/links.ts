import * as z from 'zod/mini'
import { checkAttributeNames } from './attributes.js'
import { required } from './field.js'
import { filledText, linkTarget } from './text.js'

/** Relations that `links` rejects → the reason. `stylesheet` is rejected only for files of the site. */
const REJECTED_RELATIONS: Readonly<Record<string, string>> = {
  stylesheet: "a site's own style sheets belong in theme.css",
  canonical: 'docgen sets the canonical URL of every page',
}

const link = z
  .catchall(
    z.object({
      rel: required(
        filledText(),
        'Relation to the page, such as `preconnect`, `apple-touch-icon`, `manifest`, or `stylesheet` for a style sheet of another site.',
      ),
      href: required(linkTarget(), 'Path inside a static folder, or a URL.'),
    }),
    z.optional(z.union([z.string(), z.boolean()])),
  )
  .check(
    z.superRefine((attributes, context) => {
      for (const rel of String(attributes.rel).toLowerCase().split(/\s+/)) {
        if (rel === 'stylesheet' && /^(?:https?:)?\/\//i.test(String(attributes.href))) continue
        if (Object.hasOwn(REJECTED_RELATIONS, rel))
          context.addIssue({ code: 'custom', path: ['rel'], message: REJECTED_RELATIONS[rel] ?? '' })
      }
      checkAttributeNames(attributes, context)
    }),
  )

/** `<link>` elements in the head of every page: icons, a web app's manifest, preconnects. */
export const linksSchema = z.array(link)

/** JSON-LD for the head of every page, each an object with `@context`. */
export const structuredDataSchema = z.array(z.record(z.string(), z.unknown()))
