import type { SchemaPageLink } from '../../contract/index.js'
import { inEnglish } from '../api-words.js'
import { labelType, MAX_LABEL_DEPTH } from '../schema/label-type.js'
import { readSchema } from '../schema/read-schema.js'
import type { Schema } from '../schema/schema.js'
import type { SchemaRoute } from '../schema-routes.js'
import { type ApiDraft, linkTo } from './api-draft.js'

/**
 * Link to the page of the component that a schema, or the items of its array, refer to; an empty object without a page.
 * The link has no name if the label of the type contains it.
 */
export function linkSchema(schema: Schema, draft: ApiDraft): { readonly page?: SchemaPageLink } {
  if (!draft.findSchemaRoute) return {}
  let named = schema
  for (let depth = 0; depth < MAX_LABEL_DEPTH && named.reference === undefined && named.items; depth++)
    named = readSchema(named.items)
  const page = findPage(named, draft)
  if (!page) return {}
  const isInLabel = named !== schema && labelType(schema, inEnglish).includes(page.name)
  return { page: isInLabel ? { href: page.href } : page }
}

/** The page of the component that a schema refers to, if it has one. */
export function findPage({ reference }: Schema, draft: ApiDraft): SchemaRoute | undefined {
  const route = reference === undefined ? undefined : draft.findSchemaRoute?.(reference)
  return route && { ...route, href: linkTo(draft, route.href, '') }
}
