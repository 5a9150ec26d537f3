import type { PluginUse } from '../../config/docusaurus/plugin-use.js'
import { contentFolders, withoutCode } from './content-folders.js'
import type { ConvertContext } from './convert-context.js'
import { NEW_STYLES } from './convert-styles.js'
import { type Converted, nothing } from './converted.js'
import { listClassRules } from './list-class-rules.js'

const SOURCE = /\.(?:mdx?|[jt]sx?)$/
const ATTRIBUTE = /\bclass(?:Name)?\s*=\s*(?:"([^"]*)"|'([^']*)'|\{([^}]*)(?:\}|$))/g
const TEXT = /'([^']*)'|"([^"]*)"|`([^`]*)`/g

/**
 * Rules for Infima's class names in docs, pages and components: Docusaurus includes the whole style sheet, docgen
 * none of it.
 */
export function convertClasses(plugins: readonly PluginUse[], { layout }: ConvertContext): Converted {
  const used = new Set<string>()
  for (const folder of [...contentFolders(plugins), 'i18n', 'src']) {
    for (const name of layout.listFiles(folder)) {
      if (!SOURCE.test(name)) continue
      const text = layout.readFile(`${folder}/${name}`) ?? ''
      for (const className of readClasses(/\.mdx?$/.test(name) ? withoutCode(text) : text)) used.add(className)
    }
  }
  const rules = listClassRules().filter(({ classNames }) => classNames.every((name) => used.has(name)))
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

/** All class names in the attributes of a text, including those in expressions. */
function readClasses(text: string): readonly string[] {
  return [...text.matchAll(ATTRIBUTE)].flatMap(([, double, single, code]) => {
    const classList = double ?? single
    if (classList !== undefined) return classList.split(/\s+/)
    const texts = [...(code ?? '').matchAll(TEXT)].map(([, ...parts]) => parts.find((part) => part !== undefined) ?? '')
    return texts.flatMap((each) => each.split(/\s+/))
  })
}
