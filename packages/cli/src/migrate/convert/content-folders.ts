import type { PluginUse } from '../../config/docusaurus/plugin-use.js'
import { isRecord } from '../../config/is-record.js'
import { BLOG, PAGES } from './convert-content.js'

const FOLDERS: Readonly<Record<string, string>> = { [BLOG]: 'blog', [PAGES]: 'src/pages' }

/** The folders that a Docusaurus site's content plugins read, and the folder of older versions; without duplicates. */
export function contentFolders(plugins: readonly PluginUse[]): readonly string[] {
  const folders = plugins.map(({ name, options: { value } }) =>
    isRecord(value) && typeof value['path'] === 'string' ? value['path'] : (FOLDERS[name] ?? 'docs'),
  )
  const versioned = plugins.flatMap(({ options: { value } }) =>
    isRecord(value) && typeof value['id'] === 'string' ? [`${value['id']}_versioned_docs`] : [],
  )
  return [...new Set([...folders, 'versioned_docs', ...versioned, 'i18n'])]
}

/** Code blocks, code spans and comments, which contain no HTML of the page. */
const NO_HTML =
  /^ *(`{3,}(?!`)|~{3,}(?!~))[\s\S]*?(?:\n *\1|(?![\s\S]))|(?<!`)(`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?(?<!`)\2(?!`)|<!--[\s\S]*?(?:-->|(?![\s\S]))|\{\/\*[\s\S]*?(?:\*\/\}|(?![\s\S]))/gm

/** A page without code that shows HTML. */
export function withoutCode(text: string): string {
  return text.replace(NO_HTML, '')
}
