import type { Text } from '@docgen/renderer/contract'
import { languageAt, type SiteTexts } from './hooks/language-at.js'
import { createText } from './island-texts.js'

/**
 * A message of a component to its page, written into the HTML between two U+0000. The compiler replaces it, for example
 * with a link target, a translation or highlighted code, or changes the page, for example links a style sheet.
 */
export function message(
  kind: 'cards' | 'code' | 'document' | 'framePart' | 'head' | 'icon' | 'layout' | 'link' | 'search' | 'sheet' | 'text',
  data: object,
): string {
  // React would escape an apostrophe as an entity.
  const encoded = encodeURIComponent(JSON.stringify(data)).replaceAll("'", '%27')
  return `\u0000@${kind}:${encoded}\u0000`
}

/** Whether this runs in a reader's browser, where nothing handles messages. */
export function isInBrowser(): boolean {
  return 'document' in globalThis
}

let browserTexts: SiteTexts | undefined

/** Provides the UI strings that the components of an island's bundle show. */
export function provideTexts(site: SiteTexts): void {
  browserTexts = site
}

/** Returns a UI string: in a build, a message; in a browser, the string in the island's bundle, or else the key. */
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
