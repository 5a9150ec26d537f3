import type { ThemeMarkup } from './theme-markup.js'

/** Starlight, on Astro. */
export const starlightMarkup: ThemeMarkup = {
  name: 'Starlight',
  detect: 'meta[name="generator"][content^="Starlight"]',
  main: 'main',
  skip: [
    'footer, mobile-starlight-toc, starlight-toc, .pagination-links, .ec-section > summary',
    '.expressive-code .copy, .expressive-code .header:not(:has(.title)), .ec-line .gutter',
    'starlight-file-tree .sr-only, .sl-steps > .sr-only',
    '[data-footnote-backref], section.footnotes > h2',
  ].join(', '),
  permalinks: 'a.sl-anchor-link',
  codeLines: '.ec-line',
  generatedIds: /^(?:_top$|starlight__|tab-|tab-panel-|user-content-fn)/,
}
