import { join } from 'node:path'
import { readRegularFile } from '../../config/read-regular-file.js'
import type { Note } from '../convert/note.js'

const FILES = ['index.ts', 'index.js', 'index.mts', 'index.mjs']
const COMPONENT = /\.component\(\s*['"]([\w-]+)['"]/g
const STYLES = /import\s+['"]([^'"]+\.(?:css|scss|sass|less|styl))['"]/g

/** Reports what a custom theme of VitePress adds: components and style sheets. Empty without a theme. */
export function readTheme(siteDir: string, folder: string): readonly Note[] {
  const themeFolder = folder === '' ? '.vitepress/theme' : `${folder}/.vitepress/theme`
  for (const name of FILES) {
    const text = read(join(siteDir, themeFolder, name))
    if (text === undefined) continue
    const components = [...text.matchAll(COMPONENT)].map(([, component]) => component)
    const sheets = [...text.matchAll(STYLES)].flatMap(([, path]) => (path === undefined ? [] : [path]))
    const list = components.length === 0 ? '' : `, with the components ${components.join(', ')}`
    return [
      {
        status: 'lost',
        path: [],
        name: `${themeFolder}/${name}`,
        message: `docgen has a theme of its own and no components of Vue${list}`,
        hint: 'Replace components by blocks of docgen, or write islands',
      },
      ...sheets.map(
        (path): Note => ({
          status: 'lost',
          path: [],
          name: `the style sheet ${path}`,
          message: 'its rules are for the HTML of VitePress',
          hint: 'Set the tokens of docgen in a style sheet of theme.css',
        }),
      ),
    ]
  }
  return []
}

function read(path: string): string | undefined {
  try {
    return readRegularFile(path).toString()
  } catch {
    return undefined
  }
}
