import { definePlugin } from '@docgen/cli'

/** Addresses, titles and places that follow from what pages there are. */
export const moves = definePlugin({
  name: 'moves',
  version: '1',
  pages: ({ pages }) => {
    const releases = pages.filter(({ id }) => id.startsWith('releases/'))
    return {
      change: [
        ...releases.map(({ source }, index) => ({
          source,
          frontMatter: { sidebar_position: releases.length - index, tags: ['release'] },
        })),
        { source: 'docs/guide.md', frontMatter: { slug: '/start-here', title: 'Start here', sidebar_position: 1 } },
      ],
      add: [
        {
          path: 'docs/releases/index.md',
          text: `# Releases\n\n${releases.map(({ title, source }) => `- [${title}](./${source.split('/').at(-1)})`).join('\n')}\n`,
        },
      ],
    }
  },
})
