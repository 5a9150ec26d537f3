import { isRecord } from '../../config/schema/is-record.js'
import type { PluginUse } from '../docusaurus/plugin-use.js'
import { BLOG, PAGES } from './carry-content.js'

const FOLDERS: Readonly<Record<string, string>> = { [BLOG]: 'blog', [PAGES]: 'src/pages' }

/** The folders that the content plugins of a Docusaurus site read, and that of older versions; each once. */
export function contentFolders(plugins: readonly PluginUse[]): readonly string[] {
  const folders = plugins.map(({ name, options: { value } }) =>
    isRecord(value) && typeof value['path'] === 'string' ? value['path'] : (FOLDERS[name] ?? 'docs'),
  )
  const versioned = plugins.flatMap(({ options: { value } }) =>
    isRecord(value) && typeof value['id'] === 'string' ? [`${value['id']}_versioned_docs`] : [],
  )
  return [...new Set([...folders, 'versioned_docs', ...versioned, 'i18n'])]
}

/** Blocks and spans of code, and comments: no HTML of the page. */
const NO_HTML =
  /^ *(`{3,}(?!`)|~{3,}(?!~))[\s\S]*?(?:\n *\1|(?![\s\S]))|(?<!`)(`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?(?<!`)\2(?!`)|<!--[\s\S]*?(?:-->|(?![\s\S]))|\{\/\*[\s\S]*?(?:\*\/\}|(?![\s\S]))/gm

/** A document without what only shows HTML. */
export function withoutCode(text: string): string {
  return text.replace(NO_HTML, '')
}
