import { isRecord } from '../../config/schema/is-record.js'
import type { PluginUse } from '../docusaurus/plugin-use.js'
import { type Carried, nothing, putAt } from './carried.js'
import { BLOG, PAGES } from './carry-content.js'
import type { CarryContext } from './carry-context.js'

const FOLDERS: Readonly<Record<string, string>> = { [BLOG]: 'blog', [PAGES]: 'src/pages' }

/** What docgen refuses unless HTML is trusted. A button with a handler is shown without it. */
const REFUSED = /<(iframe|embed|object|form|input|label|select|textarea|button(?![^>]*\sonClick))\b/

/** Blocks and spans of code, and comments: no HTML of the page. */
const NO_HTML = /^( *)(`{3,}|~{3,})[^\n]*\n[\s\S]*?^ *\2|(`+)[^`][\s\S]*?\3|<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/gm

/** `markdown.trustHtml` where a document holds a frame or a form: Docusaurus trusts all HTML, docgen none of that kind. */
export function carryTrust(plugins: readonly PluginUse[], { layout }: CarryContext): Carried {
  const folders = plugins.map(({ name, options: { value } }) =>
    isRecord(value) && typeof value['path'] === 'string' ? value['path'] : (FOLDERS[name] ?? 'docs'),
  )
  for (const folder of new Set([...folders, 'versioned_docs'])) {
    for (const name of layout.listFiles(folder)) {
      if (!/\.mdx?$/.test(name)) continue
      const file = `${folder}/${name}`
      const [, element] = REFUSED.exec((layout.readFile(file) ?? '').replace(NO_HTML, '')) ?? []
      if (element !== undefined) return trustFor(element, file)
    }
  }
  return nothing()
}

function trustFor(element: string, file: string): Carried {
  return {
    fields: putAt('markdown.trustHtml', true),
    comments: {
      'markdown.trustHtml': `As in Docusaurus: any HTML passes, such as <${element}> in ${file}, and frames of other sites are shown.`,
    },
    notes: [
      {
        fate: 'changed',
        path: [],
        name: `<${element}> in ${file}`,
        message: '`markdown.trustHtml`, without which frames, forms and buttons in documents are refused',
        hint: 'Take it out if not every writer may put any HTML into a page',
      },
    ],
  }
}
