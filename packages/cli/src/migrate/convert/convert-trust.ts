import type { PluginUse } from '../../config/docusaurus/plugin-use.js'
import { eachContentPage } from './content-folders.js'
import type { ConvertContext } from './convert-context.js'
import { type Converted, nothing, putAt } from './converted.js'

/** Elements that docgen removes unless HTML is trusted. It keeps `<button onClick>`, without the handler. */
const REFUSED =
  /<(iframe|embed|object|applet|portal|frameset|form|fieldset|input|output|label|legend|select|textarea|link|meta|base|script|style|noscript|template|animate|animateMotion|animateTransform|set|button(?![^<>]*\sonClick))(?=[\s>/])/

/** Elements with code in an attribute: an event handler, or a `javascript:` URL. */
const HANDLER = /<([a-z][\w-]*)\s(?:[^<>]*\s)?(?:on[a-z]+=["']|(?:href|src|action)=["']?\s*(?:javascript|vbscript):)/

/**
 * Sets `markdown.trustHtml` if a page contains HTML that docgen does not trust, such as frames, forms and scripts.
 * Docusaurus trusts all HTML.
 */
export function convertTrust(plugins: readonly PluginUse[], { layout }: ConvertContext): Converted {
  return trustPages(eachContentPage(plugins, layout), 'Docusaurus')
}

/** A page of the site, with its path relative to the site's folder. */
export interface PageText {
  readonly file: string
  readonly text: string
}

/** Sets `markdown.trustHtml` if a page contains HTML that docgen does not trust, and `tool` does. */
export function trustPages(pages: Iterable<PageText>, tool: string): Converted {
  for (const { file, text } of pages) {
    const [, element] = REFUSED.exec(text) ?? HANDLER.exec(text) ?? []
    if (element !== undefined) return trustFor(element, file, tool)
  }
  return nothing()
}

/** Trusts all HTML, as another tool does, because of an element in a file. */
function trustFor(element: string, file: string, tool: string): Converted {
  return {
    fields: putAt('markdown.trustHtml', true),
    comments: {
      'markdown.trustHtml': `As in ${tool}: pages may contain any HTML, such as <${element}> in ${file}, and frames of other sites are shown.`,
    },
    notes: [
      {
        status: 'changed',
        path: [],
        name: `<${element}> in ${file}`,
        message: '`markdown.trustHtml`, which allows all HTML in pages, such as frames, forms and scripts',
        hint: 'Remove it unless you trust every author to add HTML',
      },
    ],
  }
}
