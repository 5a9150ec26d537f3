import type { CodeCase } from './code-case.js'

const version = (name: string): Readonly<Record<string, string>> => ({
  [`versioned_docs/version-${name}/index.md`]: '# Start\n',
})

/** Problems in the config and in files beside the pages. */
export const configCodes: Readonly<Record<string, CodeCase>> = {
  'missing-base-url': {
    fields: "baseUrl: '/docs/', footer: { copyright: 'Base' }, theme: { components: { Footer: './Footer.tsx' } }",
    files: { 'Footer.tsx': 'export const Footer = () => <a href="/guide/setup">Set up</a>\n' },
  },
  'unsupported-extension': { files: { 'docs/notes.markdown': '# Notes\n' } },
  'redirect-loop': { fields: "redirects: [{ from: '/old', to: '/old' }]" },
  'redirect-chain': { fields: "redirects: [{ from: '/old', to: '/new' }, { from: '/new', to: '/guide/setup' }]" },
  'redirects-not-served': {
    files: {
      'site.config.ts':
        "export default {\n  title: 'Base',\n  url: 'https://me.github.io',\n  redirectPages: false,\n  redirects: [{ from: '/old', to: '/guide/setup' }],\n}\n",
    },
  },
  'invalid-edit-url': { fields: "docs: { editUrl: () => 'edit/here' }" },
  'blocked-font': {
    fields: "theme: { css: ['./own.css'] }",
    files: { 'own.css': '@font-face {\n  font-family: Own;\n  src: url(https://fonts.example.com/own.woff2);\n}\n' },
  },
  'social-cards': { fields: 'socialCards: { enabled: true }' },
  'llms-without-pages': {
    fields:
      "llms: { full: true, chats: [] }, blog: { feedContent: 'full' }, feeds: [{ path: '/', title: 'All', content: 'full' }]",
    files: { 'blog/2026-01-01-a.md': '# A\n', 'docs/dated.md': '---\ndate: 2026-01-01\n---\n\n# Dated\n' },
  },
  'unknown-token': {
    fields: "theme: { css: ['./own.css'], components: { Footer: './Footer.tsx' } }, footer: {}",
    files: {
      'own.css': ':root {\n  --color-acent-tint: #eef;\n}\n.own {\n  color: var(--colour-accent);\n}\n',
      'Footer.tsx':
        "import styles from './Footer.module.css'\nexport const Footer = () => <p className={styles.own}>Base</p>\n",
      'Footer.module.css': '.own {\n  color: var(--color-lines);\n}\n',
      'docs/box.mdx': "import './box.css'\n\n# Box\n",
      'docs/box.css': '.box {\n  background: var(--color-pages);\n}\n',
    },
  },
  'invalid-sidebars': {
    files: {
      'versions.json': '["1.0"]\n',
      ...version('1.0'),
      'versioned_sidebars/version-1.0-sidebars.json': '{ "main": [{ "type": "dok", "id": "index" }] }\n',
    },
  },
  'navbar-unknown-docs': {
    fields: "navbar: { items: [{ type: 'doc', docId: 'index', docsPluginId: 'handbook' }] }",
  },
  'navbar-unknown-version': {
    fields: "navbar: { items: [{ type: 'docsVersionDropdown', versions: ['9.9'] }] }",
    files: { 'versions.json': '["1.0"]\n', ...version('1.0') },
  },
  'navbar-sidebar-without-link': {
    fields:
      "docs: { sidebars: { main: ['index'], more: [{ type: 'html', value: '<b>More</b>' }] } }, navbar: { items: [{ type: 'docSidebar', sidebarId: 'more', label: 'More' }] }",
  },
  icon: { fields: "navbar: { items: [{ to: '/guide/setup', label: 'Set up', icon: 'nobody:rocket' }] }" },
  'sidebars-skipped': { files: { 'sidebars.ts': "export default { main: ['index'] }\n" } },
  'impossible-date': { fields: 'blog: {}', files: { 'blog/2026-02-31-hello.md': '# Hello\n' } },
  'blog-skipped': { files: { 'blog/2026-01-01-hello.md': '# Hello\n' } },
  'invalid-versions': { files: { 'versions.json': '{ "1.0": true }\n' } },
  'duplicate-version-label': {
    fields: "versions: { versions: { current: { label: '1.0' } } }",
    files: { 'versions.json': '["1.0"]\n', ...version('1.0') },
  },
  'duplicate-version-path': {
    fields: "versions: { versions: { '1.0': { path: 'x' }, '2.0': { path: 'x' } } }",
    files: { 'versions.json': '["2.0", "1.0"]\n', ...version('1.0'), ...version('2.0') },
  },
  'versions-at-root': { fields: "docs: { path: '.' }", files: { 'versions.json': '["1.0"]\n', ...version('1.0') } },
  'invalid-translation-file': {
    fields: "i18n: { defaultLocale: 'en', locales: ['en', 'de'] }",
    files: { 'i18n/de/site.json': '{ "navbar.title": 7 }\n' },
  },
}
