import * as z from 'zod/mini'
import { required } from './field.js'
import { pathOrAddress, sitePath } from './text.js'

/** Redirects from old routes. */
export const redirectsSchema = z.array(
  z.strictObject({
    from: required(sitePath(), 'Old path, without the base URL.'),
    to: required(pathOrAddress(), 'Route of a page, or the URL of another site.'),
  }),
)
