import { z } from 'zod'
import { filledText } from './text.js'

/** API descriptions that become pages. */
export const openapiSchema = z.array(
  z.strictObject({
    path: filledText().describe('The OpenAPI file, relative to the config.'),
    routeBasePath: z
      .string()
      .transform((path) => `/${path.replace(/^\/+|\/+$/g, '')}`)
      .describe('Path below which its pages are served.'),
  }),
)
