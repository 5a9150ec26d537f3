import type { ThemeMarkup } from './theme-markup.js'

const GENERATED_IDS = /^(?:__|fn:|fnref|toc-|glightbox|_+(?:code)?_)/

/** Content of all themes: what extensions of Python-Markdown generate. docgen shows `[TOC]` beside the page. */
const GENERATED = [
  '.toc, .linenos, .linenodiv',
  'a.footnote-backref',
  '.mermaid, pre.mermaid',
  'img.emojione, img.twemoji, .twemoji',
]

/** Material for MkDocs. */
export const materialMarkup: ThemeMarkup = {
  name: 'Material for MkDocs',
  detect: 'meta[name="generator"][content*="mkdocs-material"], [data-md-component="container"]',
  main: '.md-content__inner, .mdx-hero',
  skip: [
    '.md-content__button, .md-source-file, .md-source-date, .md-feedback, .md-tags, nav, form, aside.md-source-file',
    '.md-clipboard, .md-code__nav, .md-post__header, .md-pagination',
    ...GENERATED,
  ].join(', '),
  permalinks: 'a.headerlink',
  generatedIds: GENERATED_IDS,
}

/** The theme `readthedocs` of MkDocs. */
export const readTheDocsMarkup: ThemeMarkup = {
  name: 'MkDocs with the theme readthedocs',
  detect: '.wy-nav-content .rst-content',
  main: '.rst-content [role="main"]',
  skip: GENERATED.join(', '),
  permalinks: 'a.headerlink',
  generatedIds: GENERATED_IDS,
}

/** The default theme of MkDocs. */
export const mkdocsMarkup: ThemeMarkup = {
  name: 'MkDocs',
  detect: '#mkdocs_search_modal, #mkdocs_keyboard_modal',
  main: '[role="main"]',
  skip: GENERATED.join(', '),
  permalinks: 'a.headerlink',
  generatedIds: GENERATED_IDS,
}
