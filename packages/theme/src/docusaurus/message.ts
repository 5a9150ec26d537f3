import type { Text } from '@docgen/renderer/contract'
import { createText } from './island-texts.js'
import { languageAt, type SiteTexts } from './language-at.js'

/**
 * What a component asks of the page that it is drawn for, written into its HTML between two U+0000: the compiler puts in
 * where a link leads, a text in the page's language, or a highlighted block of code, and takes elements to the page's head.
 */
export function message(
  kind: 'cards' | 'code' | 'document' | 'head' | 'layout' | 'link' | 'text',
  data: object,
): string {
  // React would write an apostrophe as an entity.
  const written = encodeURIComponent(JSON.stringify(data)).replaceAll("'", '%27')
  return `\u0000@${kind}:${written}\u0000`
}

/** Whether a reader's browser runs this: there nobody answers messages. */
export function isInBrowser(): boolean {
  return 'document' in globalThis
}

let browserTexts: SiteTexts | undefined

/** Gives the components of an island's bundle the texts of the interface that they show. */
export function provideTexts(site: SiteTexts): void {
  browserTexts = site
}

/** Texts of the interface: as messages in a build, from those that an island's bundle brings in a browser. */
export const text: Text = (key, values = {}) => {
  if (isInBrowser()) {
    if (!browserTexts) return key
    const { texts } = browserTexts
    return createText(document.documentElement.lang, texts[languageAt(location.pathname, browserTexts)] ?? {})(
      key,
      values,
    )
  }
  const strings = Object.entries(values).map(([name, value]) => [name, String(value)])
  return message('text', { key, values: Object.fromEntries(strings) })
}
