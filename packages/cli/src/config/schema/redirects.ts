import { z } from 'zod'
import { pathOrAddress, sitePath } from './text.js'

/** Old addresses that lead to new ones. */
export const redirectsSchema = z.array(
  z.strictObject({
    from: sitePath().describe('Old path, without the base URL.'),
    to: pathOrAddress().describe('Route of a page, or the address of another site.'),
  }),
)
