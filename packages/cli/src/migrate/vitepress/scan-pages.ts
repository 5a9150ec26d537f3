import { join } from 'node:path'
import { loadDialects } from '@docgen/renderer/markdown'
import { readRegularFile } from '../../config/read-regular-file.js'
import type { PositionedNote } from '../write/positioned-note.js'
import type { PageFolder } from './site-pages.js'

/** Lists what docgen cannot show of the Markdown of the pages, with positions. */
export async function scanPages(
  siteDir: string,
  folders: readonly PageFolder[],
  sourceFolder: string,
): Promise<readonly PositionedNote[]> {
  const convert = await loadDialects(['vitepress'], [sourceFolder === '.' ? '' : sourceFolder])
  return folders.flatMap(({ path, files }) =>
    files.flatMap((name): readonly PositionedNote[] => {
      const file = path === '.' ? name : `${path}/${name}`
      return convert(read(join(siteDir, file)), file).dropped.map(({ kind, line }) => ({
        status: 'lost',
        name: kind,
        message: kind.startsWith('the component')
          ? 'pages show only the text between its tags'
          : 'pages are shown without it',
        ...(HINTS[kind] && { hint: HINTS[kind] }),
        file,
        line,
      }))
    }),
  )
}

const HINTS: Readonly<Record<string, string>> = {
  'expressions in braces': 'docgen shows the braces. Write the value, or a placeholder of the config',
  '<script> blocks': 'docgen resolves only constants with literal values',
  '<style> blocks': 'Add the rules to a style sheet in theme.css',
}

function read(path: string): string {
  try {
    return readRegularFile(path).toString()
  } catch {
    return ''
  }
}
