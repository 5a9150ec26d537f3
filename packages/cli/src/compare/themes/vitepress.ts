import type { ThemeMarkup } from './theme-markup.js'

/** The default theme of VitePress. */
export const vitePressMarkup: ThemeMarkup = {
  name: 'VitePress',
  detect: 'meta[name="generator"][content^="VitePress"], .VPContent',
  main: '.VPContent .VPHero, .VPContent .VPFeatures, .VPContent .vp-doc',
  skip: [
    // The name of the language and the button of a code block, and its line numbers.
    '[class*="language-"] > .lang, [class*="language-"] > button, .line-numbers-wrapper',
    '.footnotes-sep, a.footnote-backref',
    '.mermaid',
  ].join(', '),
  permalinks: 'a.header-anchor',
  generatedIds: /^(?:fn\d|fnref|tab-|VPContent$|app$)/,
}
