import type { ThemeMarkup } from './theme-markup.js'

/** Mintlify. Its pages are rendered on its servers, so only saved pages can be compared. */
export const mintlifyMarkup: ThemeMarkup = {
  name: 'Mintlify',
  detect: 'meta[name="generator"][content^="Mintlify"], #content-area .mdx-content',
  main: '#content-area',
  skip: [
    '.eyebrow, #pagination, .feedback-toolbar, .contextual-menu, footer, nav',
    '#page-context-menu, [data-floating-buttons], .code-block-header-actions, #table-of-contents',
  ].join(', '),
  permalinks: 'a[aria-label="Navigate to header"]',
  codeLines: '',
  generatedIds: /^(?:radix-|headlessui-|content-area$|header$|content$|pagination$|:r|_R_|\u00ab)/,
}

/** GitBook. Its pages are rendered on its servers, so only saved pages can be compared. */
export const gitbookMarkup: ThemeMarkup = {
  name: 'GitBook',
  detect: 'meta[name="generator"][content^="GitBook"]',
  main: 'main',
  skip: [
    'nav, footer, aside, header:not(:has(h1))',
    'a[aria-label="Direct link to heading"], .page-actions, [data-testid="page-feedback"]',
    'header nav, [data-testid="page-cover"]',
  ].join(', '),
  permalinks: 'a[aria-label="Direct link to heading"]',
  codeLines: '.highlight-line',
  generatedIds: /^(?:radix-|:r|_R_|\u00ab|cover)/,
}
