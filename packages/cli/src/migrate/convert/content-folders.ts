import type { PluginUse } from '../../config/docusaurus/plugin-use.js'
import { isRecord } from '../../config/is-record.js'
import { BLOG, PAGES } from './convert-content.js'
import type { SiteLayout } from './site-layout.js'

/** Plugin → the folder that it reads by default. */
const DEFAULT_FOLDERS: Readonly<Record<string, string>> = { [BLOG]: 'blog', [PAGES]: 'src/pages' }

/** Lists the folders that content plugins of Docusaurus read, including older versions and translations, each once. */
export function listContentFolders(plugins: readonly PluginUse[]): readonly string[] {
  const folders = plugins.map(({ name, options: { value } }) =>
    isRecord(value) && typeof value['path'] === 'string' ? value['path'] : (DEFAULT_FOLDERS[name] ?? 'docs'),
  )
  const versioned = plugins.flatMap(({ options: { value } }) =>
    isRecord(value) && typeof value['id'] === 'string' ? [`${value['id']}_versioned_docs`] : [],
  )
  return [...new Set([...folders, 'versioned_docs', ...versioned, 'i18n'])]
}

/** A page or a partial of a Docusaurus site. */
export interface ContentPage {
  /** Relative to the site's folder. */
  readonly file: string
  /** Without code and comments. */
  readonly text: string
}

/** Reads and yields each Markdown file in the folders of content plugins. */
export function* eachContentPage(
  plugins: readonly PluginUse[],
  { listFiles, readFile }: Pick<SiteLayout, 'listFiles' | 'readFile'>,
): Generator<ContentPage> {
  for (const folder of listContentFolders(plugins)) {
    for (const name of listFiles(folder)) {
      const file = `${folder}/${name}`
      if (/\.mdx?$/.test(name)) yield { file, text: removeCode(readFile(file) ?? '') }
    }
  }
}

/** Code blocks, code spans and comments, which contain no HTML of the page. */
const NO_HTML =
  /^ *(`{3,}(?!`)|~{3,}(?!~))[\s\S]*?(?:\n *\1|(?![\s\S]))|(?<!`)(`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?(?<!`)\2(?!`)|<!--[\s\S]*?(?:-->|(?![\s\S]))|\{\/\*[\s\S]*?(?:\*\/\}|(?![\s\S]))/gm

/** Removes code and comments from the text of a page: HTML in them is not part of the page. */
export function removeCode(text: string): string {
  return text.replace(NO_HTML, '')
}
