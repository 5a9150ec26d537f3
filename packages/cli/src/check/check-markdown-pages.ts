import type { Diagnostic } from '@docgen/renderer/contract'
import type { Config } from '../config/config.js'
import type { LocateInConfig } from '../config/locate-in-config.js'
import { DEFAULT_CHATS } from '../config/schema/llms.js'

type CheckedConfig = Pick<Config, 'llms' | 'feeds' | 'collections'>

/** A setting without effect as long as pages are not written as Markdown. */
interface Unused {
  readonly path: readonly (string | number)[]
  /** What the site lacks, as the start of the message. */
  readonly effect: string
  readonly hint?: string
}

/** Warns about settings that need pages as Markdown, if the site does not have them. */
export function checkMarkdownPages(config: CheckedConfig, locateInConfig: LocateInConfig): Diagnostic[] {
  if (config.llms.pages) return []
  return listUnused(config).map(({ path, effect, hint = 'Write llms: { pages: true }' }) => ({
    code: 'llms-without-pages',
    severity: 'warning',
    ...locateInConfig(path),
    message: `${effect}: pages as Markdown are off`,
    hint,
  }))
}

function listUnused({ llms, feeds, collections }: CheckedConfig): readonly Unused[] {
  const blogs = collections.filter(({ kind }) => kind === 'blog')
  return [
    ...(llms.full
      ? [
          {
            path: ['llms', 'full'],
            effect: 'docgen does not write llms-full.txt',
            hint: 'Write llms: { pages: true, full: true }',
          },
        ]
      : []),
    // The schema copies the default value, so compare the content.
    ...(JSON.stringify(llms.chats) === JSON.stringify(DEFAULT_CHATS)
      ? []
      : [{ path: ['llms', 'chats'], effect: 'no page shows the menu with these chats' }]),
    ...feeds.flatMap(({ content }, index) =>
      content === 'full' ? [{ path: ['feeds', index, 'content'], effect: 'the feed has only summaries' }] : [],
    ),
    ...blogs.flatMap(({ blog, position }) =>
      blog?.feedContent === 'full'
        ? [{ path: [...position, 'feedContent'], effect: 'the feeds of the blog have only summaries' }]
        : [],
    ),
  ]
}
