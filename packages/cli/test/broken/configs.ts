import type { BrokenCase } from './broken-case.js'
import { addPage } from './broken-site.js'

/** Settings that are well formed but do not fit the rest of the site. */
export const brokenConfigs: Readonly<Record<string, BrokenCase>> = {
  'theme-not-installed': { ...settings("theme: { package: 'docgen-theme-nobody-has' }"), losesWitness: true },
  'theme-component-unknown': { ...settings("theme: { components: { Fotter: './Footer.tsx' } }"), losesWitness: true },
  'theme-component-missing': { ...settings("theme: { components: { Footer: './Footer.tsx' } }"), losesWitness: true },
  'theme-styles-missing': settings("theme: { css: ['./own.css'] }"),
  'navbar-doc-unknown': settings("navbar: { items: [{ type: 'doc', docId: 'guide/setpu' }] }"),
  'navbar-sidebar-unknown': settings("navbar: { items: [{ type: 'docSidebar', sidebarId: 'guids' }] }"),
  'navbar-link-broken': settings("navbar: { items: [{ to: '/guide/setpu', label: 'Set up' }] }"),
  'navbar-html-link-broken': settings("navbar: { items: [{ type: 'html', value: '<a href=\"/nowhere\">x</a>' }] }"),
  'navbar-logo-link-broken': settings("navbar: { logo: { src: 'https://example.com/x.svg', href: '/nowhere' } }"),
  'footer-link-broken': settings("footer: { links: [{ title: 'More', items: [{ to: '/nowhere', label: 'x' }] }] }"),
  'footer-copyright-link-broken': settings('footer: { copyright: \'<a href="/nowhere">x</a>\' }'),
  'announcement-link-broken': settings('announcementBar: { content: \'New: <a href="/nowhere">x</a>\' }'),
  'sidebar-link-broken': settings(
    "docs: { sidebars: { main: ['index', 'guide/setup', 'witness', { type: 'link', href: '/nowhere', label: 'x' }] } }",
  ),
  'sidebar-html-link-broken': settings(
    "docs: { sidebars: { main: ['index', 'guide/setup', 'witness', { type: 'html', value: '<a href=\"/nowhere\">x</a>' }] } }",
  ),
  'base-url-is-an-address': { ...settings("baseUrl: 'https://example.org/docs/'"), losesWitness: true },
  'sidebar-doc-in-capitals': settings("docs: { sidebars: { main: ['index', 'Guide/Setup', 'witness'] } }"),
  'navbar-doc-in-capitals': settings("navbar: { items: [{ type: 'doc', docId: 'guide/Setup' }] }"),
  'docs-folder-twice': settings("docs: [{ path: 'docs' }, { id: 'more', path: 'docs' }]"),
  'search-context-without-pages': settings("search: { contexts: [{ path: '/guides', label: 'Guides' }] }"),
  'blog-folder-missing': settings("blog: { path: 'posts' }"),
  'favicon-missing-by-relative-path': settings("favicon: './img/icon.svg'"),
  'description-missing': settings("openapi: [{ path: './openapi.yaml', routeBasePath: '/api' }]"),
  'pages-in-the-docs': settings("pages: { path: 'docs' }"),
  'redirect-to-missing-page': settings("redirects: [{ from: '/old', to: '/nowhere' }]"),
  'redirect-over-page': settings("redirects: [{ from: '/guide/setup', to: '/witness' }]"),
  'redirect-twice': settings("redirects: [{ from: '/old', to: '/witness' }, { from: '/old', to: '/guide/setup' }]"),
  'redirect-in-a-circle': settings("redirects: [{ from: '/a', to: '/b' }, { from: '/b', to: '/a' }]"),
  'docs-path-out-of-the-site': { ...settings("docs: { path: '../elsewhere' }"), losesWitness: true },
  'docs-path-misspelt': { ...settings("docs: { path: 'dosc' }"), losesWitness: true },
  'docs-include-nothing': { ...settings("docs: { include: ['**/*.markdown'] }"), losesWitness: true },
  'static-folder-missing': settings("staticDirectories: ['pubilc']"),
  'texts-unknown-key': settings("texts: { en: { 'theme.NotFound.titel': 'Gone' } }"),
  'texts-unknown-locale': settings("texts: { de: { 'theme.NotFound.title': 'Weg' } }"),
  'plugin-throws': settings('markdown: { remarkPlugins: [() => () => { throw new Error("no") }] }'),
  'plugin-breaks-the-tree': settings('markdown: { rehypePlugins: [() => () => ({ type: "nonsense" })] }'),
  'locale-unknown': { make: sound, request: () => ({ locales: ['xx'] }), losesWitness: true },
}

function sound() {
  return addPage('# Page\n')
}

function settings(field: string): BrokenCase {
  return {
    make: () =>
      addPage(
        `export default {\n  title: 'Base',\n  url: 'https://docs.example.com',\n  ${field},\n}\n`,
        'site.config.ts',
      ),
  }
}
