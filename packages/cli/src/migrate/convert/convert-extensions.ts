import type { DocusaurusConfig } from '../../config/docusaurus/run-docusaurus-config.js'
import type { ConvertContext } from './convert-context.js'
import { type Converted, nothing, putAt } from './converted.js'

const LISTS = ['presets', 'themes', 'plugins']
const MODULE = /\.(?:[jt]sx?|mdx)$/
const READS_CONFIG = /useDocusaurusContext|@generated\/docusaurus\.config/

/**
 * Migrates the lists of presets, themes and plugins as data, if components of the site read them from the config. As in
 * Docusaurus, functions in the lists are `null`.
 */
export function convertExtensions({ fields }: DocusaurusConfig, { layout }: ConvertContext): Converted {
  const readers = layout
    .listFiles('src')
    .filter((name) => MODULE.test(name))
    .map((name) => layout.readFile(`src/${name}`) ?? '')
    .filter((text) => READS_CONFIG.test(text))
  const usedLists = LISTS.filter(
    (list) =>
      Array.isArray(fields[list]) &&
      readers.some((text) => new RegExp(`\\.${list}\\b|[{,]\\s{0,99}${list}\\s{0,99}[,}:]`).test(text)),
  )
  const lists = Object.fromEntries(usedLists.map((list) => [list, JSON.parse(JSON.stringify(fields[list]))]))
  if (usedLists.length === 0) return nothing()
  return {
    fields: putAt('customFields', lists),
    comments: {},
    notes: usedLists.map((list) => ({
      status: 'migrated',
      path: [],
      name: `${list} that components read`,
      message: `\`customFields.${list}\`, as data`,
    })),
  }
}
