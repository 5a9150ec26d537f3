import { DOCUSAURUS_CONFIGS } from '../../config/docusaurus/find-docusaurus-config.js'
import type { PluginUse } from '../../config/docusaurus/plugin-use.js'
import { listContentFolders, removeCode } from './content-folders.js'
import { type Converted, nothing } from './converted.js'
import type { SiteLayout } from './site-layout.js'
import { NEW_STYLES } from './styles/convert-styles.js'
import { listClassRules } from './styles/list-class-rules.js'

const SOURCE = /\.(?:mdx?|[jt]sx?)$/
const ATTRIBUTE = /\bclass(?:Name)?\s*=\s*(?:"([^"]*)"|'([^']*)'|\{([^}]*)(?:\}|$))/g
/** A class name of an item of the navbar or the footer. */
const ITEM_CLASS_NAME = /\bclassName:\s{0,9}['"]([^'"\n]*)/g
const TEXT = /'([^']*)'|"([^"]*)"|`([^`]*)`/g

/**
 * Writes rules for Infima's class names in docs, pages and components: Docusaurus includes the whole style sheet,
 * docgen none of it.
 */
export function convertClasses(usedClasses: ReadonlySet<string>): Converted {
  const rules = listClassRules().filter(({ classNames }) => classNames.every((name) => usedClasses.has(name)))
  if (rules.length === 0) return nothing()
  const names = [...new Set(rules.flatMap(({ classNames }) => classNames))]
  const styles = `/* The class names of Infima that this site uses. */\n${rules.map(({ css }) => css).join('\n')}\n`
  return {
    fields: { theme: { css: [`./${NEW_STYLES}`] } },
    comments: {},
    notes: [
      {
        status: 'changed',
        path: [],
        name: 'class names of Infima',
        message: `rules in \`${NEW_STYLES}\` for ${names.map((name) => `\`${name}\``).join(', ')}`,
        hint: 'Other class names of Infima have no effect. Add rules for those that you need to the same file',
      },
    ],
    styles,
  }
}

/** All class names in the content of the plugins, in translations and components, and in the Docusaurus config. */
export function listUsedClasses(plugins: readonly PluginUse[], layout: SiteLayout): ReadonlySet<string> {
  const used = new Set<string>()
  for (const folder of [...listContentFolders(plugins), 'i18n', 'src']) {
    for (const name of layout.listFiles(folder)) {
      if (!SOURCE.test(name)) continue
      const text = layout.readFile(`${folder}/${name}`) ?? ''
      for (const className of readClasses(/\.mdx?$/.test(name) ? removeCode(text) : text)) used.add(className)
    }
  }
  for (const name of DOCUSAURUS_CONFIGS) {
    const config = layout.readFile(name) ?? ''
    const ofItems = [...config.matchAll(ITEM_CLASS_NAME)].flatMap(([, names = '']) => names.split(/\s+/))
    for (const className of [...readClasses(config), ...ofItems]) used.add(className)
  }
  return used
}

/** All class names in the attributes of a text, including class names in expressions. */
function readClasses(text: string): readonly string[] {
  return [...text.matchAll(ATTRIBUTE)].flatMap(([, double, single, code]) => {
    const classList = double ?? single
    if (classList !== undefined) return classList.split(/\s+/)
    const texts = [...(code ?? '').matchAll(TEXT)].map(([, ...parts]) => parts.find((part) => part !== undefined) ?? '')
    return texts.flatMap((each) => each.split(/\s+/))
  })
}
