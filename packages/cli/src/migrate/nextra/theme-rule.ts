import { posix } from 'node:path'
import { addFrontMatter } from '../../config/add-front-matter.js'
import { isRecord } from '../../config/is-record.js'
import { readRawFields } from '../../config/read-front-matter.js'
import type { ContentRule } from '../rewrite/content-rule.js'
import type { NextraPages } from './nextra-pages.js'

/** Fields of front matter for options of the theme that are off. */
const FIELDS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  toc: { hide_table_of_contents: true },
  sidebar: { displayed_sidebar: null },
  pagination: { pagination_prev: null, pagination_next: null },
}

/** Fields of front matter for the options of a theme in `_meta`; `undefined` if none has an equivalent. */
export function fieldsOfOption(name: string, value: unknown): Readonly<Record<string, unknown>> | undefined {
  if (name === 'layout' && value === 'full') return FIELDS['toc']
  return value === false && Object.hasOwn(FIELDS, name) ? FIELDS[name] : undefined
}

/** Options of the theme for a page, or for a folder of pages. */
export interface ThemeEntry {
  /** Relative to the folder of all pages, without extension. */
  readonly path: string
  readonly theme: unknown
}

/** Writes options of the theme in `_meta` into the front matter of the pages that they are for. */
export function createThemeRule(
  entries: readonly ThemeEntry[],
  { folder, files, isAppRouter }: Pick<NextraPages, 'folder' | 'files' | 'isAppRouter'>,
): ContentRule {
  // The options of a page win over those of its folder.
  const sorted = entries.toSorted((one, other) => other.path.length - one.path.length)
  const listOptions = (page: string): Readonly<Record<string, unknown>> => {
    const path = isAppRouter ? posix.dirname(page) : page.replace(/\.mdx?$/, '')
    const around = sorted.filter((each) => path === each.path || path.startsWith(`${each.path}/`))
    return Object.assign({}, ...around.toReversed().map(({ theme }) => (isRecord(theme) ? theme : {})))
  }
  return {
    name: 'options of the theme in `_meta` become front matter',
    paths: files.map((file) => posix.join(folder, file)),
    rewrite: (file) => {
      if (!file.path.startsWith(`${folder}/`) || !/\.mdx?$/.test(file.path)) return file
      const options = Object.entries(listOptions(file.path.slice(folder.length + 1)))
      const fields = Object.assign({}, ...options.map(([name, value]) => fieldsOfOption(name, value) ?? {}))
      const own = readRawFields(file.text)
      const added = Object.fromEntries(Object.entries(fields).filter(([name]) => !(name in own)))
      return Object.keys(added).length === 0 ? file : { ...file, text: addFrontMatter(file.text, added) }
    },
  }
}
