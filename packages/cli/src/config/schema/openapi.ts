import * as z from 'zod/mini'
import { required } from './field.js'
import { filledText } from './text.js'

/** API descriptions that become pages. */
export const openapiSchema = z.array(
  z.strictObject({
    path: required(filledText(), 'The OpenAPI file, relative to the config.'),
    routeBasePath: required(
      z.pipe(
        z.string(),
        z.transform((path) => `/${path.replace(/^\/+|\/+$/g, '')}`),
      ),
      'Path below which its pages are served.',
    ),
  }),
)
