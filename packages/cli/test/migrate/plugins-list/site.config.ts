import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'No preset',
  url: 'https://docs.example.com',
  baseUrl: '/',
  customFields: { themeConfig: { mystery: { a: 1 } } },
  staticDirectories: ['static'],
  theme: { css: ['./static/css/extra.css', './site.css'] },
  docs: {
    tocMinHeadingLevel: 2,
    tocMaxHeadingLevel: 5,
    path: 'content',
    routeBasePath: '/',
    include: ['**/*.md'],
  },
  navbar: { title: 'No preset', items: [] },
  colorMode: { defaultMode: 'dark', disableSwitch: true },
  metadata: [{ name: 'robots', content: 'all' }],
  links: [
    { rel: 'preconnect', href: 'https://example.com' },
    { rel: 'stylesheet', href: 'https://example.com/a.css' },
    { rel: 'manifest', href: '/app.webmanifest', crossorigin: true },
  ],
  structuredData: [{ '@context': 'https://schema.org', '@type': 'Organization', name: 'No preset' }],
  scripts: [
    '/js/chat.js',
    { src: 'https://example.com/a.js', async: true, 'data-id': 'x' },
    { src: '/js/beacon.js', defer: true },
  ],
  security: {
    csp: {
      sources: {
        'script-src': ['https:'],
        'connect-src': ['https:', 'wss:'],
        'style-src': ["'unsafe-inline'", 'https:'],
        'font-src': ['https:', 'data:'],
        'frame-src': ['https:'],
        'form-action': ['https:'],
        'worker-src': ['blob:'],
      },
      trustedTypes: false,
    },
  },
  markdown: {
    // As in Docusaurus: .md files are MDX, too. With `md` only .mdx files are.
    format: 'mdx',
    admonitions: { spell: 'info', 'pro-tip': 'info' },
  },
  plugins: [{ docusaurus: 'docusaurus.config.cjs' }],
  // Links to what was not migrated would fail the build. Set it to 'throw' once they are fixed.
  onBrokenLinks: 'warn',
  // Docusaurus does not check the images of HTML and JSX. Set it to 'throw' once they are fixed.
  onBrokenImages: 'warn',
  // Pages are built even if parts of their MDX fail. Set it to 'throw' once they are fixed.
  onBrokenMdx: 'warn',
  // Docusaurus accepts more than docgen. Set it to 'throw' once the warnings are fixed.
  onBrokenContent: 'warn',
})
