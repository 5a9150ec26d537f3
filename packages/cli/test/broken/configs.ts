import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createCodeSite } from '../codes/code-case.js'
import type { BrokenCase } from './broken-case.js'
import { addPage } from './broken-site.js'
import { settingsCase } from './settings-case.js'

const THEME = new URL('../../../theme/dist/index.js', import.meta.url).href

/** Settings that are well formed but do not fit the rest of the site. */
export const brokenConfigs: Readonly<Record<string, BrokenCase>> = {
  'navbar-is-a-number': settingsCase('title: 7, navbar: 5'),
  'theme-not-installed': settingsCase("theme: { package: 'docgen-theme-nobody-has' }"),
  'values-of-other-fields': {
    ...settingsCase(`baseUrl: 'https://docs.example.com/docs/',
    checks: { api: { rules: { 'enum-value-aded': { severity: 'warn', reason: 'x' } } }, search: 'warning' },
    navbar: { logo: { src: '/a.svg', dark: '/b.svg' } },
    feedback: { to: 'docs@example.com' },
    redirects: [{ from: '/old', to: 'http:/example.org' }],
    scripts: ['https:/stats.example.com/x.js']`),
    losesWitness: true,
  },
  'theme-component-unknown': settingsCase("theme: { components: { Fotter: './Footer.tsx' } }"),
  'theme-component-without-dot': {
    make: () =>
      createCodeSite({
        fields: "footer: {}, theme: { components: { Footer: 'components/Footer.tsx' } }",
        files: {
          'components/Footer.tsx':
            "import { original } from '@docgen/cli/theme'\nexport const Footer = (props) => <original.Fotter {...props} />\n",
        },
      }),
  },
  'theme-island-with-other-props': {
    make: () =>
      createCodeSite({
        fields: "footer: {}, theme: { components: { Footer: './src/Footer.tsx' } }",
        files: {
          'src/Footer.tsx':
            "import Rating from './Rating'\nexport const Footer = () => (\n  <p>\n    <Rating from={1} />\n    <Rating onPick={() => 1} since={new Date(0)} />\n  </p>\n)\n",
          'src/Rating.tsx': "'use client'\nexport default function Rating() {\n  return <b>5</b>\n}\n",
        },
      }),
  },
  'island-at-an-unknown-time': {
    make: () =>
      createCodeSite({
        files: {
          'docs/page.mdx': "import { Rating } from './rating'\n\n# Page\n\n<Rating />\n",
          'docs/rating.tsx': "'use client'\nexport const hydrate = 'hover'\nexport const Rating = () => <b>5</b>\n",
        },
      }),
  },
  'theme-package-throws': {
    make: () =>
      createCodeSite({
        fields: "footer: {}, theme: { package: 'own-theme' }",
        files: {
          'node_modules/own-theme/package.json': '{ "type": "module", "exports": "./index.js" }',
          'node_modules/own-theme/index.js': `import { theme as base } from '${THEME}'\nimport { Footer } from './footer.js'\nexport const theme = { ...base, components: { ...base.components, Footer } }\n`,
          'node_modules/own-theme/footer.js': "export function Footer() {\n  throw new Error('no year')\n}\n",
        },
      }),
  },
  'theme-text-unknown': {
    make: () =>
      createCodeSite({
        fields: "footer: {}, theme: { components: { Footer: './Footer.tsx' } }",
        files: { 'Footer.tsx': "export const Footer = ({ text }) => <p>{text('theme.Search.resluts')}</p>\n" },
      }),
  },
  'theme-token-values': {
    make: () =>
      createCodeSite({
        fields: "theme: { css: ['./own.css'] }",
        files: { 'own.css': ':root {\n  --color-accent: 0b6b57;\n  --radius: 4px\n  --space-7: 2rem;\n}\n' },
      }),
  },
  'theme-component-missing': settingsCase("theme: { components: { Footer: './Footer.tsx' } }"),
  'theme-component-imports-what-is-missing': componentCase("import { x } from 'lodahs-of-nobody'\n"),
  'theme-component-imports-unknown-name': componentCase("import Link from '@docgen/theme/lnk'\n"),
  'theme-component-never-closed': componentCase('', 'export const Footer = () => <p>\n'),
  // With a hook, React renders it, and would continue after each overflow of the stack.
  'theme-component-in-itself': componentCase(
    "import { useId } from 'react'\n",
    'export function Footer() {\n  return (\n    <p id={useId()}>\n      <Footer />\n    </p>\n  )\n}\n',
  ),
  'page-component-without-default': {
    make: () => addPage('export function Page() {\n  return <p>Text</p>\n}\n', 'src/pages/named.tsx'),
  },
  'theme-styles-in-sass': {
    make: () => {
      const copy = settingsCase("theme: { css: ['./own.scss'] }").make()
      writeFileSync(join(copy.siteDir, 'own.scss'), '$accent: red;\na { color: $accent }\n')
      return copy
    },
  },
  'theme-styles-missing': settingsCase("theme: { css: ['./own.css'] }"),
  'navbar-doc-unknown': settingsCase("navbar: { items: [{ type: 'doc', docId: 'guide/setpu' }] }"),
  'navbar-sidebar-unknown': settingsCase("navbar: { items: [{ type: 'docSidebar', sidebarId: 'guids' }] }"),
  'navbar-link-broken': settingsCase("navbar: { items: [{ to: '/guide/setpu', label: 'Set up' }] }"),
  'navbar-html-link-broken': settingsCase("navbar: { items: [{ type: 'html', value: '<a href=\"/nowhere\">x</a>' }] }"),
  'navbar-logo-link-broken': settingsCase("navbar: { logo: { src: 'https://example.com/x.svg', href: '/nowhere' } }"),
  'footer-link-broken': settingsCase("footer: { links: [{ title: 'More', items: [{ to: '/nowhere', label: 'x' }] }] }"),
  'footer-copyright-link-broken': settingsCase('footer: { copyright: \'<a href="/nowhere">x</a>\' }'),
  'announcement-link-broken': settingsCase('announcementBar: { content: \'New: <a href="/nowhere">x</a>\' }'),
  'sidebar-link-broken': settingsCase(
    "docs: { sidebars: { main: ['index', 'guide/setup', 'witness', { type: 'link', href: '/nowhere', label: 'x' }] } }",
  ),
  'sidebar-html-link-broken': settingsCase(
    "docs: { sidebars: { main: ['index', 'guide/setup', 'witness', { type: 'html', value: '<a href=\"/nowhere\">x</a>' }] } }",
  ),
  'base-url-is-an-address': { ...settingsCase("baseUrl: 'https://example.org/docs/'"), losesWitness: true },
  'sidebar-doc-in-capitals': settingsCase("docs: { sidebars: { main: ['index', 'Guide/Setup', 'witness'] } }"),
  'navbar-doc-in-capitals': settingsCase("navbar: { items: [{ type: 'doc', docId: 'guide/Setup' }] }"),
  'docs-folder-twice': settingsCase("docs: [{ path: 'docs' }, { id: 'more', path: 'docs' }]"),
  'search-context-without-pages': settingsCase("search: { contexts: [{ path: '/guides', label: 'Guides' }] }"),
  'feed-without-pages': settingsCase("feeds: [{ path: '/guides', title: 'Guides' }]"),
  'feed-without-dates': settingsCase("feeds: [{ path: '/guide', title: 'Guide' }]"),
  'home-page-missing': settingsCase("docs: { routeBasePath: '/docs' }"),
  'blog-folder-missing': settingsCase("blog: { path: 'posts' }"),
  'authors-with-dead-links': {
    make: () => {
      const copy = settingsCase('blog: {}').make()
      mkdirSync(join(copy.siteDir, 'blog'))
      const author = '  image_url: /img/gone.png\n  socials:\n    newsletter: jo\n'
      writeFileSync(join(copy.siteDir, 'blog/authors.yml'), `jo:\n  name: Jo\n  url: /gone\n${author}`)
      writeFileSync(
        join(copy.siteDir, 'blog/2026-01-01-post.md'),
        '---\nauthors:\n  - jo\n  - jon\n  - name: Ann\n    image_url: ./gone.png\n---\n\n# Post\n',
      )
      return copy
    },
  },
  'favicon-missing-by-relative-path': settingsCase("favicon: './img/icon.svg'"),
  'description-missing': settingsCase("openapi: [{ path: './openapi.yaml', routeBasePath: '/api' }]"),
  'pages-in-the-docs': settingsCase("pages: { path: 'docs' }"),
  'redirect-to-missing-page': settingsCase("redirects: [{ from: '/old', to: '/nowhere' }]"),
  'redirect-over-page': settingsCase("redirects: [{ from: '/guide/setup', to: '/witness' }]"),
  'redirect-twice': settingsCase("redirects: [{ from: '/old', to: '/witness' }, { from: '/old', to: '/guide/setup' }]"),
  'redirect-in-a-circle': settingsCase("redirects: [{ from: '/a', to: '/b' }, { from: '/b', to: '/a' }]"),
  'docs-path-out-of-the-site': { ...settingsCase("docs: { path: '../elsewhere' }"), losesWitness: true },
  'docs-path-misspelt': { ...settingsCase("docs: { path: 'dosc' }"), losesWitness: true },
  'docs-path-misspelt-with-links': {
    ...settingsCase(
      "docs: { path: 'dosc' }, navbar: { items: [{ to: '/guide', label: 'G' }, { type: 'doc', docId: 'x', label: 'X' }] }, footer: { links: [{ title: 'A', items: [{ to: '/a', label: 'A' }] }] }",
    ),
    losesWitness: true,
  },
  'docs-include-nothing': { ...settingsCase("docs: { include: ['**/*.markdown'] }"), losesWitness: true },
  'static-folder-missing': settingsCase("staticDirectories: ['pubilc']"),
  'texts-unknown-key': settingsCase("texts: { en: { 'theme.NotFound.titel': 'Gone' } }"),
  'texts-unknown-locale': settingsCase("texts: { de: { 'theme.NotFound.title': 'Weg' } }"),
  'policy-source-without-quotes': {
    ...settingsCase(
      "security: { csp: { sources: { 'style-src': ['unsafe-inline'], 'img-src': ['https:; x'], 'conect-src': [] } } }",
    ),
  },
  'policy-off': settingsCase('security: { csp: false }'),
  'policy-inline-scripts': settingsCase(`security: { csp: { sources: { 'script-src': ["'unsafe-inline'"] } } }`),
  'description-missing-with-links': settingsCase(
    "openapi: [{ path: 'gone.yaml', routeBasePath: '/api' }], navbar: { items: [{ to: '/api/orders', label: 'API' }] }",
  ),
  'key-twice': { make: () => createCodeSite({ fields: "tagline: 'First', tagline: 'Second'" }) },
  'key-twice-in-sidebars': {
    make: () =>
      createCodeSite({
        fields: "docs: { sidebars: './sidebars.ts' }",
        files: { 'sidebars.ts': "export default { main: [{ type: 'doc', id: 'index', id: 'index' }] }\n" },
      }),
  },
  'plugin-throws': settingsCase('markdown: { remarkPlugins: [() => () => { throw new Error("no") }] }'),
  'html-hook-throws-with-a-value': settingsCase(
    "plugins: [{ name: 'own', version: '1', html: { change: (_, { page }) => { throw new Error(String(page.route.length)) } } }]",
  ),
  'plugin-breaks-the-tree': settingsCase('markdown: { rehypePlugins: [() => () => ({ type: "nonsense" })] }'),
  'locales-with-a-comma': { make: sound, request: () => ({ locales: ['en,de'] }), losesWitness: true },
  'locale-unknown': { make: sound, request: () => ({ locales: ['xx'] }), losesWitness: true },
}

function sound() {
  return addPage('# Page\n')
}

/** The sound site with a footer of its own. */
function componentCase(imports: string, code = 'export const Footer = () => <p>{String(x ?? Link)}</p>\n'): BrokenCase {
  const { make } = settingsCase("theme: { components: { Footer: './Footer.tsx' } }")
  return {
    make: () => {
      const copy = make()
      writeFileSync(join(copy.siteDir, 'Footer.tsx'), imports + code)
      return copy
    },
  }
}
