import * as z from 'zod/mini'
import { required } from './field.js'
import { pathOrUrl, sitePath } from './text.js'

/** Redirects from old routes. */
export const redirectsSchema = z.array(
  z.strictObject({
    from: required(sitePath(), 'Old path, without the base URL.'),
    to: required(pathOrUrl(), 'Route of a page, or the URL of another site.'),
  }),
)
