import { describePage } from '../describe-page.js'
import type { Dialect } from '../dialect.js'
import { insertLine } from '../source-line.js'

/** Docsy shows no title above a list of posts. */
function isPostList(path: string): boolean {
  const folders = path.split('/')
  return folders.pop() === '_index.md' && folders.includes('blog')
}

/**
 * Adds to the Markdown that `hugo` has converted what Docsy shows: the description below the title, except on landing
 * pages, and no title above a list of posts.
 */
export const convertDocsy: Dialect = ({ frontMatter, body }, { path }) => {
  const [first, ...rest] = frontMatter
  if (!first) return { frontMatter, body }
  const isLanding = rest.some(({ text }) => text === 'layout: home')
  return {
    frontMatter: isPostList(path) ? [first, insertLine('hide_title: true', first), ...rest] : frontMatter,
    body: isLanding ? body : [...describePage(frontMatter), ...body],
  }
}
