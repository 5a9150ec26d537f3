import { posix } from 'node:path'
import { listFiles } from '../../read/files/list-files.js'
import type { PositionedNote } from '../write/positioned-note.js'

/** Lists the parts of a site of Astro that are no pages of Starlight: other pages, and translated UI texts. */
export function listOtherFiles(siteDir: string, sourceFolder: string): readonly PositionedNote[] {
  const list = (folder: string): readonly string[] =>
    listFiles({ siteDir, folder: posix.join(sourceFolder, folder), includesDotFiles: false }).value
  return [
    ...list('pages').map((file): PositionedNote => {
      const isMarkdown = /\.mdx?$/.test(file)
      return {
        status: 'lost',
        name: isMarkdown ? 'a page outside of the docs' : 'a page of Astro',
        message: isMarkdown ? 'docgen reads only the docs folder' : 'docgen runs no code of Astro',
        hint: isMarkdown
          ? 'Add its folder to pages in the config'
          : 'Write it as a component of React in a folder of pages, or in Markdown',
        file,
        line: 1,
      }
    }),
    ...list('content/i18n').map(
      (file): PositionedNote => ({
        status: 'lost',
        name: 'UI texts',
        message: 'docgen has texts of its own in 60 languages',
        hint: 'Set other texts in texts in the config',
        file,
        line: 1,
      }),
    ),
  ]
}
