import type { Dialect } from '../dialect.js'
import { convertBlocks } from './convert-blocks.js'
import { convertFrontMatter, scalarOf } from './convert-front-matter.js'
import { joinTags } from './join-tags.js'
import { readFrontMatter } from './read-front-matter.js'

const LANDING = /\{\{[<%]\s*blocks\/(?:cover|section|lead)[\s>%]/

/** Converts the Markdown of Hugo, with the shortcodes of Docsy and of other themes, to docgen's Markdown. */
export const convertHugo: Dialect = (text, context) => {
  const read = readFrontMatter(text)
  if (read.isInvalid) context.drop('front matter that is neither YAML nor TOML nor JSON', read.first)
  const values = new Map(
    read.fields.flatMap(({ key, value }) => {
      const scalar = scalarOf(value)
      return scalar === undefined ? [] : [[key, scalar] as const]
    }),
  )
  const isLanding = read.body.some((line) => LANDING.test(line.text))
  return {
    frontMatter: convertFrontMatter(read, { isLanding }, context),
    body: convertBlocks(joinTags(read.body), { ...context, values }),
  }
}
