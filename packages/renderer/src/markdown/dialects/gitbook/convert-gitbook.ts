import type { Dialect } from '../dialect.js'
import { convertBlocks } from './convert-blocks.js'
import { convertFrontMatter } from './convert-front-matter.js'

/** Converts the Markdown that GitBook writes into repositories to docgen's Markdown. */
export const convertGitBook: Dialect = ({ frontMatter, body }, context) => ({
  frontMatter: convertFrontMatter(frontMatter, context.drop),
  body: convertBlocks(body, context),
})
