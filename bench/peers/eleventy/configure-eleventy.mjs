import { readFileSync } from 'node:fs'
import syntaxHighlight from '@11ty/eleventy-plugin-syntaxhighlight'
import markdownIt from 'markdown-it'
import { outlineDocuments, renderLayout } from './render-layout.mjs'

const STYLES = readFileSync(new URL('./site.css', import.meta.url), 'utf8')

/**
 * Eleventy as a careful user would set it up for plain documentation: markdown-it with linkify, Prism at build time,
 * one JavaScript layout, no template language run over the Markdown. Pages land in `section-NN/page-NN.html`.
 *
 * @param {import('@11ty/eleventy').UserConfig} config
 * @returns {object} the folders and formats, as Eleventy wants them
 */
export function configureEleventy(config) {
  const markdown = markdownIt({ html: true, linkify: true }).use(linkPages)
  config.setLibrary('md', markdown)
  config.addPlugin(syntaxHighlight)
  config.setUseGitIgnore(false)
  config.addGlobalData('layout', 'page.11ty.mjs')
  config.addGlobalData(
    'permalink',
    () =>
      ({ page }) =>
        `${page.filePathStem}.html`,
  )
  config.addCollection('outline', (collections) => outlineDocuments(listDocuments(collections.getAll())))
  config.addTemplate('site.11ty.js', { render: () => STYLES }, { permalink: 'site.css', layout: false, styles: true })
  return {
    dir: { input: 'docs', includes: '../eleventy-includes', output: 'eleventy-dist' },
    templateFormats: ['md', '11ty.js'],
    markdownTemplateEngine: false,
    htmlTemplateEngine: false,
  }
}

/**
 * The layout as a template of Eleventy's: a file in the includes folder re-exports it.
 *
 * @param {object} data what Eleventy knows about the page
 * @returns {string} the whole HTML document
 */
export function renderPage({ title, page, content, collections }) {
  return renderLayout({ title, url: page.url, content, outline: collections.outline })
}

/** @param {object[]} items all pages @returns {{title: string, url: string, section: string}[]} in reading order */
function listDocuments(items) {
  return items
    .filter((item) => item.inputPath.endsWith('.md'))
    .sort((a, b) => a.inputPath.localeCompare(b.inputPath, 'en', { numeric: true }))
    .map((item) => ({ title: item.data.title, url: item.url, section: item.url.split('/')[1] }))
}

/** @param {import('markdown-it')} markdown whose relative links to `.md` files are to lead to pages */
function linkPages(markdown) {
  const openLink = (tokens, index, options, _environment, self) => {
    const href = tokens[index].attrGet('href')
    if (/^\.{1,2}\/.*\.md$/.test(href)) tokens[index].attrSet('href', href.replace(/\.md$/, '.html'))
    return self.renderToken(tokens, index, options)
  }
  markdown.renderer.rules.link_open = openLink
}
