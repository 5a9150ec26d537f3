import * as z from 'zod/mini'
import { byDefault, required } from './field.js'
import { filledText, sitePath } from './text.js'

/** Schema of a field for the content of a feed's entries. */
export function feedContent() {
  return z.enum(['summary', 'full'])
}

/** Feeds of pages that are not posts. */
export const feedsSchema = z.array(
  z.strictObject({
    path: required(
      sitePath(),
      'Path below which the pages are, without base URL, language and version, such as `/releases`. The feeds are there, too.',
    ),
    title: required(filledText(), 'Title of the feeds. The site’s title precedes it.'),
    description: byDefault(z.string(), '', 'One sentence about the feeds.'),
    limit: byDefault(z.int().check(z.gte(1)).check(z.lte(1000)), 20, 'Number of pages in each feed, newest first.'),
    content: byDefault(
      feedContent(),
      'summary',
      'What an entry contains: the description of its page, or with `full` also its whole text. `full` needs `llms.pages`.',
    ),
  }),
)
