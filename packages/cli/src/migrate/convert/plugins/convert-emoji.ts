import type { PluginUse } from '../../../config/docusaurus/plugin-use.js'
import { isRecord } from '../../../config/is-record.js'
import { eachContentPage } from '../content-folders.js'
import type { ConvertContext } from '../convert-context.js'
import { type Converted, nothing, type Part, putAt } from '../converted.js'

/** The plugin that Docusaurus runs on every page. */
const PACKAGE = 'remark-emoji'
const CODE = /(?<![\w:/.])(:[a-z][a-z_]+[a-z]:)(?![\w:])/

/** Adds a plugin for codes such as `:rocket:` if a page has one: Docusaurus converts them to emoji by default. */
export function convertEmoji({ value }: Part, plugins: readonly PluginUse[], { layout }: ConvertContext): Converted {
  if (isRecord(value) && value['emoji'] === false) return nothing()
  for (const { file, text } of eachContentPage(plugins, layout)) {
    const [, code] = CODE.exec(text) ?? []
    if (code !== undefined) return emojiFor(`${code} in ${file}`, layout.hasModule(PACKAGE))
  }
  return nothing()
}

function emojiFor(name: string, isInstalled: boolean): Converted {
  if (!isInstalled) {
    const hint = `Install ${PACKAGE}, and add it to markdown.remarkPlugins in site.config.ts`
    return nothing({ status: 'lost', path: [], name, message: 'emoji codes appear as written', hint })
  }
  return {
    fields: putAt('markdown.remarkPlugins', [PACKAGE]),
    comments: {},
    notes: [
      {
        status: 'changed',
        path: [],
        name,
        message: `\`${PACKAGE}\` in \`markdown.remarkPlugins\`, which came with Docusaurus and turns these codes into emoji`,
        hint: `Install it as a dependency before you remove Docusaurus`,
      },
    ],
  }
}
