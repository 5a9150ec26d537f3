import type { Dialect } from '../dialect.js'
import { convertBlocks } from './convert-blocks.js'

/** Converts the Markdown of MkDocs, with the extensions that Material for MkDocs recommends, to docgen's Markdown. */
export const convertMkdocs: Dialect = ({ frontMatter, body }, context) => ({
  frontMatter,
  body: convertBlocks(body, context),
})
