import { definePlugin } from '@docgen/cli'

/** A file for machines. */
export const counts = definePlugin({
  name: 'counts',
  version: '1',
  emit: ({ pages, site }) => {
    const lines = pages
      .filter(({ kind }) => kind === 'doc')
      .map(({ href, headings, links, sections }) => {
        const words = sections.flatMap(({ text }) => text.split(/\s+/).filter(Boolean))
        return `${site.url}${href} ${headings.length} headings, ${links.length} links, ${words.length} words\n`
      })
    return [{ file: 'counts.txt', content: lines.join('') }]
  },
})
